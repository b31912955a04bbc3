/**
 * Offices, registers and programmes that only one country has, by ISO 3166-1 alpha-2 code; as printed.
 */
export const INSTITUTIONS: Readonly<Record<string, string>> = {
  ke: "KEBS|KEPHIS|NCPB|KALRO|KRA PIN|Hustler Fund|Sacco Societies Regulatory Authority|SASRA|Huduma Centre|NACOSTI|KTDA",
  tz: "BRELA|TCDC|TADB|TASAF|TMDA|NMB Bank|CRDB|AMCOS|VICOBA|BRELLA|NIDA|Halmashauri ya Wilaya|Ofisa Ushirika|TCJE|TaCRI",
  ug: "URSB|UNBS|NAADS|UCDA|Operation Wealth Creation|Emyooga", rw: "NAEB|Rwanda Cooperative Agency|Umurenge SACCO|Ubudehe", et: "woreda|kebele|Ethiopian Commodity Exchange",
  ng: "NAFDAC|NIRSAL|Corporate Affairs Commission|SMEDAN", gh: "COCOBOD|Ghana Standards Authority|Registrar General's Department, Ghana", zm: "PACRA|ZRA TPIN|FISP|Zambia Compulsory Standards", mw: "MRA Malawi|ADMARC|MBS Malawi",
  mz: "DUAT|NUIT|Balcao de Atendimento Unico", za: "CIPC|SARS tax clearance|B-BBEE|Land Bank of South Africa", zw: "ZIMRA|Agritex|AMA Zimbabwe", mg: "FOFIFA|fokontany", ci: "CEPICI|ANADER|Conseil du Cafe-Cacao|FIRCA",
  sn: "NINEA|La Banque Agricole", bf: "SONAGESS|INERA", ml: "CMDT|Office du Niger", cm: "MINADER|ONCC", ma: "Plan Maroc Vert|ONSSA|Generation Green", tn: "APIA Tunisie",
  br: "CNPJ|PRONAF|CONAB|EMBRAPA|INCRA|PNAE|EMATER|BNDES|MAPA|SEBRAE|Cadastro Ambiental Rural", co: "ICA Colombia|INVIMA|FINAGRO|Banco Agrario de Colombia|Camara de Comercio|Federacion Nacional de Cafeteros|Agencia de Desarrollo Rural|FEDECAFE|vereda",
  mx: "SAGARPA|SADER|SENASICA|CONAGUA|ejido|INAES|IMSS|SEMARNAT", pe: "SENASA Peru|SUNAT|MIDAGRI|AGRO RURAL|AgroBanco|INIA Peru|SERFOR", ec: "AGROCALIDAD|BanEcuador|IEPS Ecuador", bo: "SENASAG|INRA Bolivia|FUNDEMPRESA",
  ar: "CUIT|SENASA Argentina|AFIP", cl: "INDAP|SAG Chile|ProChile|CORFO", hn: "IHCAFE|DICTA", gt: "ANACAFE", ni: "INTA Nicaragua|UCA Miraflor", cr: "ICAFE|INDER|SENARA",
  in: "NABARD|FSSAI|APEDA|panchayat|taluka|tehsil|gram sabha|MGNREGA|Aadhaar|SFAC|Farmer Producer Company", np: "rural municipality|Nepal Rastra Bank", bd: "upazila|Krishi Bank|BARI Bangladesh", pk: "PARC Islamabad|Zarai Taraqiati Bank", ph: "barangay|brgy|sitio|DTI registered|DA-RFO|PhilGAP|CDA registration",
  id: "Dinas Pertanian|kabupaten|kecamatan", fr: "SIRET|SIREN|SAFER|CUMA|GAEC|EARL|AMAP|Chambre d'agriculture|Pole emploi", es: "Denominacion de Origen Protegida|SAT n|Junta de Andalucia", pt: "NIPC|IFAP|PDR2020", us: "USDA loan|FSA loan|Schedule F|cooperative extension", gb: "DEFRA|Companies House|VAT Registered in England|Soil Association", ie: "Teagasc|Bord Bia", au: "ABN", nz: "Fonterra",
};
