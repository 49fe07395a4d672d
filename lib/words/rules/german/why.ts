import type { WhyPhrases } from "../phrasebook";

export const why: WhyPhrases = {
  reactions: {
    like: (name, post) => `${name} hat ${post} mit „Gefällt mir“ markiert`,
    celebrate: (name, post) => `${name} hat für ${post} applaudiert`,
    support: (name, post) => `${name} unterstützt ${post}`,
    love: (name, post) => `${name} hat ${post} mit einem Herz markiert`,
    insightful: (name, post) => `${name} fand ${post} aufschlussreich`,
    curious: (name, post) => `${name} zeigt sich neugierig auf ${post}`,
    funny: (name, post) => `${name} hat über ${post} gelacht`,
    other: (name, post) => `${name} hat eine Reaktion auf ${post} hinterlassen`,
  },
  evidence: {
    asks: [
      ({ fullName, where, said }) => `${fullName} fragt ${where}: ${said}`,
      ({ fullName, where, said }) => `Eine Frage von ${fullName} ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} will ${where} wissen: ${said}`,
    ],
    evaluates: [
      ({ fullName, where, said }) => `${fullName} wägt Alternativen ab und schreibt ${where}: ${said}`,
      ({ fullName, where, said }) =>
        `${fullName} befasst sich mit einer Auswahl oder einem Wechsel, so ${where}: ${said}`,
      ({ fullName, where, said }) => `Hier bewegt sich etwas. ${fullName} schreibt ${where}: ${said}`,
    ],
    states_problem: [
      ({ fullName, where, said }) => `${fullName} benennt ${where} ein Problem: ${said}`,
      ({ fullName, where, said }) => `Bei ${fullName} hakt es, wie ${where} zu lesen ist: ${said}`,
      ({ fullName, where, said }) => `${fullName} sagt ${where}, wo der Schuh drückt: ${said}`,
    ],
    shares_experience: [
      ({ fullName, where, said }) => `${fullName} berichtet ${where} aus der Praxis: ${said}`,
      ({ fullName, where, said }) => `${fullName} schildert ${where} eine eigene Erfahrung: ${said}`,
      ({ fullName, where, said }) => `Erfahrung aus erster Hand von ${fullName} ${where}: ${said}`,
    ],
    agrees: [
      ({ fullName, where, said }) => `${fullName} schreibt ${where}: ${said}`,
      ({ fullName, where, said }) => `Ein Kommentar von ${fullName} ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} bezieht ${where} Stellung: ${said}`,
    ],
    filler: [
      ({ fullName, where }) => `${fullName} hat ${where} kurz kommentiert`,
      ({ fullName, where }) => `Ein kurzer Kommentar von ${fullName} ${where}`,
    ],
    authored: [
      ({ fullName, where, claim }) => claim && `${fullName} schreibt ${where}: ${claim}`,
      ({ fullName, where, claim, isAbout }) =>
        claim && isAbout && `${fullName} bezieht ${where} Stellung: ${claim}`,
      ({ fullName, claim, topic, isAbout }) =>
        claim && isAbout && `${fullName} bringt von sich aus das Thema ${topic} auf: ${claim}`,
      ({ fullName, where, claim }) => !claim && `${fullName} meldet sich ${where} zu Wort`,
    ],
  },
  reacts: [
    (clause) => `${clause}, bisher ohne ein Wort dazu`,
    (clause, { claim }) => claim && `${clause}: ${claim}`,
    (clause) => `Ein leises Signal: ${clause}`,
    (clause) => clause,
  ],
  fit: {
    parts: { role: "Funktion", level: "Ebene", industry: "Branche", size: "Unternehmensgröße" },
    fits: (parts, list) => `${list} ${parts.length === 1 ? "passt" : "passen"} zum ICP`,
    all: [
      () => "alles, was das ICP verlangt, passt",
      () => "ein Treffer in jedem Punkt des ICP",
      ({ industry }) => industry && `von der Funktion bis zur Branche ${industry} passt alles zum ICP`,
    ],
    near: (parts, list) => `${list} ${parts.length === 1 ? "liegt" : "liegen"} nahe dran`,
    unknown: (parts, list) => `${list} ${parts.length === 1 ? "ist" : "sind"} noch nicht bekannt`,
    misses: {
      role: () => "die Funktion ist nicht die gesuchte",
      level: () => "die Ebene ist nicht die gesuchte",
      industry: ({ industry }) =>
        industry
          ? `${industry} gehört nicht zu den Zielbranchen`
          : "die Branche gehört nicht zu den Zielbranchen",
      size: () => "die Unternehmensgröße liegt außerhalb des Rahmens",
    },
    but: ", aber ",
    buyer: [
      ({ role, name }, match) => `Als ${role} entscheidet ${name} hier vermutlich mit: ${match}`,
      ({ role, name }, match) => `${name} arbeitet als ${role} und hat dabei wohl das Sagen: ${match}`,
      ({ role }, match) => `Vermutlich an der Entscheidung beteiligt, ${role}: ${match}`,
    ],
    influencer: [
      ({ role, name }, match) => `Als ${role} kann ${name} eher Türen öffnen als unterschreiben: ${match}`,
      ({ role, name }, match) => `${name}, ${role}, hat Einfluss, aber wohl nicht das letzte Wort: ${match}`,
      ({ role }, match) => `Ein Zugang, wenn auch nicht die entscheidende Stelle, ${role}: ${match}`,
    ],
    elsewhere: [
      ({ role, name }, match) =>
        `Als ${role} hat ${name} Gewicht, aber in einer anderen Funktion als gesucht: ${match}`,
      ({ role, name }, match) =>
        `${name}, ${role}, hat etwas zu sagen, wenn auch nicht in der Zielfunktion: ${match}`,
    ],
    neither: [
      ({ role, name }, match) =>
        `Als ${role} gehört ${name} nicht zu den Rollen, die das ICP nennt: ${match}`,
      ({ role, name }, match) =>
        `${name} arbeitet als ${role}, eine Rolle, die das ICP nicht nennt: ${match}`,
    ],
    untitled: [
      ({ place, name }, match) =>
        place && `Von ${name} ist kein Titel bekannt, nur das Unternehmen, ${place}: ${match}`,
      ({ place }, match) => place && `Das Unternehmen ist bekannt, ${place}, der Titel nicht: ${match}`,
      ({ place, name }, match) => !place && `Von ${name} sind weder Titel noch Unternehmen bekannt: ${match}`,
    ],
  },
  moment: {
    repeated: [
      ({ timesSeen }) => `Das sind schon ${timesSeen} Zeichen von Interesse in kurzer Zeit`,
      ({ timesSeen, topic, isAbout }) =>
        isAbout &&
        `Zuletzt ${timesSeen}-mal aufgefallen, das Thema ${topic} ist also mehr als ein flüchtiger Gedanke`,
      ({ timesSeen, name }) => `${name} hat sich damit ${timesSeen}-mal in kurzer Zeit gezeigt`,
    ],
    competitor: [
      ({ competitor }) => competitor && `${competitor} ist im Blickfeld, also früh melden`,
      ({ competitor }) =>
        competitor && `Das Thema kam von ${competitor}, ein Grund, bald unseren Blick darauf zu zeigen`,
      () => "Der Beitrag stammt vom Wettbewerb, also früh melden",
    ],
    own: [
      () => "Der Beitrag war unser eigener, eine Vorstellung ist also nicht nötig",
      () => "Unser Name ist hier also nicht unbekannt",
    ],
    evaluates: [
      () => "Wer jetzt beim Vergleich hilft, steht auf der Liste",
      ({ company }) => company && `Am besten melden, solange ${company} noch vergleicht`,
      () => "Der Zeitpunkt zählt hier mehr als der Text",
    ],
    asks: [
      () => "Eine brauchbare Antwort ist der beste Einstieg",
      ({ topic, isAbout }) => isAbout && `Eine gute Antwort zum Thema ${topic} öffnet das Gespräch`,
      () => "Erst antworten, dann verkaufen",
    ],
    sameDay: [
      ({ isAbout, topic }) =>
        isAbout && `Das war binnen eines Tages nach dem Beitrag, das Thema ${topic} ist also frisch`,
      () => "Das war binnen eines Tages nach dem Beitrag",
      () => "Der Beitrag war keinen Tag alt, also bald melden",
    ],
  },
};
