import type { OpenerPhrases } from "../phrasebook";

export const opener: OpenerPhrases = {
  hooks: {
    asks: [
      ({ inYours, said }) => `${inYours} vraag je: ${said}`,
      ({ inYours, said }) => `ik kwam je vraag tegen ${inYours}: ${said}`,
      ({ said, topic, isAbout }) =>
        isAbout && `je openbare vraag over ${topic} verdient een antwoord: ${said}`,
    ],
    evaluates: [
      ({ inYours, said }) => `${inYours} schrijf je: ${said}`,
      ({ said, at }) => `je schrijft openbaar dat er${at} iets beweegt: ${said}`,
      ({ said, topic, isAbout }) =>
        isAbout && `je reactie over ${topic} leest alsof er een keuze aankomt: ${said}`,
    ],
    states_problem: [
      ({ inYours, said }) => `${inYours} zeg je het helder: ${said}`,
      ({ inYours, said }) => `${inYours} schrijf je: ${said}`,
      ({ said, topic, isAbout }) => isAbout && `je bent eerlijk over ${topic}: ${said}`,
    ],
    shares_experience: [
      ({ inYours, said }) => `dank voor het inkijkje ${inYours}: ${said}`,
      ({ inYours, said }) => `${inYours} beschrijf je hoe het ging: ${said}`,
      ({ said, topic, isAbout }) => isAbout && `je ervaring met ${topic} zegt meer dan theorie: ${said}`,
    ],
    agrees: [
      ({ inYours, said }) => `${inYours} schrijf je: ${said}`,
      ({ inYours, said }) => `een vraag over je zin ${inYours}: ${said}`,
      ({ said, topic, isAbout }) => isAbout && `over ${topic} schrijf je: ${said}`,
    ],
    authored: [
      ({ inYours, claim }) => claim && `${inYours} schrijf je: ${claim}`,
      ({ claim, topic, isAbout }) => claim && isAbout && `een vraag bij je post over ${topic}: ${claim}`,
      ({ claim }) => claim && `één zin uit je post blijft hangen: ${claim}`,
    ],
  },
  leads: [
    ({ topic, at }) => `een vraag over ${topic}${at}:`,
    ({ topic, title, at }) => title && `als ${title}${at} heb je vast een kijk op ${topic}:`,
    ({ topic, industry }) => industry && `ik vraag me af hoe bedrijven in ${industry} omgaan met ${topic}:`,
    ({ topic, company }) => company && `ik zou graag begrijpen hoe ${company} omgaat met ${topic}:`,
    ({ topic, title }) => title && `een vraag aan jou als ${title} over ${topic}:`,
    ({ topic, company }) => company && `over ${topic}, gezien vanuit ${company}:`,
    ({ topic, industry, title }) =>
      industry && title && `over ${topic} in ${industry} een vraag uit de praktijk:`,
    ({ topic }) => `een korte vraag over ${topic}:`,
  ],
  citing: [
    ({ author, claim, isOwn, isAbout }) =>
      claim && isAbout && (isOwn ? `wij schreven: ${claim}` : author && `${author} schrijft: ${claim}`),
    ({ author, claim, isOwn, topic, isAbout }) =>
      claim &&
      isAbout &&
      (isOwn ? `onze kijk op ${topic}: ${claim}` : author && `over ${topic} schrijft ${author}: ${claim}`),
  ],
  doubts: [
    ({ at }) => `geldt dat${at} ook?`,
    ({ title }) => title && `hoe zie jij dat als ${title}?`,
    ({ at }) => `waarin is het${at} anders?`,
    ({ industry }) => industry && `klopt dat ook in ${industry}?`,
    ({ at }) => `zou je dat${at} ook zeggen?`,
    () => "zou je dat onderschrijven, of is het te simpel?",
  ],
  questions: {
    asks: [
      () => "wat heb je tot nu toe bekeken?",
      ({ at }) => `wat zou een oplossing${at} moeten kunnen wat nu niet lukt?`,
      ({ topic, isAbout }) => isAbout && `wat was de aanleiding voor de vraag over ${topic}?`,
      () => "hoeveel mensen zouden ermee werken?",
    ],
    evaluates: [
      ({ at }) => `wat geeft${at} straks de doorslag?`,
      () => "wanneer wil je gekozen hebben?",
      ({ topic, isAbout }) => isAbout && `wat moet er rond ${topic} daarna beter zijn?`,
      () => "welke twee punten vergelijk je als eerste?",
    ],
    states_problem: [
      ({ at }) => `hoeveel tijd kost het jullie${at} in een gewone week?`,
      () => "wat hebben jullie er al tegen geprobeerd?",
      ({ topic, isAbout }) => isAbout && `wat zou je rond ${topic} als eerste oplossen?`,
      () => "sinds wanneer is dat zo?",
    ],
    shares_experience: [
      () => "wat zou je de volgende keer anders doen?",
      ({ at }) => `wat was er${at} het lastigst aan?`,
      ({ topic, isAbout }) => isAbout && `wat verraste je het meest aan ${topic}?`,
      () => "hoe kregen jullie het team mee?",
    ],
    agrees: [
      ({ at }) => `hoe ziet dat er${at} uit?`,
      ({ topic, at, isAbout }) => isAbout && `wat hebben jullie${at} sindsdien veranderd rond ${topic}?`,
      () => "welk voorbeeld komt er als eerste bij je op?",
      ({ title }) => title && `wat volgt daaruit voor jou als ${title}?`,
    ],
    authored: [
      ({ at }) => `wat gebeurde er${at} waardoor je het schreef?`,
      ({ topic, at, isAbout }) => isAbout && `wat hebben jullie${at} sindsdien veranderd rond ${topic}?`,
      () => "wat is voor jou de volgende stap?",
      () => "aan welke reactie had je het meest?",
    ],
  },
  frames: [
    ({ company }) => company && `wie heeft hier bij ${company} het laatste woord over?`,
    ({ at }) => `wat zou je er${at} als eerste aan veranderen?`,
    () => "gaat het voor jullie meer om mensen, processen of tools?",
    ({ at }) => `is het${at} dit jaar belangrijker of juist minder belangrijk geworden?`,
  ],
};
