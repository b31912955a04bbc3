import { AFRICAN_PLACES } from "./places-africa";
import { AMERICAN_PLACES } from "./places-americas";
import { ASIAN_PLACES } from "./places-asia";
import { EUROPEAN_PLACES } from "./places-europe";

/**
 * Cities and regions that name their country without printing it, by ISO 3166-1 alpha-2 code; no accents.
 * Names that are ordinary words or that several countries share are left out, or told with their region behind a comma.
 */
export const PLACES: Readonly<Record<string, string>> = { ...AFRICAN_PLACES, ...AMERICAN_PLACES, ...ASIAN_PLACES, ...EUROPEAN_PLACES };
