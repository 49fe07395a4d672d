/** Whether a headline says that its owner looks for a job, in seven languages. */
const phrases = [
  "#?open ?to ?work",
  "open (?:to|for) (?:new |other |exciting )?(?:opportunit\\p{L}*|challenges?|roles?|positions?)",
  "(?:seeking|looking for|in search of|ready for|searching for) (?:a |an |my |the )?(?:new|next) (?:\\p{L}+ )?(?:role|challenge|opportunit\\p{L}*|position|job|adventure|chapter|step)",
  "(?:actively )?(?:seeking|looking for) (?:a job|work|employment|opportunities|an? internship|internships?)",
  "currently between (?:jobs|roles)|in transition|career break",
  "auf (?:der )?(?:job)?suche(?: nach (?:einer |einem )?neue\\p{L}* \\p{L}+)?|arbeits?suchend\\p{L}*|offen für neue\\p{L}*|suche (?:eine )?neue (?:herausforderung|stelle|aufgabe|position)",
  "en recherche (?:active|d['’]emploi|de poste|d['’]un(?:e)? |de nouve|de stage|d['’]alternance)",
  "à l['’]écoute (?:du marché|d['’]opportunit|de nouve)",
  "cherche (?:un |une )?(?:nouve\\p{L}+ )?(?:poste|emploi|stage|alternance|défi)",
  "disponible immédiatement",
  "en búsqueda (?:activa|de (?:nuev\\p{L}+|empleo|oportunidad))",
  "en busca de (?:nuev\\p{L}+|empleo|oportunidad)|buscando (?:nuev\\p{L}+|empleo|trabajo)",
  "en transición|abiert[oa] a (?:nuev|propuestas|oportunidad)",
  "(?:in cerca|alla ricerca) di (?:nuov\\p{L}+|lavoro|occupazione|un['’ ])|apert[oa] a nuove",
  "op zoek naar (?:een )?(?:nieuwe|baan|werk|stage)|beschikbaar voor een nieuwe|open voor nieuwe",
  "(?:em busca|à procura) de (?:nov\\p{L}+|emprego|trabalho|oportunidad|recoloca)|abert[oa] a (?:nov|oportunidad)|em transição",
];
const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join("|")})`, "iu");
/** Who helps those who look for one is none of them. */
const forOthers =
  /(?<![\p{L}])(?:helping|help|i help|helps|coach|for (?:people|those|professionals|candidates)|recruit\p{L}*|talent\p{L}*|hilft|aide|ayudo|aiuto)(?![\p{L}])/iu;

/** Whether someone says in their headline that they look for a job. Pure. */
export const seeksJob = (headline: string | null): boolean =>
  headline !== null && pattern.test(headline) && !forOthers.test(headline);
