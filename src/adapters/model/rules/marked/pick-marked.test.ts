import { describe, expect, it } from "vitest";
import { valuesOf } from "@/testing/analyst-said";

describe("answers under labels a text marks", () => {
  it.each([
    ["a list under a bold label ends at the next label", "en", "**Sales Channels**:\n\n1. **Farm shop** (60%):\n- Walk-in buyers\n\n2. **Box scheme** (40%)\n- Weekly boxes\n\n**Prices**:\n- 4 a box", "sales_channels", ["1. Farm shop (60%):; Walk-in buyers; 2. Box scheme (40%); Weekly boxes"]],
    ["a heading of another depth", "fr", "### 2.1 Équipements de production\n- un séchoir solaire\n- deux moulins\n### 2.2 Équipe\n- trois personnes", "equipment_and_methods", ["un séchoir solaire; deux moulins"]],
    ["an answer beside its label", "es", "- **Fuente de agua**: pozo propio y lluvia\n- **Precio**: 30", "water_source", ["pozo propio y lluvia"]],
    ["an answer that runs on", "pt", "**Público-alvo:** restaurantes da cidade,\nescolas e famílias do bairro\n\n**Preço:** 12", "customer_base", ["restaurantes da cidade, escolas e famílias do bairro"]],
    ["a bulleted label's nested points", "sw", "- **Wateja**:\n  - Hoteli mbili za mjini\n  - Shule ya msingi\n- **Bei**: 900", "customer_base", ["Hoteli mbili za mjini; Shule ya msingi"]],
    ["a ticked certificate", "en", "**Certifications**:\n- [x] Organic (EU) since 2019\n- [ ] Rainforest Alliance", "quality_certificates", ["[x] Organic (EU) since 2019; [ ] Rainforest Alliance"]],
    // Near misses.
    ["a certificate only pursued", "en", "**Certifications**: working toward organic", "quality_certificates", []],
    ["somebody else's", "en", "## Competitors\n- **Markets served**: both towns\n", "target_markets", []],
    ["a blank", "en", "**Customers**: ______", "customer_base", []],
    ["a cost", "en", "**Equipment cost**: 4,000 in all", "equipment_and_methods", []],
    ["nothing", "fr", "**Concurrence** : à définir", "competitive_position", []],
    ["a heading without words of its own", "en", "## Customers\n## Prices\nFour a box.", "customer_base", []],
  ])("%s", async (_name, language, text, key, expected) => {
    expect(await valuesOf(language, text, key)).toEqual(expected);
  });
});
