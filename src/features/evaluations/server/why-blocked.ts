import type { AppContext } from "@/kernel/context";

/** Why no version can be run over a set here; null = it can. */
export const whyBlocked = (ctx: AppContext): string | null =>
  ctx.ports.model === null || ctx.ports.analystWith === null
    ? "No language model is configured, so there is nothing that a prompt could be tried on. Name one with BEDROCK_MODEL_ID; the rules analyst reads without prompts."
    : null;
