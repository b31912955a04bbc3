import type { Topics } from "./topic";

/** What firms do with their goods, and where they sell them. */
export const DOING_TOPICS: Topics = {
  make: {
    en: ["produc(?:e[sd]?|ing|tion)|grow(?:s|n|ing)?|grew|cultivat\\w+|rais(?:e[sd]?|ing)|rear\\w*|keeps?|kept|process(?:es|ed|ing)?|mill(?:s|ed|ing)?|press(?:es|ed)|makes?|made|manufactur\\w+|transform\\w*|harvest\\w*|bottl\\w+|bak(?:es|ed|ing)|collects?|speciali[sz]\\w+"], fr: ["produi\\w+|production|cultiv\\w+|culture|elev(?:e|ent|ons|age|es)|transform\\w+|fabriqu\\w+|recolt\\w+|collect\\w+|conditionn\\w+|specialis\\w+|exploit\\w+"],
    es: ["produc\\w+|cultiv\\w+|siembr\\w+|cri(?:a|an|amos|anza)|proces\\w+|elabor\\w+|transform\\w+|cosech\\w+|fabric\\w+|acopi\\w+|especializ\\w+"], pt: ["produz\\w*|produc\\w+|cultiv\\w+|plant\\w+|cri(?:a|am|amos|acao)|process\\w+|transform\\w+|colh\\w+|fabric\\w+|benefici\\w+|recolh\\w+|especializ\\w+"],
    sw: ["zalisha|huzalisha|inazalisha|tunazalisha|kuzalisha|uzalishaji|tunalima|inalima|hulima|kulima|tunafuga|hufuga|kufuga|kusindika|tunasindika|husindika|kukusanya|tunakusanya|kuvuna"],
  },
  sell: {
    en: ["sells?|sold|selling|sales|market(?:s|ed|ing)|export(?:s|ed|ing)?|suppl(?:y|ies|ied)|deliver(?:s|ed)?|serv(?:es?|ing)|share with|share our|goes to|go to|buys? (?:our|from us)|retail(?:ed|s)"], fr: ["vend(?:re|s|u|us|ue|ues|ons|ent|ait)?|ventes?|commerciali\\w+|ecoul\\w+|export\\w+|fourni\\w+|livr\\w+|approvisionn\\w+|destine\\w*|propos\\w+"],
    es: ["vend\\w+|ventas?|comerciali\\w+|export\\w+|suministr\\w+|abastec\\w+|entreg\\w+|surt\\w+|ofrec\\w+"], pt: ["vend\\w+|comerciali\\w+|export\\w+|fornec\\w+|abastec\\w+|entreg\\w+|escoa\\w*|oferec\\w+"], sw: ["kuuza|huuza|huuzwa|tunauza|inauza|inauzwa|wanauza|uliuzwa|iliuzwa|mauzo|kusafirisha nje"],
  },
  outlet: {
    en: ["markets?|fairs?|farmers' markets?|shops?|stores?|supermarkets?|stalls?|kiosks?|online|direct(?:ly)?|auctions?|roadside|farm ?gate|box scheme|canteens?|schools?|restaurants?|hotels?|cafes?|importers?|exporters?|roasters?|wholesalers?|retailers?|distributors?|traders?|brand(?:ed)?"], fr: ["marches?|foires?|boutiques?|magasins?|supermarches?|etals?|en ligne|vente directe|directement|amap|paniers?|cantines?|ecoles?|restaurants?|hotels?|grossistes?|detaillants?|distributeurs?|exportateurs?|importateurs?|bord (?:de )?(?:champ|route)"],
    es: ["mercados?|ferias?|tiendas?|supermercados?|puestos?|en linea|venta directa|directamente|escuelas?|comedores|restaurantes?|hoteles|mayoristas?|minoristas?|distribuidor\\w*|exportador\\w*|importador\\w*|tostador\\w*|cooperativa exportadora"], pt: ["mercados?|feiras?|lojas?|supermercados?|bancas?|online|venda direta|diretamente|escolas?|merenda|pnae|paa|restaurantes?|hoteis|atacadistas?|distribuidor\\w*|exportador\\w*|importador\\w*|margens"],
    sw: ["masoko|soko|magulio|maduka|mnada|minada|mtandaoni|shule|hoteli|migahawa|wauzaji|wasambazaji"],
  },
};
