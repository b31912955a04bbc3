import { writeFileSync } from "node:fs";
import { loadRubric } from "@/adapters/rubric/load-rubric";
import { methodology } from "@/domain/risk/methodology";
import { toMarkdown } from "@/domain/risk/methodology-blocks";

/** Writes docs/methodology.md from the rubric. Run it after every change to `rubric/`. */
const file = "docs/methodology.md";
writeFileSync(file, toMarkdown(methodology(loadRubric("rubric"))));
console.log(`${file} written`);
