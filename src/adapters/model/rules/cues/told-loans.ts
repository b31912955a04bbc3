import type { ToldRule } from "./told-rule";

const NOT_LOANS = "suppliers?\\b|\\btax(?:es)?\\b|salar|wages|\\brent\\b|receivable|debtors|owes? us|customers?|buyers?|limit of|insured|premium|deposit|shares?\\b|per month|will owe|repaid\\b|cleared|applied for|requested|asks?\\b|seek";
const BANK = "(?:[a-z&.'-]+ ){0,4}?";

/** Debts, their price, what is asked and what lies in the bank, in the clipped words of memos, contracts and minutes. */
export const TOLD_LOANS: readonly ToldRule[] = [
  {
    key: "total_debt", kind: "money", plan: false,
    before: new RegExp(`(?:(?:^|\\n)(?:owing|owed|debts?|loans?|borrowings?|liabilities|bank debt|credit)(?: (?:now|today|outstanding|position|with banks?))?[.:] ?|\\b(?:bank |loan |term |existing )?(?:finance|financing|loans?|facilit(?:y|ies)|borrowings?|credit|debt|advances?|mortgage|overdraft) (?:currently |still |now |balance )?(?:outstanding|owing|availed|drawn)(?: ${BANK})?(?: ?(?:is|are|was|were|of|at|stands at|stood at|amounts? to|amounted to|:))*|\\boutstanding (?:bank |term )?(?:loans?|balance|amount|debt|principal|facility)(?: (?:of|on|from|with|to|at|due|owed|for)\\b[a-z' -]{2,50})?(?: (?:is|are|was|of|stood at|stands at|amounts? to|amounted to)|:)|\\b(?:loan|facility|debt|mortgage)(?: [a-z]+){0,4} (?:has|had|with) an? (?:outstanding )?balance of|\\bits outstanding (?:loan|debt|facility) of|\\b(?:zimebaki|umebaki|limebaki|imebaki|yamebaki|tunadaiwa|anadaiwa|kinadaiwa|inadaiwa|(?:deni|mkopo|salio la (?:mkopo|deni)) (?:lililobaki|uliobaki|la sasa|letu|uliosalia|lililosalia)(?: ni)?|salio la (?:mkopo|deni)(?: ni)?)(?: na [a-z]+)?)\\s*$`),
    needs: /loan|financ|facilit|borrow|credit|debt|advance|mortgage|overdraft|owing|owed|liabilit|mkopo|kopa|deni|daiwa|benki|bank/,
    never: new RegExp(NOT_LOANS), clause: true,
  },
  {
    key: "interest_rate_pct", kind: "percent", plan: null, unit: "%",
    before: /(?:\b(?:loans?|facility|overdraft|mortgage|term credit|debentures?)\b[^.;%]{0,40}\b(?:bears?|bearing|carr(?:y|ies)|attracts?|costs?|charges?|charged|priced)(?: interest)?(?: at| of)? ?|\b(?:owe[sd]?|owing|debts?|borrowings?|refinance|bank finance|loan balance|loans?)\b[^.;%]{0,60}(?: at|@) ?|\b(?:mkopo|tulikopa|zimebaki|deni|umebaki)\b[^.;%]{0,70}riba ya (?:asilimia )?|\b(?:bank|lender|sacco|fund|microfinance) (?:charges?|charged)(?: us)?(?: interest(?: at| of)?)? ?)$/,
    never: /default|discount|penalt|growth|\btax(?:es)?\b|levy|deposit|savings|inflation|exchange|insured at|repaid|per month|% of|guarantee|fee\b|vat\b/, clause: true,
  },
  {
    key: "funding_request", kind: "money", plan: null,
    before: /(?:(?:^|\n)(?:what (?:they|he|she|we) (?:want|ask for|need)|(?:loan|facility|credit|amount|sum|funding|finance) (?:asked(?: for)?|wanted|needed|sought|required|requested|applied for)|requested (?:loan|amount|facility)|application|(?:the )?request|ask)\s*[:.-]\s*|\b(?:seeking|seeks|seek|requires?|wants?|requesting|requests?|requested|applied for|applies for|applying for|apply for|needs?|asks? for|asking for) (?:from [a-z ]{3,30} )?(?:an? |the )?(?:[a-z-]+ ){0,3}(?:loan|facility|overdraft|credit line|line of credit|grant|credit|financing|advance)(?: facility)? (?:of|amounting to|for|worth|in the amount of)(?: about)?)\s*$/,
    never: /last year|in 20[01]\d|received|granted|refused|outstanding|balance owing|repaid|cleared|\bhad\b|existing|still owed|approved|members? (?:asked|requested)|customers?/, clause: true,
  },
  {
    key: "funding_request", kind: "money", plan: null, both: true,
    before: /\b(?:we|company|society|firm|cooperative|business|farm|group|association) (?:seeks?|needs?|requires?|asks? for|requests?|(?:is|are) (?:seeking|requesting|asking for|looking for)) ?$/,
    after: /^ (?:in|of|as) (?:an? )?(?:[a-z]+ )?(?:financing|finance|funding|loans?|credit|debt|capital)\b/,
    never: /last year|received|granted|refused|outstanding|repaid|customers?|each member/, clause: true,
  },
  {
    key: "cash_balance", kind: "money", plan: false,
    before: /(?:\b(?:balances?|cash|money|funds)(?: held)? (?:at|in|with) (?:the |our )?(?:bank|bank accounts?|(?:[a-z]+ ){1,3}(?:bank|account|sacco))(?:,? (?:on|as at|at|as of) [a-z0-9 ,./]{4,22})?(?: (?:was|is|stood at|amounted to|of))?[ :]*|\b(?:bank|account) (?:statement )?(?:balance|showed|shows)(?:,? (?:on|as at|at|as of) [a-z0-9 ,./]{4,22})?(?: (?:was|is|stood at|of|a balance of))?[ :]*|\b(?:akaunti|akiba|salio)(?: [a-z]+){0,4} (?:benki|akaunti)[^.;\d]{0,30}(?:ina|ilikuwa na|ni|:)?\s*|\bfedha (?:zilizopo|taslimu)(?: [a-z]+){0,3}(?: ni|:)?\s*)$/,
    never: /loan|lend|overdraft|budget|minimum|lowest|forecast|mkopo|deni|insured|per month|price|opening|beginning|fixed deposit|members' deposits|average/, clause: true,
  },
  {
    key: "cash_balance", kind: "money", plan: false, both: true,
    before: /(?:\b(?:bank|benki|sacco|mpesa|m-pesa|akaunti)(?: (?:ya|ya wakulima|account|a\/c|current account|savings account))*(?: [a-z]+){0,2} ?[:=-] ?)$/,
    after: /^ \((?:as at |on |tarehe )?(?:\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,2} [a-z]{3,9} \d{4})\)/,
    never: /loan|lend|overdraft|owed|debt|mkopo|deni/, clause: true,
  },
  {
    key: "bank_inflows_12m", kind: "money", plan: false, both: true,
    before: /\b(?:in|over|for|during) the (?:last|past|previous) (?:12|twelve) months,? ?$/,
    after: /^ (?:came|went|passed|was paid|were paid|was credited|were credited|was deposited|were deposited) (?:in(?:to)?|through|to) (?:our|the|its|their) (?:bank )?accounts?\b/,
    never: /average|per month|loan|savings/, clause: true,
  },
  {
    key: "bank_inflows_12m", kind: "money", plan: false,
    before: /\b(?:credits?|deposits?|inflows?|credit turnover|receipts?|lodge?ments)(?: (?:to|into|on|through|in) (?:the |its |their |our )?(?:bank )?(?:accounts?|statements?|bank))?,? (?:in|over|for|during) (?:the )?(?:last |past |previous )?(?:12|twelve) months(?: (?:to|ended|ending|up to) [a-z0-9 ]{3,16})?(?: (?:came to|were|was|totall?ed|amounted to|of|stood at)|:)*\s*$/,
    never: /average|per month|members' deposits|savings/, clause: true,
  },
  {
    key: "production_capacity", kind: "output", plan: null, both: true,
    before: /\b(?:plant|mill|line|press|dryer|drier|factory|huller|cooler|machine|oven|unit|sheller|grader|packhouse|kiln)s?(?: [a-z]+){0,2} (?:of|with a capacity of|rated at|with|doing|handling|processing|that does|which does|can do)(?: up to| about)? ?$/,
    after: /^ ?(?:t|tons?|tonnes?|mt|kgs?|kilos?|litres?|l|bags?|birds?|eggs|heads?|trays|crates)? ?(?:(?:of [a-z]+ )?(?:per|an|a) (?:hour|day|shift|week|month|year|season)|\/ ?(?:h|hr|hour|d|day|shift))\b/,
    never: /stor(?:e|age)|buyer's|competitor|will|planned|would|loss|consumes|diesel|fuel|water/, clause: true,
  },
];
