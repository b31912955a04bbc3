import pg from "pg";

/** One statement as it went to Postgres, with its parameters. */
export interface SentQuery {
  text: string;
  values: unknown[];
}

/** The statements that this process sends while `work` runs, caught where they leave for Postgres. */
export async function sentBy(work: () => Promise<unknown>): Promise<SentQuery[]> {
  const sent: SentQuery[] = [];
  const { prototype } = pg.Client as unknown as { prototype: { query: (...args: unknown[]) => unknown } };
  const own = prototype.query;
  prototype.query = function query(this: unknown, ...args: unknown[]): unknown {
    const [config] = args as [{ text?: unknown; values?: unknown }];
    if (typeof config.text === "string") sent.push({ text: config.text, values: Array.isArray(config.values) ? config.values : Array.isArray(args[1]) ? args[1] : [] });
    return own.apply(this, args);
  };
  try {
    await work();
  } finally {
    prototype.query = own;
  }
  return sent;
}

/** The plan of a caught statement with its own parameters, run on a connection of its own. */
export async function planOf(url: string, { text, values }: SentQuery): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ "QUERY PLAN": string }>({ text: `EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, SUMMARY OFF, BUFFERS OFF) ${text}`, values });
    return rows.map((row) => row["QUERY PLAN"]);
  } finally {
    await client.end();
  }
}
