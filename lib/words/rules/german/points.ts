import type { PointPhrases } from "../phrasebook";

export const points: PointPhrases = {
  said: {
    asks: [
      ({ said, topic, isAbout }) => isAbout && `Zuerst die Frage zum Thema ${topic} beantworten: ${said}`,
      ({ said, at }) => `Zwei mögliche Antworten auf ${said} mitbringen und fragen, welche${at} besser passt`,
      ({ said, name }) => `Von der Frage ausgehen, die ${name} stellt, nicht vom Produkt: ${said}`,
    ],
    evaluates: [
      ({ said, name }) => `${name} schreibt ${said}: fragen, was zur Wahl steht und wer entscheidet`,
      ({ said, topic, isAbout }) =>
        isAbout && `Faire Kriterien für das Thema ${topic} anbieten, Anlass: ${said}`,
      ({ said, at }) => `Termin und Budget${at} klären, Anlass: ${said}`,
    ],
    states_problem: [
      ({ said, at }) => `Das Problem beziffern, wie viele Stunden oder Euro im Monat${at}: ${said}`,
      ({ said, topic, isAbout }) =>
        isAbout && `Zum Thema ${topic} einen Ausweg zeigen, der anderswo geholfen hat: ${said}`,
      ({ said, name }) => `${name} fragen, was dagegen schon versucht wurde: ${said}`,
    ],
    shares_experience: [
      ({ said, name }) => `${name} den Rest der Geschichte erzählen lassen: ${said}`,
      ({ said, at }) => `Fragen, was${at} nach diesem Schritt noch offen ist: ${said}`,
      ({ said, topic, isAbout }) =>
        isAbout && `Zum Thema ${topic} auf dieser Erfahrung aufbauen, statt zu erklären: ${said}`,
    ],
    agrees: [
      ({ said, name }) => `Die Worte von ${name} aufgreifen: ${said}`,
      ({ said, at }) => `Nach dem Beispiel${at} fragen, das dahintersteht: ${said}`,
      ({ said, topic, isAbout }) => isAbout && `Zum Thema ${topic} fragen, was daraus folgt: ${said}`,
    ],
    authored: [
      ({ claim, name }) => claim && `${name} fragen, was dem vorausging: ${claim}`,
      ({ claim, topic, isAbout }) =>
        claim &&
        isAbout &&
        `Eine Beobachtung zum Thema ${topic} mitbringen, die das stützt oder prüft: ${claim}`,
      ({ claim, at }) => claim && `Fragen, was${at} seit dem Beitrag geschehen ist: ${claim}`,
    ],
  },
  unsaid: [
    ({ claim, author, at, topic, isAbout, isOwn }) =>
      !isOwn &&
      isAbout &&
      claim &&
      author &&
      `Fragen, ob das, was ${author} zum Thema ${topic} schreibt, auch${at || " hier"} gilt: ${claim}`,
    ({ topic, at, title, name }) =>
      title &&
      `Als ${title} dürfte ${name} wissen, wer sich${at} mit dem Thema ${topic} befasst: danach fragen`,
    ({ topic, industry }) =>
      industry &&
      `Eine Zahl zum Thema ${topic} aus der Branche ${industry} mitbringen und nach der eigenen fragen`,
    ({ topic, company }) => company && `Herausfinden, was ${company} zum Thema ${topic} schon versucht hat`,
    ({ topic, area }) => `Vom Thema ${topic} mit einem Beispiel überleiten auf ${area}`,
    ({ topic, title }) => title && `Nach dem Thema ${topic} in einer normalen Woche als ${title} fragen`,
    ({ topic, name, industry }) =>
      industry &&
      `Die Reaktion nicht erwähnen, sondern ${name} nach dem Thema ${topic} in der Branche ${industry} fragen`,
    ({ topic, at }) => `Mit dem Ist-Zustand beginnen: Wer kümmert sich${at} um das Thema ${topic}?`,
  ],
  next: [
    ({ topic, question }) => `Als zweite Frage zum Thema ${topic}: ${question}`,
    ({ topic, question }) => `Fürs Gespräch zum Thema ${topic} aufheben: ${question}`,
    ({ topic, question }) => `Stockt das Gespräch zum Thema ${topic}, fragen: ${question}`,
  ],
  role: [
    ({ title, area, topic }, level) => `Als ${title} ${level}: vom Thema ${topic} überleiten auf ${area}`,
    ({ title, area }, level) => `Als ${title} ${level}: ansprechen auf ${area}`,
    ({ title, area, topic }) =>
      `Das Thema ${topic} an dem festmachen, was als ${title} zählt, und eingehen auf ${area}`,
    ({ title, name, topic, area }) =>
      `${name} beurteilt das Thema ${topic} als ${title}, also mit Blick auf ${area}`,
  ],
  levels: {
    executive: [
      (name) => `kann ${name} entscheiden und unterschreiben`,
      (name) => `gibt ${name} die Richtung vor`,
    ],
    director: [
      (name) => `verfügt ${name} meist über das Budget`,
      (name) => `entscheidet ${name} meist über größere Anschaffungen`,
    ],
    lead: [
      (name) => `führt ${name} das Team und prägt die engere Auswahl`,
      (name) => `weiß ${name}, was dem Team fehlt`,
    ],
    senior: [
      (name) => `vergleicht ${name}, bevor andere unterschreiben`,
      (name) => `wird ${name} vor einem Kauf oft gefragt`,
    ],
    professional: [(name) => `kennt ${name} den Alltag`, (name) => `kann ${name} sagen, was im Alltag stört`],
    junior: [(name) => `kann ${name} sagen, wie es heute läuft`, (name) => `weiß ${name}, wer entscheidet`],
  },
  untitled: [
    ({ at, name }) => `Von ${name} ist kein Titel bekannt: erst fragen, wer${at} entscheidet, dann anbieten`,
    ({ at, topic }) => `Zuerst die Rolle klären: Wer kümmert sich${at} um das Thema ${topic}?`,
  ],
  levelUnknown: [
    ({ title, at, name }) => `${title} verrät die Ebene nicht: ${name} fragen, wer${at} entscheidet`,
    ({ title, topic, at }) => `Fragen, was ${title}${at} bedeutet und wer beim Thema ${topic} entscheidet`,
  ],
  caveats: {
    industry: [
      ({ industry, company }) =>
        company &&
        `Zuerst prüfen, ob es bei ${company} den Anwendungsfall gibt: ${industry} ist keine Zielbranche`,
      ({ industry, topic }) =>
        `${industry} steht nicht auf der Liste: früh fragen, ob das Thema ${topic} dort zählt`,
      ({ industry, topic }) =>
        `Eine Referenz zum Thema ${topic} bereithalten, die in der Branche ${industry} überzeugt; sie ist keine Zielbranche`,
    ],
    size: [
      ({ size, company }) =>
        company &&
        `Früh prüfen, ob das Angebot zu ${company} passt: ${size}, das liegt außerhalb des Rahmens`,
      ({ size, topic }) =>
        `${size}: Das Thema ${topic} ist dort womöglich eine andere Aufgabe als bei den üblichen Kunden`,
      ({ size, industry }) =>
        industry &&
        `${size} in der Branche ${industry}: nach dem Budget fragen, bevor viel Zeit hineinfließt`,
    ],
  },
  competitor: [
    ({ competitor, topic, industry }) =>
      competitor &&
      industry &&
      `Einen klaren Unterschied zu ${competitor} beim Thema ${topic} bereithalten, der in der Branche ${industry} zählt`,
    ({ competitor, at, topic }) =>
      competitor &&
      `Erst klären, womit das Thema ${topic}${at} heute bearbeitet wird, dann über ${competitor} reden`,
    ({ competitor, place }) =>
      competitor && place && `${place}: fragen, was heute fehlt, statt über ${competitor} zu sprechen`,
    ({ competitor, topic, area }) =>
      competitor && `Beim Thema ${topic} den Unterschied zu ${competitor} zeigen, mit Blick auf ${area}`,
    ({ topic }) => `Beim Thema ${topic} einen klaren Unterschied zum Wettbewerb bereithalten`,
  ],
  own: [
    ({ topic, place }) => place && `Unser Name ist bekannt: direkt zum Thema ${topic} und zu ${place} kommen`,
    ({ topic, industry }) =>
      industry && `Ohne lange Vorstellung: ein Fall zum Thema ${topic} aus der Branche ${industry}`,
    ({ topic, area }) => `Unseren Beitrag weiterdenken: vom Thema ${topic} hin auf ${area}`,
  ],
  repeated: [
    ({ timesSeen, topic, at }) =>
      `${timesSeen} Zeichen von Interesse reichen, um${at} 20 Minuten zum Thema ${topic} vorzuschlagen`,
    ({ timesSeen, company, topic }) =>
      company &&
      `Nach ${timesSeen} Zeichen von Interesse am Thema ${topic} einen zweiten Kontakt bei ${company} suchen`,
  ],
  search: [
    ({ search, at, topic }) =>
      search &&
      `Gefunden über die Suche ${search}: fragen, wie wichtig das Thema ${topic}${at} dieses Jahr ist`,
    ({ search, industry, topic }) =>
      search &&
      industry &&
      `Gefunden über die Suche ${search}: fragen, was das Thema ${topic} in der Branche ${industry} bedeutet`,
  ],
  context: [
    ({ place, topic }) => place && `${place}: fragen, wer dort beim Thema ${topic} noch mitredet`,
    ({ company, industry, topic }) =>
      company &&
      industry &&
      `Fragen, was ${company} beim Thema ${topic} von anderen der Branche ${industry} unterscheidet`,
    ({ industry, topic }) =>
      industry &&
      `Ein Beispiel zum Thema ${topic} aus der Branche ${industry} sagt mehr als eine Funktionsliste`,
    ({ size, topic, industry }) =>
      size &&
      industry &&
      `${size} in der Branche ${industry}: fragen, ob sich ein Team um das Thema ${topic} kümmert oder jedes für sich`,
    ({ company, topic, area }) =>
      company &&
      `Bei ${company} die Prioritäten klären: zuerst das Thema ${topic}, dann der Blick auf ${area}`,
    ({ topic, name }) => `${name} fragen, wem das Thema ${topic} sonst noch wichtig ist`,
  ],
};
