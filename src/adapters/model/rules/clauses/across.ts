/** Up to so many characters of one clause; a stop before a figure ("Rs. 4 lakh", "1.5") ends none. */
export const across = (most: number): string => String.raw`(?:[^.;:]|\.(?=\s?\d)|(?<=\b(?:rs|t?sh|kshs?|ushs?|na|no|ltd|mr|dr|st))\.){0,${most}}?`;
