/** A variable is a name in double braces: `{{category_1}}`. */
const VARIABLE = /\{\{\s*([A-Za-z_][A-Za-z0-9_]*)\s*\}\}/g;

export interface RenderedTemplate {
  text: string;
  /** Named in the template, without a value. */
  missing: string[];
  /** Given, and used nowhere. */
  unused: string[];
}

/**
 * Puts values into a template. Values are data: `$&`, braces and markup in them stay text, and a value is never
 * looked through for variables again. A missing variable is left standing and named.
 */
export function renderTemplate(template: string, variables: Record<string, string>): RenderedTemplate {
  const used = new Set<string>();
  const missing = new Set<string>();
  const text = template.replace(VARIABLE, (whole, name: string) => {
    used.add(name);
    if (Object.hasOwn(variables, name)) return variables[name] ?? "";
    missing.add(name);
    return whole;
  });
  return { text, missing: [...missing], unused: Object.keys(variables).filter((name) => !used.has(name)) };
}
