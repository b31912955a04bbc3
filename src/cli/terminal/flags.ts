interface Said {
  /** One line of help. */
  says: string;
}
export type Flag = Said &
  (
    | { kind: "switch" }
    | { kind: "text"; value: string; choices?: readonly string[] }
    | { kind: "number"; value: string; min: number; max?: number; whole?: boolean }
    /** May be given again and again: --metadata order=7 --metadata branch=3 */
    | { kind: "pairs"; value: string }
  );

export type Flags = Readonly<Record<string, Flag>>;

interface Values {
  switch: boolean;
  text: string | undefined;
  number: number | undefined;
  pairs: Record<string, string>;
}
export type Given<F extends Flags> = { [Name in keyof F]: Values[F[Name]["kind"]] };

const seconds = (says: string, max?: number): Flag & { kind: "number" } => ({ kind: "number", value: "SEC", min: 0, max, says });

/** Of every command that asks the server. */
export const SERVER_FLAGS = {
  json: { kind: "switch", says: "print one JSON document on stdout" },
  "api-url": { kind: "text", value: "URL", says: "where the Risk Desk is; without it RISK_DESK_API_URL, then http://localhost:3000" },
  "api-key": { kind: "text", value: "TOKEN", says: "a personal token; better kept in RISK_DESK_API_KEY, where `ps` does not show it" },
} as const satisfies Flags;

/** Of every command that may wait for a job. */
export const WAIT_FLAGS = {
  "wait-timeout": seconds("stop waiting after so many seconds (exit 7); the job goes on"),
  "poll-interval": seconds("seconds between questions while waiting; 5 without it"),
} as const satisfies Flags;
