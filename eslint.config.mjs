import { fileURLToPath } from "node:url";
import next from "eslint-config-next";
import tseslint from "typescript-eslint";

const root = fileURLToPath(new URL(".", import.meta.url));
const size = (lines, functionLines) => ({
  "max-lines": ["error", { max: lines, skipBlankLines: false, skipComments: false }],
  "max-lines-per-function": ["error", { max: functionLines, skipBlankLines: true, skipComments: true }],
});

/** The house law that types and imports cannot hold (docs/adr/0001). Never loosened to pass. */
export default tseslint.config(
  { ignores: [".next/**", "node_modules/**", "src/generated/**", "extract-dist/**", "dist/**", ".data/**", "next-env.d.ts", "out/**", "test-results/**", "playwright-report/**"] },
  ...next,
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/require-await": "off",
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      "no-console": "error",
      ...size(300, 80),
    },
  },
  {
    files: ["src/**/*.{ts,tsx}"],
    ignores: ["src/env.ts"],
    rules: {
      "no-restricted-properties": ["error", { object: "process", property: "env", message: "Only src/env.ts reads the environment." }],
    },
  },
  {
    files: ["src/domain/**/*.ts"],
    ignores: ["**/*.test.ts"],
    rules: {
      "no-restricted-imports": ["error", { patterns: [{ regex: "^(?!\\.{1,2}/)", message: "The domain imports nothing from outside, not even types." }] }],
    },
  },
  { files: ["**/*.tsx"], rules: size(300, 160) },
  {
    files: ["**/*.test.{ts,tsx}", "e2e/**", "bench/**", "src/testing/**", "scripts/**"],
    rules: { "max-lines": "off", "max-lines-per-function": "off", "no-console": "off", "no-restricted-properties": "off" },
  },
  // Code of the public documents, word for word; how they print a value is not ours to say.
  { files: ["src/sdk/documented/async-jobs.ts"], rules: { "@typescript-eslint/restrict-template-expressions": "off", "@typescript-eslint/consistent-type-imports": "off", "no-console": "off" } },
  {
    files: ["src/sdk/documented/polling.tsx"],
    ...tseslint.configs.disableTypeChecked,
    rules: {
      ...tseslint.configs.disableTypeChecked.rules, "@typescript-eslint/no-explicit-any": "off", "@typescript-eslint/no-unused-vars": "off",
      "react-hooks/set-state-in-effect": "off", "no-console": "off",
    },
  },
  { files: ["src/cli/**", "prisma/**"], rules: { "no-console": "off" } },
  { files: ["**/*.{mjs,cjs,js}"], ...tseslint.configs.disableTypeChecked },
);
