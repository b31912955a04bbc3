import { TemplateError } from "./template-error";

/** `${NAME}` or `${NAME:-default}`; the default may be empty and may not hold a closing brace. */
const VARIABLE = /\$\{([A-Za-z_][A-Za-z0-9_]*)(?::-([^}]*))?\}/g;

/**
 * Puts values into every text of a parsed template.
 * @throws TemplateError that names the path of a variable that is not on the list or has neither value nor default
 */
export function putInVariables(value: unknown, variables: Readonly<Record<string, string>>, path = ""): unknown {
  if (typeof value === "string") return value.replace(VARIABLE, (_all, name: string, fallback?: string) => valueOf(name, fallback, variables, path));
  if (Array.isArray(value)) return value.map((item, index) => putInVariables(item, variables, `${path}[${index}]`));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, putInVariables(item, variables, path === "" ? key : `${path}.${key}`)]));
}

function valueOf(name: string, fallback: string | undefined, variables: Readonly<Record<string, string>>, path: string): string {
  if (!isAllowed(name)) throw new TemplateError("TEMPLATE_VARIABLE_FORBIDDEN", `${path}: \${${name}} may not be used here; only WEBHOOK_URL and names that begin with RECIPE_ may`);
  const value = Object.hasOwn(variables, name) ? variables[name] : fallback;
  if (value === undefined) throw new TemplateError("TEMPLATE_VARIABLE_UNSET", `${path}: the variable ${name} is not set; set it, or give a default as \${${name}:-…}`);
  return value;
}

/** The allow-list: a template must not be able to print the server's secrets. */
export const isAllowed = (name: string): boolean => name === "WEBHOOK_URL" || name.startsWith("RECIPE_");
