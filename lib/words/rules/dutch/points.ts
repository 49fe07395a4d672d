import type { PointPhrases } from "../phrasebook";

/** Topics may be plural, so that they are objects and never the subject of a verb. */
export const points: PointPhrases = {
  said: {
    asks: [
      () => `Geef eerst antwoord voordat je over je product begint`,
      ({ at }) => `Vraag wat${at} de aanleiding hiervoor is`,
      ({ at }) => `Vraag wie hier${at} nog meer mee te maken heeft en hoe dringend het is`,
    ],
    evaluates: [
      () => `Vraag welke opties er zijn en wie beslist`,
      () => `Vraag wat er straks beter moet`,
      ({ at }) => `Vraag naar de planning en het budget${at}`,
    ],
    states_problem: [
      ({ at }) => `Vraag wat het probleem${at} kost, in uren of in geld`,
      () => `Ga na of er een deadline of een budget voor is`,
      ({ at }) => `Ga na wie er${at} nog meer last van heeft`,
    ],
    shares_experience: [
      () => `Vraag of het nog steeds zo is`,
      ({ name }) => `Laat ${name} eerst vertellen en laat dan pas iets zien`,
      ({ name }) => `Vraag ${name} wat er als eerste anders moet`,
    ],
    agrees: [
      ({ topic, at }) => topic && `Vraag eerst of men${at} wel bezig is met ${topic}`,
      ({ at }) => `Vraag hoe dat${at} in de praktijk gaat`,
      ({ topic, area }) => topic && `Kom via ${topic} op ${area}`,
      ({ name }) => `Vraag ${name} om een voorbeeld`,
      () => `Vraag wat er achter de reactie zit`,
    ],
  },
  unsaid: [
    ({ topic, at }) => topic && `Zoek uit wie zich${at} bezighoudt met ${topic}`,
    ({ topic, company }) => topic && company && `Vraag wat ${company} rond ${topic} al heeft geprobeerd`,
    ({ topic, area }) => topic && `Praat over ${topic} met het oog op ${area}`,
    ({ topic, industry }) =>
      topic && industry && `Kom met een voorbeeld over ${topic} uit de branche ${industry}`,
    ({ topic, at, area }) => topic && `Vraag wat nu${at} voorgaat: ${topic} of ${area}`,
    ({ topic, title, name }) =>
      topic && title && `Vraag hoeveel tijd ${name} als ${title} kwijt is aan ${topic}`,
    ({ topic, at }) => topic && `Vraag hoe het er${at} nu voorstaat met ${topic}`,
    ({ topic, name }) => topic && `Vraag ${name} wat het lastigste is aan ${topic}`,
    ({ topic, title, at }) =>
      !topic && title && `Zoek uit wat er als ${title}${at} dit kwartaal bovenaan staat`,
    ({ topic, company, area }) => !topic && company && `Vraag hoe ${company} nu omgaat met ${area}`,
    ({ topic, name, area }) => !topic && `Vraag ${name} wat de meeste tijd kost rond ${area}`,
  ],
  next: [
    ({ topic, question }) => topic && `Een tweede vraag over ${topic}: ${question}`,
    ({ topic, question }) => topic && `Bewaar voor het gesprek over ${topic}: ${question}`,
    ({ topic, question }) => topic && `Valt het gesprek over ${topic} stil, vraag dan: ${question}`,
    ({ topic, question }) => !topic && `Een vraag voor later: ${question}`,
    ({ topic, question }) => !topic && `Valt het gesprek stil, vraag dan: ${question}`,
  ],
  role: [
    ({ title, area }, level) => `Als ${title} ${level}: praat over ${area}`,
    ({ title, area, at }, level) => `Als ${title}${at} ${level}. Een logisch gespreksonderwerp: ${area}`,
    ({ title, area, at }, level) => `Leg de nadruk op ${area}: als ${title}${at} ${level}`,
    ({ title, topic, area }, level) => topic && `Als ${title} ${level}: verbind ${topic} met ${area}`,
    ({ title, industry, area }, level) =>
      industry && `Als ${title} in de branche ${industry} ${level}: vraag naar ${area}`,
    ({ title, area, at }, level) => `Neem een voorbeeld over ${area} mee: als ${title}${at} ${level}`,
  ],
  levels: {
    executive: [(name) => `kan ${name} waarschijnlijk beslissen`, (name) => `bepaalt ${name} de koers`],
    director: [
      (name) => `heeft ${name} waarschijnlijk een budget`,
      (name) => `beslist ${name} waarschijnlijk over grotere aankopen`,
    ],
    lead: [(name) => `leidt ${name} het team`, (name) => `weet ${name} wat het team mist`],
    senior: [
      (name) => `wordt ${name} vaak om advies gevraagd voor een aankoop`,
      (name) => `kent ${name} de details`,
    ],
    professional: [
      (name) => `kent ${name} het dagelijks werk`,
      (name) => `kan ${name} zeggen wat er in de weg zit`,
    ],
    junior: [
      (name) => `kan ${name} vertellen hoe het nu gaat`,
      (name) => `weet ${name} misschien wie er beslist`,
    ],
  },
  untitled: [
    ({ at, name }) => `Vraag eerst naar de functie: van ${name}${at} is geen functietitel bekend`,
    ({ at }) => `Vraag wie er${at} beslist voordat je iets aanbiedt: er is geen functietitel bekend`,
  ],
  levelUnknown: [
    ({ title, name, at }) =>
      `De titel ${title} zegt niets over het niveau: vraag ${name} wie er${at} beslist`,
    ({ title, at }) => `Vraag waar je als ${title}${at} over beslist: de titel zegt het niet`,
  ],
  caveats: {
    industry: [
      ({ industry, company }) =>
        company && `Ga na of ${company} dezelfde behoefte heeft: de branche ${industry} is geen doelbranche`,
      ({ industry }) =>
        `De branche ${industry} staat niet op je lijst: vraag vroeg of daar behoefte aan je aanbod is`,
    ],
    size: [
      ({ size, company }) =>
        company && `Ga vroeg na of je aanbod past bij ${company}: ${size}, buiten je doelgroep`,
      ({ size, industry }) =>
        industry && `${size} in de branche ${industry}, buiten je doelgroep: vraag vroeg of je aanbod past`,
      ({ size, topic }) =>
        topic && `${size}, buiten je doelgroep: vraag eerst hoe men daar omgaat met ${topic}`,
      ({ size, company, industry }) =>
        !company &&
        !industry &&
        `Het bedrijf heeft ${size}, buiten je doelgroep: vraag vroeg of je aanbod past`,
    ],
  },
  competitor: [
    ({ competitor, topic }) =>
      competitor && topic && `Houd over ${topic} één duidelijk verschil met ${competitor} klaar`,
    ({ competitor, at }) => competitor && `Vraag waar men${at} nu mee werkt voordat je ${competitor} noemt`,
    ({ competitor, industry }) =>
      competitor &&
      industry &&
      `Houd een verschil met ${competitor} klaar dat telt in de branche ${industry}`,
    () => "Houd één duidelijk verschil met de concurrent klaar",
  ],
  own: [
    ({ company, topic }) =>
      company && topic && `Jullie naam is hier bekend: begin meteen over ${topic} bij ${company}`,
    ({ industry }) =>
      industry && `Sla de introductie over en kom met een voorbeeld uit de branche ${industry}`,
    () => "Sla de introductie over: het was jullie eigen post",
  ],
  repeated: [
    ({ timesSeen, area }) => `${timesSeen} tekenen van interesse: stel een kort gesprek over ${area} voor`,
    ({ timesSeen, company }) =>
      company &&
      `${timesSeen} tekenen van interesse: stel een gesprek voor met een tweede persoon bij ${company}`,
    ({ timesSeen, topic }) =>
      topic &&
      `${timesSeen} tekenen van interesse zijn reden genoeg om een kort gesprek over ${topic} voor te stellen`,
    ({ timesSeen, company, topic }) =>
      company &&
      topic &&
      `Benader na ${timesSeen} tekenen van interesse ook iemand anders bij ${company} over ${topic}`,
    ({ timesSeen, company, topic }) =>
      company && !topic && `Zoek na ${timesSeen} tekenen van interesse een tweede contact bij ${company}`,
  ],
  context: [
    ({ company, topic }) =>
      company && topic && `Vraag wie zich bij ${company} nog meer bezighoudt met ${topic}`,
    ({ place, topic }) => place && topic && `${place}: vraag wie er nog meer meepraat over ${topic}`,
    ({ place, topic }) => place && !topic && `${place}: vraag wie er nog meer meebeslist over een aankoop`,
    ({ company, industry, topic }) =>
      company &&
      industry &&
      topic &&
      `Vraag hoe ${company} met ${topic} omgaat, vergeleken met andere bedrijven in de branche ${industry}`,
    ({ industry, area }) => industry && `Kom met een voorbeeld uit de branche ${industry} over ${area}`,
    ({ size, industry, topic }) =>
      size &&
      industry &&
      topic &&
      `${size} in de branche ${industry}: vraag of één team zich bezighoudt met ${topic}, of meerdere`,
    ({ topic, at }) => topic && `Vraag welke tools men${at} nu gebruikt voor ${topic}`,
    ({ topic, at }) => topic && `Vraag welke plannen er${at} dit jaar zijn voor ${topic}`,
    ({ name, at, area }) => `Vraag ${name} wie zich${at} nog meer bezighoudt met ${area}`,
  ],
};
