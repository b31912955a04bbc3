/** Stems of the words for a country's people and things, without accents, by ISO 3166-1 alpha-2 code. */
export const DEMONYM_STEMS: Readonly<Record<string, string>> = {
  ke: "kenyan?s?|kenyane?s?|keniano?s?|keniana?s?|queniano?s?|queniana?s?", tz: "tanzanian?s?|tanzanienn?e?s?|tanzano?s?|tanzana?s?", ug: "ugandan?s?|ougandaise?s?|ugande[sz]a?s?",
  rw: "rwandan?s?|rwandaise?s?|ruande[sz]a?s?", et: "ethiopians?|ethiopienn?e?s?|etiope?s?", ng: "nigerians?|nigeriano?s?|nigeriana?s?", gh: "ghanaians?|ghaneenn?e?s?|ghanes[ae]?s?",
  zm: "zambians?|zambienn?e?s?|zambiano?s?", mw: "malawians?|malawienn?e?s?", mz: "mozambicans?|mozambicain?e?s?|mocambican[oa]s?", ao: "angolans?|angolaise?s?|angolan[oa]s?",
  za: "south africans?|sud-africain?e?s?|sudafrican[oa]s?|sul-african[oa]s?", zw: "zimbabweans?", na: "namibians?", bw: "botswanan?s?",
  sn: "senegalese|senegalaise?s?|senegales[ae]?s?", ml: "malians?|malienn?e?s?", bf: "burkinabes?", ci: "ivorians?|ivoirienn?e?s?|marfilen[oa]s?", bj: "beninese|beninoise?s?",
  tg: "togolese|togolaise?s?", ne: "nigeriens|nigerienn?e?s?", cm: "cameroonians?|camerounaise?s?|camarones[ae]?s?", ga: "gabonese|gabonaise?s?", td: "chadians?|tchadienn?e?s?",
  cd: "congolese|congolaise?s?", gn: "guineans?|guineenn?e?s?", mg: "malagasy|malgaches?", mu: "mauritians?|mauricienn?e?s?", sl: "sierra leoneans?", lr: "liberians?",
  ma: "moroccans?|marocain?e?s?|marroqui(?:es|s)?", dz: "algerians?|algerienn?e?s?", tn: "tunisians?|tunisienn?e?s?", eg: "egyptians?|egyptienn?e?s?", sd: "sudanese", so: "somalis?",
  mx: "mexicans?|mexicain?e?s?|mexican[oa]s?", co: "colombians?|colombienn?e?s?|colombian[oa]s?", br: "brazilians?|bresilienn?e?s?|brasilen[oa]s?|brasileir[oa]s?", pe: "peruvians?|peruan[oa]s?",
  gt: "guatemalans?|guatemaltec[oa]s?", hn: "hondurans?|honduren[oa]s?", ni: "nicaraguans?|nicaraguenses?", sv: "salvadorans?|salvadoren[oa]s?", cr: "costa ricans?|costarricenses?",
  pa: "panamanians?|panamen[oa]s?", ec: "ecuadorians?|ecuatorian[oa]s?|equatorian[oa]s?", bo: "bolivians?|bolivian[oa]s?", py: "paraguayans?|paraguay[oa]s?", uy: "uruguayans?|uruguay[oa]s?",
  cl: "chileans?|chilen[oa]s?", ar: "argentinians?|argentin[oa]s?", ve: "venezuelans?|venezolan[oa]s?", do: "dominican[oa]s?", cu: "cubans?|cuban[oa]s?", ht: "haitians?|haitienn?e?s?",
  np: "nepalese|nepali", in: "indians?", pk: "pakistanis?", bd: "bangladeshis?", lk: "sri lankans?", ph: "filipinos?|philippine", id: "indonesians?", vn: "vietnamese", kh: "cambodians?", mm: "burmese",
  th: "thai", cn: "chinese", us: "americans?|us-based", ca: "canadians?", gb: "british", fr: "francaise?s?|french", es: "spanish|espanol[ae]?s?", pt: "portuguese|portugues[ae]?s?",
};
