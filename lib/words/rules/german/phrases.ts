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
        !hasQuestion && `${fullName} hat ${where} ein Anliegen: ${said}`,
      ({ fullName, where, said, hasQuestion }) =>
        !hasQuestion && `Ein Anliegen von ${fullName} ${where}: ${said}`,
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
    leans: [
      ({ fullName, where, said }) => `${fullName} schreibt ${where}: ${said}`,
      ({ fullName, where, said }) => `So formuliert es ${fullName} ${where}: ${said}`,
    ],
    agrees: [
      ({ fullName, where, said }) => `${fullName} schreibt ${where}: ${said}`,
      ({ fullName, where, said }) => `Von ${fullName} ist ${where} zu lesen: ${said}`,
    ],
    filler: [
      ({ fullName, where }) => `${fullName} hat ${where} eine kurze Reaktion hinterlassen`,
      ({ fullName, where }) => `Eine kurze Reaktion von ${fullName} ${where}`,
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
    leans: [
      () => "Das kann auf einen Bedarf hindeuten, also erst fragen, dann anbieten",
      ({ name }) => `Ob ${name} dabei Hilfe braucht, ist eine Frage wert`,
    ],
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
        ({ inYours, hasQuestion }) => !hasQuestion && `ich habe das Anliegen ${inYours} gelesen.`,
        ({ inYours, hasQuestion }) => !hasQuestion && `kurz zu dem Anliegen ${inYours}:`,
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
      leans: [
        ({ line, inYours }) => line && `Sie schreiben ${inYours}: ${line}`,
        ({ yours }) => `ich habe ${yours} gelesen.`,
        ({ yours }) => `ich beziehe mich auf ${yours}:`,
      ],
      agrees: [
        ({ topic, yours }) => `ich habe ${yours} gelesen und hätte eine Frage zum Thema ${topic}:`,
        ({ topic, yours }) => `${yours} nehme ich zum Anlass für eine Frage zum Thema ${topic}:`,
        ({ topic, yours }) => `ich bin auf ${yours} gestoßen und möchte etwas zum Thema ${topic} fragen:`,
      ],
    },
    questions: {
      asks: [
        () => "sind Sie inzwischen fündig geworden, oder ist das noch offen?",
        ({ hasQuestion }) => !hasQuestion && "welche Möglichkeiten haben Sie sich schon angesehen?",
        ({ at }) => `worauf kommt es Ihnen${at} dabei vor allem an?`,
      ],
      evaluates: [
        () => "was ist Ihnen bei der Auswahl am wichtigsten?",
        () => "was soll danach besser sein als heute?",
        ({ at }) => `wer entscheidet${at} noch mit?`,
      ],
      states_problem: [
        () => "ist das noch so, oder haben Sie inzwischen einen Weg gefunden?",
        ({ at }) => `wie wirkt sich das${at} im Alltag aus?`,
        ({ at }) => `wie oft kommt Ihnen das${at} in die Quere?`,
      ],
      shares_experience: [
        () => "wie gut funktioniert das heute für Sie?",
        () => "was fehlt Ihnen dabei noch?",
        () => "was würden Sie als Nächstes verbessern?",
      ],
      leans: [
        () => "haben Sie inzwischen eine Lösung gefunden, oder ist das noch offen?",
        ({ at }) => `ist das${at} noch ein Thema für Sie?`,
      ],
    },
    leads: [
      ({ topic, title }) =>
        topic && title && `mich interessiert Ihre Sicht als ${title} auf das Thema ${topic}:`,
      ({ topic, at }) => topic && `eine Frage zum Thema ${topic}${at}:`,
      ({ topic, title }) => topic && title && `eine Frage zum Thema ${topic} in Ihrer Arbeit als ${title}:`,
      ({ topic, company }) =>
        topic && company && `mich interessiert, wie Sie bei ${company} das Thema ${topic} angehen:`,
      ({ topic, industry }) =>
        topic &&
        industry &&
        `mich interessiert, wie Unternehmen der Branche ${industry} das Thema ${topic} angehen:`,
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
      ({ at }) => `wie gehen Sie${at} heute damit um?`,
      ({ at }) => `was würden Sie${at} daran zuerst ändern?`,
      () => "welcher Teil davon kostet Sie die meiste Zeit?",
      ({ at }) => `was läuft dabei${at} gut, und was nicht?`,
      ({ at }) => `ist es${at} im letzten Jahr leichter oder schwieriger geworden?`,
    ],
  },
};
