/** Currency in use by country: ISO 3166-1 alpha-2 (lower case) to ISO 4217. */
const BY_CURRENCY: Record<string, string> = {
  KES: "ke", TZS: "tz", UGX: "ug", RWF: "rw", BIF: "bi", ETB: "et", NGN: "ng", GHS: "gh", ZMW: "zm", MWK: "mw", ZAR: "za", MZN: "mz", AOA: "ao",
  XOF: "bj bf ci gw ml ne sn tg", XAF: "cm cf td cg gq ga", MGA: "mg", GNF: "gn", CDF: "cd", DJF: "dj", KMF: "km", SOS: "so", SSP: "ss", SDG: "sd",
  ERN: "er", SLE: "sl", LRD: "lr", GMD: "gm", MRU: "mr", CVE: "cv", STN: "st", SCR: "sc", MUR: "mu", NAD: "na", BWP: "bw", LSL: "ls", SZL: "sz",
  ZWL: "zw", MAD: "ma", DZD: "dz", TND: "tn", LYD: "ly", EGP: "eg",
  MXN: "mx", COP: "co", BRL: "br", PEN: "pe", GTQ: "gt", HNL: "hn", NIO: "ni", CRC: "cr", BOB: "bo", PYG: "py", CLP: "cl", ARS: "ar", UYU: "uy",
  DOP: "do", CUP: "cu", VES: "ve", HTG: "ht", JMD: "jm", TTD: "tt", GYD: "gy", SRD: "sr", BZD: "bz",
  USD: "us ec sv pa pr tl", CAD: "ca", EUR: "es fr pt de it nl be ie at fi gr ee lv lt sk si lu mt cy hr", GBP: "gb", CHF: "ch li", AUD: "au", NZD: "nz",
  SEK: "se", NOK: "no", DKK: "dk", PLN: "pl", CZK: "cz", HUF: "hu", RON: "ro", UAH: "ua", RUB: "ru", TRY: "tr",
  NPR: "np", INR: "in", PKR: "pk", LKR: "lk", BDT: "bd", PHP: "ph", IDR: "id", VND: "vn", KHR: "kh", MMK: "mm", LAK: "la", THB: "th", MYR: "my",
  CNY: "cn", JPY: "jp", KRW: "kr", AFN: "af", UZS: "uz", KZT: "kz", KGS: "kg", TJS: "tj", GEL: "ge", AMD: "am", AZN: "az", YER: "ye", PGK: "pg", FJD: "fj",
};

export const COUNTRY_CURRENCY: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(BY_CURRENCY).flatMap(([currency, countries]) => countries.split(" ").map((country) => [country, currency])),
);
