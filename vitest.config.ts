import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const alias = {
  "@": fileURLToPath(new URL("./src", import.meta.url)),
  // The client under its public name, as programs import it.
  "risk-desk/sdk": fileURLToPath(new URL("./src/sdk/index.ts", import.meta.url)),
};

/** Functions of their arguments alone: their tests share what is made once (the cues of five languages), which is most of their time. */
const PURE = ["src/domain/**/*.test.ts", "src/adapters/model/rules/**/*.test.ts"];

export default defineConfig({
  resolve: { alias },
  test: {
    // Real children, real Postgres and wasm start slowly on two busy cores; no test asserts a duration.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        resolve: { alias },
        test: { name: "pure", environment: "node", include: PURE, isolate: false, testTimeout: 60_000, hookTimeout: 120_000 },
      },
      {
        resolve: { alias },
        test: { name: "unit", environment: "node", include: ["src/**/*.test.{ts,tsx}"], exclude: ["src/**/*.db.test.ts", ...PURE], testTimeout: 60_000, hookTimeout: 120_000 },
      },
      {
        resolve: { alias },
        test: {
          name: "db",
          environment: "node",
          include: ["src/**/*.db.test.ts"],
          globalSetup: ["src/testing/database-setup.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          // Vitest runs projects of different widths together only one after the other.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
