import type { WhyPhrases } from "../phrasebook";
import { a, di, su } from "./grammar";

export const why: WhyPhrases = {
  reactions: {
    like: (name, post) => `${name} ha messo «Consiglia» ${a(post)}`,
    celebrate: (name, post) => `${name} ha applaudito ${post}`,
    support: (name, post) => `${name} sostiene ${post}`,
    love: (name, post) => `${name} ha messo un cuore ${a(post)}`,
    insightful: (name, post) => `${name} ha trovato interessante ${post}`,
    curious: (name, post) => `${name} mostra curiosità per ${post}`,
    funny: (name, post) => `${name} ha riso leggendo ${post}`,
    other: (name, post) => `${name} ha lasciato una reazione ${a(post)}`,
  },
  evidence: {
    asks: [
      ({ fullName, where, said }) => `${fullName} chiede ${where}: ${said}`,
      ({ fullName, where, said }) => `Una domanda di ${fullName} ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} vuole sapere, ${where}: ${said}`,
    ],
    evaluates: [
      ({ fullName, where, said }) => `${fullName} sta confrontando le opzioni e lo scrive ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} parla di una scelta o di un cambio ${where}: ${said}`,
      ({ fullName, where, said }) => `Qualcosa si muove. ${fullName} scrive ${where}: ${said}`,
    ],
    states_problem: [
      ({ fullName, where, said }) => `${fullName} nomina un problema ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} dice che cosa non va, ${where}: ${said}`,
      ({ fullName, where, said }) => `C'è qualcosa che non funziona per ${fullName}, ${where}: ${said}`,
    ],
    shares_experience: [
      ({ fullName, where, said }) => `${fullName} racconta la propria esperienza ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} spiega com'è andata in pratica, ${where}: ${said}`,
      ({ fullName, where, said }) => `Un'esperienza di prima mano da ${fullName} ${where}: ${said}`,
    ],
    agrees: [
      ({ fullName, where, said }) => `${fullName} interviene ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} riprende il punto ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} scrive ${where}: ${said}`,
    ],
    filler: [
      ({ fullName, where }) => `${fullName} ha lasciato un breve commento ${where}`,
      ({ fullName, where }) => `Un breve commento di ${fullName} ${where}`,
    ],
    authored: [
      ({ fullName, where, claim }) => claim && `${fullName} scrive ${where}: ${claim}`,
      ({ fullName, where, claim, isAbout }) =>
        claim && isAbout && `${fullName} prende posizione ${where}: ${claim}`,
      ({ fullName, claim, topic, isAbout }) =>
        claim && isAbout && `${fullName} parla di propria iniziativa ${di(topic)}: ${claim}`,
      ({ fullName, where, claim }) => !claim && `${fullName} prende la parola ${where}`,
    ],
  },
  reacts: [
    (clause) => `${clause}, per ora senza una parola`,
    (clause, { claim }) => claim && `${clause}: ${claim}`,
    (clause) => `Un segnale discreto: ${clause}`,
    (clause) => clause,
  ],
  fit: {
    parts: { role: "la funzione", level: "il livello", industry: "il settore", size: "la dimensione" },
    fits: (parts, list) => `${list} ${parts.length === 1 ? "corrisponde" : "corrispondono"} all'ICP`,
    all: [
      () => "tutto ciò che chiede l'ICP corrisponde",
      () => "corrispondenza con l'ICP punto per punto",
      ({ industry }) => industry && `dalla funzione al settore ${industry}, tutto corrisponde all'ICP`,
    ],
    near: (parts, list) => `${list} ci ${parts.length === 1 ? "va" : "vanno"} vicino`,
    unknown: (parts, list) => `${list} ${parts.length === 1 ? "resta" : "restano"} da verificare`,
    misses: {
      role: () => "la funzione non è quella cercata",
      level: () => "il livello non è quello cercato",
      industry: ({ industry }) =>
        industry ? `${industry} non è tra i settori obiettivo` : "il settore non è un obiettivo",
      size: () => "la dimensione è fuori dall'intervallo",
    },
    but: ", ma ",
    buyer: [
      ({ role, name }, match) => `Come ${role}, ${name} partecipa probabilmente alla decisione: ${match}`,
      ({ role, name }, match) => `${name}, ${role}, ha probabilmente l'ultima parola: ${match}`,
      ({ role }, match) => `Un ruolo che decide, ${role}: ${match}`,
    ],
    influencer: [
      ({ role, name }, match) => `Come ${role}, ${name} può aprire la porta più che firmare: ${match}`,
      ({ role, name }, match) => `${name}, ${role}, ha influenza ma forse non l'ultima parola: ${match}`,
      ({ role }, match) => `Una via d'accesso più che un ruolo che decide, ${role}: ${match}`,
    ],
    elsewhere: [
      ({ role, name }, match) =>
        `Come ${role}, ${name} ha peso, ma in una funzione diversa da quella cercata: ${match}`,
      ({ role, name }, match) =>
        `${name}, ${role}, ha voce in capitolo, anche se non nella funzione cercata: ${match}`,
    ],
    neither: [
      ({ role, name }, match) => `Come ${role}, ${name} non è tra i ruoli indicati dall'ICP: ${match}`,
      ({ role, name }, match) => `${name} lavora come ${role}, un ruolo che l'ICP non indica: ${match}`,
    ],
    untitled: [
      ({ place, name }, match) =>
        place && `Di ${name} si conosce l'azienda, ${place}, non il ruolo: ${match}`,
      ({ place }, match) => place && `Azienda nota, ${place}, ruolo da chiarire: ${match}`,
      ({ place, name }, match) => !place && `Di ${name} non si conoscono né ruolo né azienda: ${match}`,
    ],
  },
  moment: {
    repeated: [
      ({ timesSeen }) => `Sono già ${timesSeen} segnali di interesse in poco tempo`,
      ({ timesSeen, topic, isAbout }) =>
        isAbout && `Già ${timesSeen} segnali recenti: l'interesse per ${topic} non è passeggero`,
      ({ timesSeen, name }) => `${name} ha reagito ${timesSeen} volte in poco tempo`,
    ],
    competitor: [
      ({ competitor }) => competitor && `${competitor} è nel campo visivo, meglio scrivere presto`,
      ({ competitor }) =>
        competitor &&
        `Il tema è partito da ${competitor}: un motivo per mostrare presto il proprio punto di vista`,
      () => "Il post è di un concorrente, meglio scrivere presto",
    ],
    own: [
      () => "Il post è il nostro, la presentazione non serve",
      () => "Il nostro nome qui non è dunque sconosciuto",
    ],
    evaluates: [
      () => "Chi aiuta adesso nel confronto finisce nella rosa",
      ({ company }) => company && `Meglio scrivere finché ${company} sta ancora confrontando`,
      () => "Qui il momento conta più del testo",
    ],
    asks: [
      () => "Una risposta utile è il modo migliore per cominciare",
      ({ topic, isAbout }) => isAbout && `Una buona risposta ${su(topic)} apre la conversazione`,
      () => "Prima rispondere, poi vendere",
    ],
    sameDay: [
      ({ isAbout, topic }) => isAbout && `È successo entro un giorno: il tema, ${topic}, è ancora fresco`,
      () => "È successo entro un giorno dalla pubblicazione",
      () => "Il post aveva meno di un giorno, meglio scrivere presto",
    ],
  },
};
