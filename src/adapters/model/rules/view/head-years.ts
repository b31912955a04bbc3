/** The years that column heads name by days, months and short forms. Plain text, five languages. */
/** "31/12/2023" and "31.03.24" over a column name its year. */
const DAY_IN_HEAD = /(?<![\d./-])(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-]((?:19|20)?\d\d)(?!\d|[./-]\d)/g;
/** "24/25" and "fy25" over a column name a year; a sheet prints one as an amount, "2,024", when it is a cell's whole text. */
const SHORT_YEARS = /(?<![\d./,-])(\d\d)([/-])(\d\d)(?![\d./-])|(?<![a-z])(fy ?'?)(\d\d)(?!\d)|^(\s*)([12])[,.](\d{3})(?=\s*(?:\([a-z]+\)\s*)?$)/g;
export const inFullYears = (plain: string): string => plain.replace(SHORT_YEARS, (all, from: string | undefined, mark: string, to: string, fiscal: string | undefined, short: string, lead: string | undefined, thousand: string, rest: string) => {
  if (from !== undefined) return (Number(from) + 1) % 100 === Number(to) ? `20${from}${mark}${to}` : all;
  if (fiscal !== undefined) return `${fiscal}20${short}`;
  const year = Number(`${thousand}${rest}`);
  return year >= 1950 && year < 2070 ? `${lead ?? ""}${year}` : all;
});
/** "July 22 - June 23" over a column is the year from 2022 to 2023. */
const MONTH = "(?:jan|feb|fev|mar|apr|avr|abr|may|mai|jun|jul|juil|aug|aou|ago|sep|set|oct|out|okt|nov|dec|dez|dic|des)[a-z]{0,6}\\.?";
const MONTHS_IN_HEAD = new RegExp(`(?<![a-z])${MONTH} ?'?(?:20)?(\\d\\d) ?(?:-|to|a|au|al|hadi) ?${MONTH} ?'?(?:20)?(\\d\\d)(?!\\d)`, "g");
const monthsToYears = (plain: string): string => (/\d ?(?:-|to|a|au|al|hadi) ?[a-z]{3}/.test(plain) ? plain.replace(MONTHS_IN_HEAD, (all, from: string, to: string) => ((Number(from) + 1) % 100 === Number(to) ? `20${from}/${to}` : from === to ? `20${to}` : all)) : plain);
/** "28 Feb 2022", "30-Jun-23" and "June 30, 2021" over a column name their year as well. */
const DAY = "(?:0?[1-9]|[12]\\d|3[01])";
const WRITTEN_DAY = new RegExp(`(?<![\\d.,/-])${DAY}(?:(?:st|nd|rd|th|er)?(?: (?:of |de )?|-)${MONTH},?[ -](?:de )?((?:19|20)\\d\\d)|-${MONTH}-(\\d\\d))(?![\\d-]|[.,]\\d)|(?<![a-z])${MONTH} ${DAY}(?:st|nd|rd|th)?,? ((?:19|20)\\d\\d)(?!\\d)`, "g");
const writtenDays = (plain: string): string => (/[a-z]/.test(plain) ? plain.replace(WRITTEN_DAY, (_, last: string | undefined, short: string | undefined, year: string | undefined) => last ?? year ?? `20${short ?? ""}`) : plain);
export const daysToYears = (plain: string): string => (/\d/.test(plain) ? inYears(plain) : plain);
const inYears = (plain: string): string => monthsToYears(writtenDays(inFullYears(plain.replace(DAY_IN_HEAD, (_, year: string) => (year.length === 2 ? `20${year}` : year)))));
