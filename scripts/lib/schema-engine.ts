import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import type * as Engine from "@prisma/schema-engine-wasm";
import { Pool } from "pg";

type EngineModule = typeof Engine & { __wbg_set_wasm(exports: WebAssembly.Exports): void };

/**
 * Prisma's own schema engine as wasm, so that migrations need no binary from the network.
 * Node 20 cannot import wasm as a module, so it is instantiated here by hand.
 */
async function loadEngine(): Promise<EngineModule> {
  const glue = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const engine = (await import("@prisma/schema-engine-wasm/schema_engine_bg")) as unknown as EngineModule;
  const bytes = await readFile(path.join(path.dirname(glue), "schema_engine_bg.wasm"));
  const { instance } = await WebAssembly.instantiate(bytes, { "./schema_engine_bg.js": engine as unknown as WebAssembly.ModuleImports });
  engine.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  return engine;
}

/** Runs `work` with a schema engine connected to `url`. */
export async function withSchemaEngine<T>(url: string, work: (engine: Engine.SchemaEngine) => Promise<T>): Promise<T> {
  const { SchemaEngine } = await loadEngine();
  // Our own pool: the engine opens connections and never closes them.
  const pool = new Pool({ connectionString: url, max: 2 });
  try {
    const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg(pool));
    const engine = await SchemaEngine.new({ datamodels: undefined }, () => undefined, adapter);
    return await work(engine);
  } finally {
    await pool.end();
  }
}
