/** A contract's type as it comes over the wire: moments are ISO 8601 there. */
export type Wire<T> = T extends Date ? string : T extends object ? { [Key in keyof T]: Wire<T[Key]> } : T;
