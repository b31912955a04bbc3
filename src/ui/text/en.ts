import type { AssessmentState } from "@/domain/assessment/assessment";
import type { LevelId } from "@/domain/risk/rubric";

/**
 * Words of the kit and the frame. A feature keeps its own catalogue of the same form in
 * features/x/ui/text.ts; plurals and values are functions, so another language is another object of this type.
 */
export const en = {
  product: "Risk Desk",
  level: { LOW: "Low", MODERATE: "Moderate", HIGH: "High", CRITICAL: "Critical", NONE: "No evidence" } satisfies Record<LevelId | "NONE", string>,
  insufficient: "Insufficient evidence",
  scale: {
    label: (score: number, low: number, high: number) =>
      low === high
        ? `Score ${score}, no unknowns, on a scale from 0 to 100`
        : `Score ${score}, range ${low} to ${high}, on a scale from 0 to 100`,
    noUnknowns: "no unknowns",
  },
  coverage: { label: "Coverage", none: "None yet", meaning: "Share of indicator weight backed by evidence" },
  assessmentState: {
    DRAFT: "Draft",
    ANALYZING: "Analysing",
    ACTION_REQUIRED: "Action required",
    COMPLETE: "Complete",
    FAILED: "Failed",
    ARCHIVED: "Archived",
  } satisfies Record<AssessmentState, string>,
  frame: {
    skip: "Skip to content",
    main: "Main",
    assessments: "Assessments",
    jobs: "Jobs",
    allJobs: "Everyone’s jobs",
    allWebhooks: "Everyone’s webhooks",
    methodology: "Methodology",
    models: "Models",
    prompts: "Prompts",
    webhooks: "Webhooks",
    tokens: "Tokens",
    apiReference: "API",
    running: (count: number) => `${count} running`,
    mentions: (count: number) => `${count} new`,
    openMenu: "Open menu",
    closeMenu: "Close menu",
    menu: "Menu",
    noModel: "No language model used",
    analyst: (name: string, version: string) => `${name} ${version}`,
    rubric: (version: string) => `Rubric ${version}`,
    toSignIn: "Going to sign-in",
    signOut: "Sign out",
    changePassword: "Change password",
    theme: "Theme",
    themes: { light: "Light", dark: "Dark", system: "As the device" },
    account: (name: string) => `Account of ${name}`,
  },
  tabs: { label: "Assessment", intake: "Intake", gaps: "Gaps", scorecard: "Scorecard", report: "Report", runs: "Runs" },
  field: { optional: "(optional)", show: "Show", hide: "Hide", choose: "Choose" },
  errorSummary: (count: number) => (count === 1 ? "One thing to correct" : `${count} things to correct`),
  table: { actions: "Actions", more: (of: string) => `More actions for ${of}`, previous: "Previous", next: "Next", span: (from: number, to: number, total: number) => `${from} to ${to} of ${total}` },
  secret: { done: "I have kept it", copy: "Copy", copied: "Copied" },
  dialog: { close: "Close", cancel: "Cancel", keep: "Keep it" },
  loading: (what: string) => `Loading ${what}`,
  loadingRows: "Loading the rows",
  error: {
    title: (what: string) => `${what} could not be loaded`,
    offline: "The server did not answer. Check the connection; nothing you typed is lost.",
    unknown: "Something failed on our side. Nothing was changed.",
    retry: "Try again",
    retrying: "Trying again",
    copy: "Copy reference",
    copied: "Copied",
    reference: "Reference",
    notFound: "This page does not exist, or it is not shared with you.",
    notFoundTitle: "Nothing here",
    toAssessments: "Go to assessments",
    crashTitle: "This screen stopped working",
    awayTitle: "A part of the app is away",
    away: "This page opens again by itself.",
    crash: "What you saved is kept. Open it again; if it stops again, give the reference to your admin.",
  },
  session: {
    title: "Your session has ended",
    body: "Sign in again in a new tab, then come back here. What you typed on this page is kept.",
    signIn: "Sign in in a new tab",
    back: "I have signed in",
  },
  leave: { title: "Leave this page?", stay: "Stay", go: "Leave the page" },
  draft: { kept: "Brought back what you had typed before.", discard: "Discard it" },
} as const;
