/** Next calls this once when the server starts. */
export async function register(): Promise<void> {
  const { env } = await import("@/env");
  try {
    env();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
  const { getServices } = await import("@/server/container");
  // Jobs that a stop cut short go on now, not at the first visit. A database that is away is asked again then.
  await getServices().catch((error: unknown) => process.stderr.write(`Not ready yet: ${String(error)}\n`));
}
