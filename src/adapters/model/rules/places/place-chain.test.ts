import { describe, expect, it } from "vitest";
import type { DocumentPage } from "@/domain/documents/document";
import { viewPage } from "../view/page-view";
import { pickPlaceChains } from "./place-chain";

const page = (text: string): DocumentPage => ({ index: 1, label: "Page 1", text, words: [], segments: [], tables: [], width: 0, height: 0, hidden: false, ocrConfidence: null });
const said = (text: string): string[] => pickPlaceChains(viewPage(page(text), { group: ",", decimal: "." })).map(({ value }) => (value.kind === "text" ? value.text : "?"));

describe("where the firm stands, by the units of its state", () => {
  it.each([
    ["Las parcelas están en la vereda El Roble, municipio de Jericó.", 1],
    ["Les champs sont au lieu-dit Fongo, arrondissement de Penka.", 1],
    ["Shamba liko kijiji cha Mbuyuni, wilaya ya Same.", 1],
    ["14 Orchard Lane, Beaver Falls, PA 15010", 1],
    ["The bank has a branch in Mutoko village, Mutoko district of Zimbabwe.", 0],
    ["The district of the county was visited by the village council.", 0],
  ])("%s", (text, count) => {
    expect(said(text)).toHaveLength(count);
  });
});
