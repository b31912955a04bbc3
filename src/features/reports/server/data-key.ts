/** Where the report as data is kept, beside its PDF. */
export const dataKey = (storageKey: string): string => `${storageKey}.json`;
