import type { PointPhrases } from "../phrasebook";

export const points: PointPhrases = {
  said: {
    asks: [
      ({ said, topic, isAbout }) => isAbout && `Beantwoord eerst de vraag over ${topic}: ${said}`,
      ({ said, at }) => `Neem twee mogelijke antwoorden mee en vraag welk het beste past${at}: ${said}`,
      ({ said, name }) => `Begin bij wat ${name} vraagt, niet bij het product: ${said}`,
    ],
    evaluates: [
      ({ said, name }) => `${name} schrijft ${said}: vraag wat er op de lijst staat en wie beslist`,
      ({ said, topic, isAbout }) =>
        isAbout && `Bied eerlijke criteria voor ${topic}, naar aanleiding van ${said}`,
      ({ said, at }) => `Vraag naar datum en budget${at}, naar aanleiding van ${said}`,
    ],
    states_problem: [
      ({ said, at }) => `Zet er een getal op, uren of euro's per maand${at}: ${said}`,
      ({ said, topic, isAbout }) => isAbout && `Laat rond ${topic} een uitweg zien die elders hielp: ${said}`,
      ({ said, name }) => `Vraag ${name} wat er al is geprobeerd: ${said}`,
    ],
    shares_experience: [
      ({ said, name }) => `Laat ${name} de rest van het verhaal vertellen: ${said}`,
      ({ said, at }) => `Vraag wat er${at} na deze stap nog openstaat: ${said}`,
      ({ said, topic, isAbout }) =>
        isAbout && `Bouw rond ${topic} voort op deze ervaring in plaats van uit te leggen: ${said}`,
    ],
    agrees: [
      ({ said, name }) => `Pak de woorden van ${name} op: ${said}`,
      ({ said, at }) => `Vraag naar het voorbeeld${at} achter ${said}`,
      ({ said, topic, isAbout }) => isAbout && `Vraag rond ${topic} wat er volgt uit ${said}`,
    ],
    authored: [
      ({ claim, name }) => claim && `Vraag ${name} wat er voorafging aan ${claim}`,
      ({ claim, topic, isAbout }) =>
        claim && isAbout && `Neem een observatie over ${topic} mee die dit steunt of toetst: ${claim}`,
      ({ claim, at }) => claim && `Vraag wat er${at} sinds de post is gedaan: ${claim}`,
    ],
  },
  unsaid: [
    ({ claim, author, at, topic, isAbout, isOwn }) =>
      !isOwn &&
      isAbout &&
      claim &&
      author &&
      `Vraag of wat ${author} over ${topic} schrijft ook${at || " hier"} geldt: ${claim}`,
    ({ topic, at, title, name }) =>
      title && `Als ${title} zal ${name} weten wie zich${at} bezighoudt met ${topic}: vraag ernaar`,
    ({ topic, industry }) =>
      industry && `Neem één cijfer over ${topic} uit ${industry} mee en vraag naar dat van hen`,
    ({ topic, company }) => company && `Zoek uit wat ${company} rond ${topic} al heeft geprobeerd`,
    ({ topic, area }) => `Verbind ${topic} met een concreet belang: ${area}`,
    ({ topic, title }) => title && `Vraag naar ${topic} in een gewone week als ${title}`,
    ({ topic, name, industry }) =>
      industry && `Laat de reactie onbenoemd; vraag ${name} naar ${topic} in ${industry}`,
    ({ topic, at }) => `Begin bij het heden: wie houdt zich${at} bezig met ${topic}?`,
  ],
  next: [
    ({ topic, question }) => `Een goede tweede vraag over ${topic}: ${question}`,
    ({ topic, question }) => `Bewaar voor het gesprek over ${topic}: ${question}`,
    ({ topic, question }) => `Valt het gesprek over ${topic} stil, vraag dan: ${question}`,
  ],
  role: [
    ({ title, area, topic }, level) => `Als ${title} ${level}: breng ${topic} terug tot wat telt, ${area}`,
    ({ title, area }, level) => `Als ${title} ${level}: praat over wat telt, ${area}`,
    ({ title, area, topic }) => `Benader ${topic} vanuit wat telt in de rol van ${title}: ${area}`,
    ({ title, name, topic, area }) => `${name} beoordeelt ${topic} als ${title}, met het oog op ${area}`,
  ],
  levels: {
    executive: [(name) => `kan ${name} beslissen en tekenen`, (name) => `bepaalt ${name} de koers`],
    director: [
      (name) => `beheert ${name} meestal het budget`,
      (name) => `beslist ${name} meestal over grotere aankopen`,
    ],
    lead: [
      (name) => `leidt ${name} het team en stuurt de shortlist`,
      (name) => `weet ${name} wat het team mist`,
    ],
    senior: [
      (name) => `vergelijkt ${name} voordat anderen tekenen`,
      (name) => `geeft ${name} vaak advies voor een aankoop`,
    ],
    professional: [
      (name) => `kent ${name} het dagelijks werk`,
      (name) => `kan ${name} zeggen wat er elke dag in de weg zit`,
    ],
    junior: [(name) => `kan ${name} zeggen hoe het nu gaat`, (name) => `weet ${name} wie beslist`],
  },
  untitled: [
    ({ at, name }) => `Van ${name} is geen functietitel bekend: vraag eerst wie${at} beslist`,
    ({ at, topic }) => `Maak eerst de rol duidelijk: wie gaat${at} over ${topic}?`,
  ],
  levelUnknown: [
    ({ title, at, name }) => `${title} zegt niets over het niveau: vraag ${name} wie${at} beslist`,
    ({ title, topic, at }) => `Vraag wat ${title}${at} inhoudt en wie over ${topic} beslist`,
  ],
  caveats: {
    industry: [
      ({ industry, company }) =>
        company && `Ga eerst na of ${company} de behoefte heeft: ${industry} is geen doelbranche`,
      ({ industry, topic }) =>
        `${industry} staat niet op de lijst: vraag vroeg of men daar bezig is met ${topic}`,
      ({ industry, topic }) =>
        `Houd een referentie over ${topic} klaar die overtuigt in ${industry}, geen doelbranche`,
    ],
    size: [
      ({ size, company }) =>
        company && `Ga vroeg na of het aanbod past bij ${company}: ${size} valt buiten de marge`,
      ({ size, topic }) =>
        `${size}: rond ${topic} ligt de opgave misschien anders dan bij de gebruikelijke klanten`,
      ({ size, industry }) =>
        industry && `${size} in ${industry}: praat over budget voordat je er tijd in steekt`,
    ],
  },
  competitor: [
    ({ competitor, topic, industry }) =>
      competitor &&
      industry &&
      `Houd één duidelijk verschil met ${competitor} over ${topic} klaar dat telt in ${industry}`,
    ({ competitor, at, topic }) =>
      competitor && `Vraag wat er${at} nu wordt gebruikt voor ${topic} voordat je ${competitor} noemt`,
    ({ competitor, place }) =>
      competitor && place && `${place}: vraag wat er nu ontbreekt in plaats van over ${competitor} te praten`,
    ({ competitor, topic, area }) =>
      competitor && `Laat bij ${topic} het verschil met ${competitor} zien waar het telt: ${area}`,
    ({ topic }) => `Houd één duidelijk verschil met de concurrent over ${topic} klaar`,
  ],
  own: [
    ({ topic, place }) => place && `Onze naam is al bekend: ga direct naar ${topic} en ${place}`,
    ({ topic, industry }) => industry && `Sla de introductie over: een case uit ${industry} over ${topic}`,
    ({ topic, area }) => `Ga een stap verder dan onze post: van ${topic} naar ${area}`,
  ],
  repeated: [
    ({ timesSeen, topic, at }) =>
      `${timesSeen} tekenen van interesse zijn genoeg om${at} 20 minuten over ${topic} voor te stellen`,
    ({ timesSeen, company, topic }) =>
      company && `Zoek na ${timesSeen} tekenen van interesse in ${topic} een tweede contact bij ${company}`,
  ],
  search: [
    ({ search, at, topic }) =>
      search &&
      `Gevonden via de zoekopdracht ${search}: vraag welke plek een onderwerp als ${topic}${at} dit jaar krijgt`,
    ({ search, industry, topic }) =>
      search &&
      industry &&
      `Gevonden via de zoekopdracht ${search}: vraag hoe ver ${industry} is met ${topic}`,
  ],
  context: [
    ({ place, topic }) => place && `${place}: vraag wie daar nog meer meepraat over ${topic}`,
    ({ company, industry, topic }) =>
      company && industry && `Vraag waarin ${company} bij ${topic} verschilt van anderen in ${industry}`,
    ({ industry, topic }) =>
      industry && `Een voorbeeld over ${topic} uit ${industry} zegt meer dan een lijst met functies`,
    ({ size, topic, industry }) =>
      size &&
      industry &&
      `${size} in ${industry}: vraag of één team zich bezighoudt met ${topic} of elk team`,
    ({ company, topic, area }) => company && `Vraag wat bij ${company} nu voorgaat: ${topic} of ${area}`,
    ({ topic, name }) => `Vraag ${name} wie ${topic} nog meer belangrijk vindt`,
  ],
};
