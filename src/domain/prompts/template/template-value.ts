/** What a variable may hold: JSON. null is "known to be absent", which `{{#if}}` reads and printing refuses. */
export type TemplateValue = string | number | boolean | null | readonly TemplateValue[] | { readonly [name: string]: TemplateValue };
export type TemplateValues = Readonly<Record<string, TemplateValue>>;

/** Names that are seen from one place of a template; the innermost wins. The first holds the given variables. */
export interface Scope {
  values: TemplateValues;
  /** The item of the list that is being gone through; undefined outside one. */
  item?: TemplateValue;
}

const isRecord = (value: TemplateValue | undefined): value is { readonly [name: string]: TemplateValue } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What stands under this dotted name; undefined = nothing. Inherited properties are no values. */
export function lookUp(path: string, scopes: readonly Scope[]): { value: TemplateValue | undefined; given: boolean } {
  const [first = "", ...rest] = path.split(".");
  for (let depth = scopes.length - 1; depth >= 0; depth -= 1) {
    const scope = scopes[depth];
    if (scope === undefined) continue;
    if (first === "this" && scope.item !== undefined) return { value: walk(scope.item, rest), given: false };
    if (isRecord(scope.item) && Object.hasOwn(scope.item, first)) return { value: walk(scope.item[first], rest), given: false };
    if (Object.hasOwn(scope.values, first)) return { value: walk(scope.values[first], rest), given: depth === 0 };
  }
  return { value: undefined, given: false };
}

function walk(start: TemplateValue | undefined, path: readonly string[]): TemplateValue | undefined {
  let value = start;
  for (const name of path) {
    if (!isRecord(value) || !Object.hasOwn(value, name)) return undefined;
    value = value[name];
  }
  return value;
}

/** Text stays as it is; lists and records are written as JSON. */
export const asText = (value: TemplateValue): string => (typeof value === "string" ? value : JSON.stringify(value));

/** Nothing, no, an empty text, zero and an empty list are false. */
export const isTrue = (value: TemplateValue): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** Dotted names of all that is given, lists as one; records are gone into. */
export function leavesOf(values: TemplateValues, before = ""): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    isRecord(value) && Object.keys(value).length > 0 ? leavesOf(value, `${before}${name}.`) : [`${before}${name}`],
  );
}

/** Every dotted name that may be written here. */
export function namesIn(scopes: readonly Scope[]): string[] {
  const all = scopes.flatMap(({ values, item }) => [
    ...deepNames(values),
    ...(item === undefined ? [] : ["this", ...(isRecord(item) ? deepNames(item) : [])]),
  ]);
  return [...new Set(all)];
}

const deepNames = (values: TemplateValues, before = ""): string[] =>
  Object.entries(values).flatMap(([name, value]) => [`${before}${name}`, ...(isRecord(value) ? deepNames(value, `${before}${name}.`) : [])]);
