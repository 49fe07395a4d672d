import type { PointPhrases } from "../phrasebook";

/** Addressed to nobody, in the infinitive, as German checklists are. */
export const points: PointPhrases = {
  said: {
    asks: [
      () => `Erst darauf antworten, dann über das Produkt sprechen`,
      ({ at }) => `Fragen, was${at} der Anlass dafür ist`,
      ({ at }) => `Fragen, wen das${at} noch betrifft und wie dringend es ist`,
    ],
    evaluates: [
      () => `Fragen, was zur Auswahl steht und wer entscheidet`,
      () => `Fragen, was danach besser sein soll`,
      ({ at }) => `Zeitplan und Budget${at} klären`,
    ],
    states_problem: [
      ({ at }) => `Fragen, was das Problem${at} kostet, in Stunden oder in Geld`,
      () => `Klären, ob es dafür eine Frist oder ein Budget gibt`,
      ({ at }) => `Klären, wen das Problem${at} noch betrifft`,
    ],
    shares_experience: [
      () => `Fragen, ob das heute noch so ist`,
      ({ name }) => `Erst ${name} erzählen lassen, dann etwas zeigen`,
      ({ name }) => `${name} fragen, was sich als Nächstes ändern soll`,
    ],
    agrees: [
      ({ topic, at }) => topic && `Vor jedem Angebot fragen, ob das Thema ${topic}${at} überhaupt ansteht`,
      ({ at }) => `Fragen, wie das${at} in der Praxis aussieht`,
      ({ topic, area }) => topic && `Vom Thema ${topic} auf ${area} zu sprechen kommen`,
      ({ name }) => `${name} nach einem Beispiel fragen`,
      () => `Fragen, was hinter dem Kommentar steht`,
    ],
  },
  unsaid: [
    ({ topic, at }) => topic && `Herausfinden, wer sich${at} um das Thema ${topic} kümmert`,
    ({ topic, company }) =>
      topic && company && `Fragen, was ${company} beim Thema ${topic} schon versucht hat`,
    ({ topic, area }) => topic && `Fragen, was das Thema ${topic} für ${area} bedeutet`,
    ({ topic, industry }) =>
      topic && industry && `Ein Beispiel zum Thema ${topic} aus der Branche ${industry} mitbringen`,
    ({ topic, at, area }) =>
      topic && `Fragen, was${at} gerade dringender ist: das Thema ${topic} oder ${area}`,
    ({ topic, title }) =>
      topic && title && `Fragen, wie viel Raum das Thema ${topic} im Alltag als ${title} einnimmt`,
    ({ topic, at }) => topic && `Nach dem Stand${at} beim Thema ${topic} fragen`,
    ({ topic, name }) => topic && `${name} fragen, was beim Thema ${topic} die meiste Mühe macht`,
    ({ topic, title, at }) =>
      !topic && title && `Herausfinden, was als ${title}${at} in diesem Quartal am wichtigsten ist`,
    ({ topic, company, area }) => !topic && company && `Fragen, wie es bei ${company} um ${area} steht`,
    ({ topic, name, area }) =>
      !topic && `${name} fragen, was derzeit am meisten Zeit kostet, mit Blick auf ${area}`,
  ],
  next: [
    ({ topic, question }) => topic && `Zweite Frage zum Thema ${topic}: ${question}`,
    ({ topic, question }) => topic && `Fürs Gespräch zum Thema ${topic} aufheben: ${question}`,
    ({ topic, question }) => topic && `Falls das Gespräch zum Thema ${topic} stockt: ${question}`,
    ({ topic, question }) => !topic && `Eine Frage für später: ${question}`,
    ({ topic, question }) => !topic && `Falls das Gespräch stockt: ${question}`,
  ],
  role: [
    ({ title, area }, level) => `Als ${title} ${level}: über ${area} sprechen`,
    ({ title, area, at }, level) => `Als ${title}${at} ${level}. Naheliegend ist ein Gespräch über ${area}`,
    ({ title, area, at }, level) => `Mit Blick auf ${area} argumentieren: Als ${title}${at} ${level}`,
    ({ title, topic, area }, level) =>
      topic && `Als ${title} ${level}: zeigen, was das Thema ${topic} für ${area} bedeutet`,
    ({ title, industry, area }, level) =>
      industry && `Als ${title} in der Branche ${industry} ${level}: das Gespräch auf ${area} lenken`,
    ({ title, area, at }, level) => `Ein Beispiel für ${area} mitbringen: Als ${title}${at} ${level}`,
  ],
  levels: {
    executive: [
      (name) => `kann ${name} wahrscheinlich entscheiden`,
      (name) => `gibt ${name} die Richtung vor`,
    ],
    director: [
      (name) => `hat ${name} wahrscheinlich ein Budget`,
      (name) => `entscheidet ${name} wohl über größere Anschaffungen`,
    ],
    lead: [(name) => `leitet ${name} das Team`, (name) => `weiß ${name}, was dem Team fehlt`],
    senior: [(name) => `wird ${name} vor einem Kauf oft gefragt`, (name) => `kennt ${name} die Einzelheiten`],
    professional: [
      (name) => `kennt ${name} die tägliche Arbeit`,
      (name) => `kann ${name} sagen, was im Alltag stört`,
    ],
    junior: [
      (name) => `kann ${name} sagen, wie es heute läuft`,
      (name) => `weiß ${name} vielleicht, wer entscheidet`,
    ],
  },
  untitled: [
    ({ at, name }) => `Zuerst die Funktion klären: Von ${name}${at} ist kein Titel bekannt`,
    ({ at }) => `Vor jedem Angebot fragen, wer${at} entscheidet: Ein Titel ist nicht bekannt`,
  ],
  levelUnknown: [
    ({ title, name, at }) =>
      `Der Titel ${title} verrät die Karrierestufe nicht: ${name} fragen, wer${at} entscheidet`,
    ({ title, at }) => `Fragen, was man${at} als ${title} entscheidet: Der Titel verrät es nicht`,
  ],
  caveats: {
    industry: [
      ({ industry, company }) =>
        company &&
        `Prüfen, ob es bei ${company} den Anwendungsfall gibt: Die Branche ${industry} ist keine Zielbranche`,
      ({ industry }) =>
        `Die Branche ${industry} steht nicht auf Ihrer Liste: früh fragen, ob der Bedarf dort besteht`,
    ],
    size: [
      ({ size, company }) =>
        company && `Früh prüfen, ob das Angebot zu ${company} passt: ${size}, außerhalb Ihres Rahmens`,
      ({ size, industry }) =>
        industry &&
        `${size} in der Branche ${industry}, außerhalb Ihres Rahmens: früh fragen, ob das Angebot passt`,
      ({ size, topic }) =>
        topic && `${size}, außerhalb Ihres Rahmens: Das Thema ${topic} kann dort anders liegen, also fragen`,
      ({ size, company, industry }) =>
        !company &&
        !industry &&
        `Das Unternehmen hat ${size}, außerhalb Ihres Rahmens: früh fragen, ob das Angebot passt`,
    ],
  },
  competitor: [
    ({ competitor, topic }) =>
      competitor && topic && `Einen klaren Unterschied zu ${competitor} beim Thema ${topic} parat haben`,
    ({ competitor, at }) =>
      competitor && `Fragen, womit${at} heute gearbeitet wird, bevor der Name ${competitor} fällt`,
    ({ competitor, industry }) =>
      competitor &&
      industry &&
      `Einen Unterschied zu ${competitor} parat haben, der in der Branche ${industry} zählt`,
    () => "Einen klaren Unterschied zum Wettbewerb parat haben",
  ],
  own: [
    ({ company, topic }) =>
      company && topic && `Ihr Unternehmen ist hier bekannt: gleich zum Thema ${topic} bei ${company} kommen`,
    ({ industry }) =>
      industry && `Die Vorstellung weglassen und ein Beispiel aus der Branche ${industry} mitbringen`,
    () => "Die Vorstellung weglassen: Es war Ihr eigener Beitrag",
  ],
  repeated: [
    ({ timesSeen, area }) =>
      `${timesSeen} Zeichen von Interesse: ein kurzes Gespräch über ${area} vorschlagen`,
    ({ timesSeen, company }) =>
      company &&
      `${timesSeen} Zeichen von Interesse: ein Gespräch mit einer zweiten Person bei ${company} vorschlagen`,
    ({ timesSeen, topic }) =>
      topic &&
      `${timesSeen} Zeichen von Interesse sind Anlass genug für ein kurzes Gespräch zum Thema ${topic}`,
    ({ timesSeen, company, topic }) =>
      company &&
      topic &&
      `Nach ${timesSeen} Zeichen von Interesse bei ${company} noch jemanden zum Thema ${topic} ansprechen`,
    ({ timesSeen, company, topic }) =>
      company &&
      !topic &&
      `Nach ${timesSeen} Zeichen von Interesse einen zweiten Kontakt bei ${company} suchen`,
  ],
  context: [
    ({ company, topic }) =>
      company && topic && `Fragen, wer sich bei ${company} sonst noch mit dem Thema ${topic} befasst`,
    ({ place, topic }) => place && topic && `${place}: fragen, wer beim Thema ${topic} noch mitredet`,
    ({ place, topic }) => place && !topic && `${place}: fragen, wer bei einem Kauf noch mitredet`,
    ({ company, industry, topic }) =>
      company &&
      industry &&
      topic &&
      `Fragen, was ${company} beim Thema ${topic} von anderen in der Branche ${industry} unterscheidet`,
    ({ industry, area }) =>
      industry && `Ein Beispiel aus der Branche ${industry} mitbringen, das ${area} betrifft`,
    ({ size, industry, topic }) =>
      size &&
      industry &&
      topic &&
      `${size} in der Branche ${industry}: fragen, ob ein Team das Thema ${topic} betreut oder mehrere`,
    ({ topic, at }) => topic && `Fragen, womit${at} heute beim Thema ${topic} gearbeitet wird`,
    ({ topic, at }) => topic && `Fragen, was${at} in diesem Jahr zum Thema ${topic} geplant ist`,
    ({ name, at, area }) => `${name} fragen, wer sich${at} noch um ${area} kümmert`,
  ],
};
