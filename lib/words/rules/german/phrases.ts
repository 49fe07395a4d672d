import { capitalize } from "../grammar";
import type { Phrases } from "../phrasebook";

/** A list of parts needs no articles: `Funktion und Branche`, but `die Funktion`. */
const bare = (parts: readonly string[], list: string) =>
  parts.length === 1 ? list : list.replaceAll(/\bdie /g, "");

export const phrases: Omit<Phrases, "points"> = {
  reactions: {
    like: (name, post) => `${name} hat ${post} mit „Gefällt mir“ markiert`,
    celebrate: (name, post) => `${name} hat auf ${post} mit Applaus reagiert`,
    support: (name, post) => `${name} hat auf ${post} mit Zuspruch reagiert`,
    love: (name, post) => `${name} hat auf ${post} mit einem Herz reagiert`,
    insightful: (name, post) => `${name} hat ${post} als aufschlussreich markiert`,
    curious: (name, post) => `${name} hat neugierig auf ${post} reagiert`,
    funny: (name, post) => `${name} hat über ${post} gelacht`,
    other: (name, post) => `${name} hat auf ${post} reagiert`,
  },
  evidence: {
    asks: [
      ({ fullName, where, said, hasQuestion }) => hasQuestion && `${fullName} fragt ${where}: ${said}`,
      ({ fullName, where, said, hasQuestion }) =>
        hasQuestion && `Eine Frage von ${fullName} ${where}: ${said}`,
      ({ fullName, where, said, hasQuestion }) =>
        !hasQuestion && `${fullName} scheint etwas zu suchen und schreibt ${where}: ${said}`,
    ],
    evaluates: [
      ({ fullName, where, said }) =>
        `${fullName} scheint Alternativen zu prüfen und schreibt ${where}: ${said}`,
      ({ fullName, where, said }) =>
        `${fullName} schreibt ${where} über eine Auswahl oder einen Wechsel: ${said}`,
    ],
    states_problem: [
      ({ fullName, where, said }) => `${fullName} beschreibt ${where} ein Problem: ${said}`,
      ({ fullName, where, said }) => `Ein Problem, das ${fullName} ${where} anspricht: ${said}`,
    ],
    shares_experience: [
      ({ fullName, where, said }) => `${fullName} berichtet ${where} aus eigener Erfahrung: ${said}`,
      ({ fullName, where, said }) => `${fullName} schildert ${where}, wie es in der Praxis läuft: ${said}`,
    ],
    agrees: [
      ({ fullName, where, said }) => `${fullName} schreibt ${where}: ${said}`,
      ({ fullName, where, said }) => `Von ${fullName} ist ${where} zu lesen: ${said}`,
    ],
    comments: [
      ({ fullName, where, isAuthor }) => !isAuthor && `${fullName} hat ${where} kommentiert`,
      ({ fullName, where }) => `${fullName} hat sich ${where} zu Wort gemeldet`,
    ],
  },
  reacts: [
    (clause) => `${clause}, aber nichts dazu geschrieben`,
    (clause, { claim }) => claim && `${clause}: ${claim}`,
    (clause) => clause,
  ],
  fit: {
    parts: {
      role: "die Funktion",
      level: "die Karrierestufe",
      industry: "die Branche",
      size: "die Unternehmensgröße",
    },
    fits: (parts, list) => `${bare(parts, list)} ${parts.length === 1 ? "passt" : "passen"} zu Ihrem ICP`,
    near: (parts, list) => `${bare(parts, list)} ${parts.length === 1 ? "passt" : "passen"} annähernd`,
    unknown: (parts, list) => `${bare(parts, list)} ${parts.length === 1 ? "ist" : "sind"} nicht bekannt`,
    misses: {
      role: () => "die Funktion steht nicht in Ihrem ICP",
      level: () => "die Karrierestufe ist eine andere als gesucht",
      industry: ({ industry }) =>
        industry ? `die Branche ${industry} ist keine Zielbranche` : "die Branche ist keine Zielbranche",
      size: () => "die Unternehmensgröße liegt außerhalb Ihres Rahmens",
    },
    but: ", aber ",
    buyer: [
      ({ role, name }, match) =>
        `${name} ist ${role} und entscheidet wahrscheinlich mit: ${capitalize(match)}`,
      ({ role, name }, match) =>
        `Als ${role} dürfte ${name} über einen Kauf mitentscheiden: ${capitalize(match)}`,
    ],
    influencer: [
      ({ role, name }, match) =>
        `${name} ist ${role} und hat wohl Einfluss, aber nicht das letzte Wort: ${capitalize(match)}`,
      ({ role, name }, match) =>
        `Als ${role} kann ${name} vermutlich eher empfehlen als entscheiden: ${capitalize(match)}`,
    ],
    executive: [({ role, name }, match) => `${name} ist ${role}: ${capitalize(match)}`],
    elsewhere: [
      ({ role, name }, match) =>
        `${name} ist ${role}, in leitender Stellung, aber nicht in einer Ihrer Zielfunktionen: ${capitalize(match)}`,
      ({ role, name }, match) =>
        `Als ${role} hat ${name} Gewicht, aber in einer anderen Funktion als gesucht: ${capitalize(match)}`,
    ],
    neither: [
      ({ role, name }, match) =>
        `${name} ist ${role}, eine Funktion, die Ihr ICP nicht nennt: ${capitalize(match)}`,
      ({ role, name }, match) =>
        `Als ${role} hat ${name} keine der Funktionen aus Ihrem ICP: ${capitalize(match)}`,
    ],
    untitled: [
      ({ place, name }, match) =>
        place && `${name} arbeitet bei ${place}, der Titel fehlt: ${capitalize(match)}`,
      ({ place, name }, match) =>
        !place && `Von ${name} sind weder Titel noch Unternehmen bekannt: ${capitalize(match)}`,
    ],
  },
  moment: {
    repeated: [
      ({ timesSeen }) => `Das sind schon ${timesSeen} Zeichen von Interesse in kurzer Zeit`,
      ({ timesSeen, name }) => `${name} war in kurzer Zeit ${timesSeen}-mal aktiv`,
    ],
    competitor: [
      ({ competitor }) => competitor && `${competitor} gehört zum Wettbewerb, also früh melden`,
      () => "Der Beitrag kommt vom Wettbewerb, also früh melden",
    ],
    own: [() => "Der Beitrag kommt aus Ihrem Unternehmen, der Name ist hier also bekannt"],
    asks: [() => "Eine brauchbare Antwort ist der beste Einstieg", () => "Erst antworten, dann verkaufen"],
    evaluates: [() => "Die Entscheidung ist vielleicht noch offen, also nicht lange warten"],
    ordinary: [
      () => "Bisher kein klarer Bedarf, also erst fragen, dann anbieten",
      () => "Noch deutet nichts auf einen Bedarf hin, also mit einer Frage beginnen",
      ({ topic }) => topic && `Ob beim Thema ${topic} Bedarf besteht, ist noch offen`,
    ],
    silent: [
      () => "Eine Reaktion allein sagt wenig, also mit einer Frage beginnen",
      () => "Noch fehlen eigene Worte, also die erste Nachricht unverbindlich halten",
      ({ topic }) => topic && `Ob beim Thema ${topic} Bedarf besteht, ist noch offen`,
    ],
  },
  opener: {
    hooks: {
      asks: [
        ({ inYours, hasQuestion }) => hasQuestion && `ich habe die Frage ${inYours} gelesen.`,
        ({ inYours, hasQuestion }) => hasQuestion && `kurz zu der Frage ${inYours}:`,
        ({ inYours, hasQuestion }) => hasQuestion && `Sie stellen ${inYours} eine Frage.`,
        ({ yours, hasQuestion }) => !hasQuestion && `ich habe ${yours} gelesen.`,
        ({ yours, hasQuestion }) => !hasQuestion && `ich beziehe mich auf ${yours}:`,
      ],
      evaluates: [
        ({ line, inYours }) => line && `Sie schreiben ${inYours}: ${line}`,
        ({ inYours }) => `${inYours} klingt es, als würden Sie gerade Alternativen prüfen.`,
        ({ yours }) => `${yours} lese ich so, dass Sie gerade vergleichen.`,
      ],
      states_problem: [
        ({ line, inYours }) => line && `Sie schreiben ${inYours}: ${line}`,
        ({ inYours }) => `${inYours} beschreiben Sie ein Problem.`,
        ({ inYours }) => `Sie sprechen ${inYours} eine Schwierigkeit an.`,
      ],
      shares_experience: [
        ({ line, inYours }) => line && `Sie schreiben ${inYours}: ${line}`,
        ({ inYours }) => `${inYours} schildern Sie, wie es in der Praxis läuft.`,
        ({ inYours }) => `danke, dass Sie ${inYours} Ihre Erfahrung teilen.`,
      ],
      agrees: [
        ({ topic, yours }) => `ich habe ${yours} gelesen und hätte eine Frage zum Thema ${topic}:`,
        ({ topic, yours }) => `${yours} nehme ich zum Anlass für eine Frage zum Thema ${topic}:`,
        ({ topic, yours }) => `ich bin auf ${yours} gestoßen und möchte etwas zum Thema ${topic} fragen:`,
      ],
    },
    questions: {
      asks: [
        ({ hasQuestion }) =>
          hasQuestion && "haben Sie inzwischen eine Antwort gefunden, oder ist das noch offen?",
        ({ hasQuestion }) => hasQuestion && "ist sie noch offen?",
        ({ hasQuestion }) => hasQuestion && "hat sich das geklärt, oder darf ich etwas vorschlagen?",
        ({ hasQuestion }) =>
          !hasQuestion && "haben Sie inzwischen eine Lösung gefunden, oder ist das noch offen?",
        ({ hasQuestion }) => !hasQuestion && "wo stehen Sie damit heute?",
      ],
      evaluates: [
        () => "was ist Ihnen bei der Auswahl am wichtigsten?",
        () => "was soll danach besser sein als heute?",
        () => "wo stehen Sie damit heute?",
      ],
      states_problem: [
        () => "ist das noch so, oder haben Sie inzwischen einen Weg gefunden?",
        () => "haben Sie inzwischen eine Lösung gefunden?",
        ({ at }) => `ist das${at} noch so?`,
      ],
      shares_experience: [
        () => "wie läuft es damit heute?",
        () => "ist das heute noch so?",
        () => "was würden Sie anderen raten?",
      ],
    },
    leads: [
      ({ topic, title }) =>
        topic && title && `mich interessiert Ihre Sicht als ${title} auf das Thema ${topic}:`,
      ({ topic, at }) => topic && `eine Frage zum Thema ${topic}${at}:`,
      ({ topic, title }) => topic && title && `eine Frage an Sie als ${title} zum Thema ${topic}:`,
      ({ topic, company }) =>
        topic && company && `mich interessiert, wie Sie bei ${company} das Thema ${topic} angehen:`,
      ({ topic, title, company }) =>
        topic &&
        title &&
        company &&
        `als ${title} bei ${company} können Sie mir vielleicht eine Frage zum Thema ${topic} beantworten:`,
      ({ topic, title, at }) =>
        !topic && title && `als ${title}${at} können Sie mir vielleicht eine Frage beantworten:`,
      ({ topic, title, company }) =>
        !topic && title && company && `eine Frage zu Ihrer Arbeit als ${title} bei ${company}:`,
      ({ topic, company }) => !topic && company && `mich interessiert, wie Sie bei ${company} arbeiten:`,
      ({ topic, title, at }) => !topic && !title && `eine Frage zu Ihrer Arbeit${at}:`,
    ],
    frames: [
      ({ at }) => `wie zufrieden sind Sie${at} heute damit?`,
      () => "was könnte dabei einfacher sein?",
      () => "was ist daran für Sie das Schwierigste?",
      ({ at }) => `was läuft dabei${at} gut, und was nicht?`,
      () => "was hat sich daran im letzten Jahr geändert?",
    ],
  },
};
