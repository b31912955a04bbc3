import { expect, it } from "vitest";
import { RISK_CATEGORY } from "@/domain/prompts/built-in/risk-category";
import { DOCUMENT_READING } from "@/domain/prompts/built-in/document-reading";
import { answerSchema, readAnswer, readAs } from "./answer-schema";
import { identitySchema } from "./identity-schema";

it.each(RISK_CATEGORY.fewShot.map(({ input, output }) => [input, output]))("an example of the built-in prompt is an answer that fits: %s", (_input, output) =>
  expect(readAnswer(output)).toMatchObject({ ok: true }));

it("the built-in prompt names every field of the answer", () => {
  const { facts, judgements, exposures, flags } = answerSchema.shape;
  const fields = [...Object.keys(answerSchema.shape), ...[facts, judgements, exposures, flags].flatMap(({ element }) => Object.keys(element.shape))];
  expect(fields.filter((field) => !new RegExp(`\\b${field}\\b`).test(RISK_CATEGORY.outputFormat))).toEqual([]);
});

it.each(DOCUMENT_READING.fewShot.map(({ input, output }) => [input, output]))("so is an example of the one for documents: %s", (_input, output) =>
  expect(readAs(identitySchema, output)).toMatchObject({ ok: true }));
