/**
 * Offices, registers and programmes that only one country has, by ISO 3166-1 alpha-2 code, as printed, accents and capitals included.
 * One of them may decide the country, so a name that a second country has too, or that is an ordinary word somewhere, stays out.
 */
export const INSTITUTIONS: Readonly<Record<string, string>> = {
  ke: "KEBS|KEPHIS|NCPB|KALRO|KRA PIN|Hustler Fund|Sacco Societies Regulatory Authority|SASRA|Huduma Centre|NACOSTI|KTDA",
  tz: "BRELA|TCDC|TADB|TASAF|TMDA|CRDB|AMCOS|VICOBA|Halmashauri ya Wilaya|Ofisa Ushirika|TCJE|TaCRI",
  ug: "URSB|UNBS|NAADS|UCDA|Operation Wealth Creation|Emyooga", rw: "NAEB|Rwanda Cooperative Agency|Umurenge SACCO|Ubudehe", et: "woreda|kebele|Ethiopian Commodity Exchange",
  ng: "NAFDAC|NIRSAL|Corporate Affairs Commission|SMEDAN", gh: "COCOBOD|Ghana Standards Authority|Registrar General's Department, Ghana", zm: "PACRA|ZRA TPIN|Zambia Compulsory Standards", mw: "MRA Malawi|ADMARC|MBS Malawi",
  mz: "DUAT|NUIT:|NUIT nº|NUIT n.º|Balcão de Atendimento Único", za: "CIPC|SARS tax clearance|B-BBEE|Land Bank of South Africa", zw: "ZIMRA|Agritex|AMA Zimbabwe", mg: "FOFIFA|fokontany", ci: "CEPICI|ANADER|Conseil du Café-Cacao|FIRCA",
  sn: "NINEA|La Banque Agricole", bf: "SONAGESS", ml: "CMDT|Office du Niger", cm: "MINADER|ONCC", ma: "Plan Maroc Vert|ONSSA|Génération Green", tn: "APIA Tunisie",
  br: "CNPJ|PRONAF|CONAB|EMBRAPA|INCRA|PNAE|EMATER|BNDES|SEBRAE|Cadastro Ambiental Rural", co: "ICA Colombia|INVIMA|FINAGRO|Banco Agrario de Colombia|Federación Nacional de Cafeteros|Agencia de Desarrollo Rural|FEDECAFE",
  mx: "SAGARPA|SADER|SENASICA|CONAGUA|ejido|IMSS|SEMARNAT", pe: "SENASA Peru|SENASA Perú|SUNAT|MIDAGRI|AGRO RURAL|AgroBanco|Agrobanco|INIA Peru|INIA Perú|SERFOR", ec: "AGROCALIDAD|BanEcuador|IEPS Ecuador", bo: "SENASAG|INRA Bolivia|FUNDEMPRESA",
  ar: "CUIT|SENASA Argentina|AFIP", cl: "INDAP|SAG Chile|ProChile|CORFO", hn: "IHCAFE|DICTA", gt: "ANACAFE|Anacafé", ni: "INTA Nicaragua|UCA Miraflor", cr: "ICAFE|SENARA",
  in: "NABARD|FSSAI|APEDA|panchayat|gram sabha|MGNREGA|Aadhaar|SFAC|Farmer Producer Company", np: "Nepal Rastra Bank", bd: "upazila|Krishi Bank|BARI Bangladesh", pk: "PARC Islamabad|Zarai Taraqiati Bank", ph: "barangay|brgy|DTI registered|DA-RFO|PhilGAP",
  id: "Dinas Pertanian|kabupaten|kecamatan", fr: "SIRET|SIREN|GAEC|EARL|Pôle emploi", es: "Denominación de Origen Protegida|SAT nº|SAT Nº|Junta de Andalucía", pt: "NIF/NIPC|PDR2020", us: "USDA loan|FSA loan|Schedule F|Cooperative Extension", gb: "DEFRA|Companies House|VAT Registered in England", ie: "Teagasc|Bord Bia", au: "ABN:|Australian Business Number",
};
