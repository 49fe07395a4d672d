import type { Phrases } from "../phrasebook";

/** A list of parts needs no articles: `functie en niveau`, but `het niveau`. */
const bare = (parts: readonly string[], list: string) =>
  parts.length === 1 ? list : list.replaceAll(/\b(?:de|het) /g, "");

export const phrases: Omit<Phrases, "points"> = {
  reactions: {
    like: (name, post) => `${name} gaf ${post} een like`,
    celebrate: (name, post) => `${name} gaf ${post} applaus`,
    support: (name, post) => `${name} reageerde met steun op ${post}`,
    love: (name, post) => `${name} gaf ${post} een hartje`,
    insightful: (name, post) => `${name} markeerde ${post} als inzichtelijk`,
    curious: (name, post) => `${name} reageerde nieuwsgierig op ${post}`,
    funny: (name, post) => `${name} moest lachen om ${post}`,
    other: (name, post) => `${name} reageerde op ${post}`,
  },
  evidence: {
    asks: [
      ({ fullName, where, said, hasQuestion }) => hasQuestion && `${fullName} vraagt ${where}: ${said}`,
      ({ fullName, where, said, hasQuestion }) =>
        hasQuestion && `Een vraag van ${fullName} ${where}: ${said}`,
      ({ fullName, where, said, hasQuestion }) =>
        !hasQuestion && `${fullName} lijkt iets te zoeken en schrijft ${where}: ${said}`,
    ],
    evaluates: [
      ({ fullName, where, said }) => `${fullName} lijkt opties te vergelijken en schrijft ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} heeft het ${where} over een keuze of een overstap: ${said}`,
    ],
    states_problem: [
      ({ fullName, where, said }) => `${fullName} beschrijft ${where} een probleem: ${said}`,
      ({ fullName, where, said }) => `Een probleem dat ${fullName} ${where} aankaart: ${said}`,
    ],
    shares_experience: [
      ({ fullName, where, said }) => `${fullName} vertelt ${where} uit eigen ervaring: ${said}`,
      ({ fullName, where, said }) => `${fullName} beschrijft ${where} hoe het in de praktijk gaat: ${said}`,
    ],
    agrees: [
      ({ fullName, where, said }) => `${fullName} schrijft ${where}: ${said}`,
      ({ fullName, where, said }) => `Dit schreef ${fullName} ${where}: ${said}`,
    ],
    comments: [
      ({ fullName, where, isAuthor }) => !isAuthor && `${fullName} liet een reactie achter ${where}`,
      ({ fullName, where }) => `${fullName} praatte mee ${where}`,
    ],
  },
  reacts: [
    (clause) => `${clause}, zonder er iets bij te schrijven`,
    (clause, { claim }) => claim && `${clause}: ${claim}`,
    (clause) => clause,
  ],
  fit: {
    parts: { role: "de functie", level: "het niveau", industry: "de branche", size: "de bedrijfsgrootte" },
    fits: (parts, list) => `${bare(parts, list)} ${parts.length === 1 ? "past" : "passen"} bij je ICP`,
    near: (parts, list) => `${bare(parts, list)} ${parts.length === 1 ? "komt" : "komen"} in de buurt`,
    unknown: (parts, list) => `${bare(parts, list)} ${parts.length === 1 ? "is" : "zijn"} niet bekend`,
    misses: {
      role: () => "de functie staat niet in je ICP",
      level: () => "het niveau is anders dan je zoekt",
      industry: ({ industry }) =>
        industry ? `de branche ${industry} is geen doelbranche` : "de branche is geen doelbranche",
      size: () => "de bedrijfsgrootte valt buiten je doelgroep",
    },
    but: ", maar ",
    buyer: [
      ({ role, name }, match) => `${name} is ${role} en beslist waarschijnlijk mee: ${match}`,
      ({ role, name }, match) => `Als ${role} praat ${name} vermoedelijk mee over een aankoop: ${match}`,
    ],
    influencer: [
      ({ role, name }, match) =>
        `${name} is ${role} en heeft waarschijnlijk invloed, maar niet het laatste woord: ${match}`,
      ({ role, name }, match) =>
        `Als ${role} kan ${name} vermoedelijk eerder adviseren dan beslissen: ${match}`,
    ],
    executive: [({ role, name }, match) => `${name} is ${role}: ${match}`],
    elsewhere: [
      ({ role, name }, match) =>
        `${name} is ${role}, senior, maar in een andere functie dan je zoekt: ${match}`,
      ({ role, name }, match) =>
        `Als ${role} zit ${name} hoog in de organisatie, maar niet in een van je doelfuncties: ${match}`,
    ],
    neither: [
      ({ role, name }, match) => `${name} is ${role}, een functie die je ICP niet noemt: ${match}`,
      ({ role, name }, match) => `Als ${role} valt ${name} buiten de functies in je ICP: ${match}`,
    ],
    untitled: [
      ({ place, name }, match) => place && `${name} werkt bij ${place}, de functietitel ontbreekt: ${match}`,
      ({ place, name }, match) => !place && `Van ${name} zijn functietitel en bedrijf niet bekend: ${match}`,
    ],
  },
  moment: {
    repeated: [
      ({ timesSeen }) => `Dat zijn al ${timesSeen} tekenen van interesse in korte tijd`,
      ({ timesSeen, name }) => `${name} was in korte tijd ${timesSeen} keer actief`,
    ],
    competitor: [
      ({ competitor }) => competitor && `${competitor} is een concurrent, dus wees er vroeg bij`,
      () => "De post komt van een concurrent, dus wees er vroeg bij",
    ],
    own: [() => "De post is van je eigen bedrijf, dus jullie naam is hier bekend"],
    asks: [() => "Een bruikbaar antwoord is de beste ingang", () => "Eerst antwoorden, dan verkopen"],
    evaluates: [() => "De keuze ligt misschien nog open, dus wacht niet te lang"],
    ordinary: [
      () => "Nog geen duidelijke behoefte, dus vraag door voordat je iets aanbiedt",
      () => "Niets wijst nog op een behoefte, dus begin met een vraag",
      ({ topic }) => topic && `Of er rond ${topic} behoefte is, is nog niet duidelijk`,
    ],
    silent: [
      () => "Een reactie zonder woorden zegt weinig, dus begin met een vraag",
      () => "Nog geen eigen woorden, dus houd het eerste bericht vrijblijvend",
      ({ topic }) => topic && `Of er rond ${topic} behoefte is, is nog niet duidelijk`,
    ],
  },
  opener: {
    hooks: {
      asks: [
        ({ yours, hasQuestion }) => hasQuestion && `ik las de vraag in ${yours}.`,
        ({ inYours, hasQuestion }) => hasQuestion && `over de vraag ${inYours}:`,
        ({ inYours, hasQuestion }) => hasQuestion && `je stelt een vraag ${inYours}.`,
        ({ yours, hasQuestion }) => !hasQuestion && `ik las ${yours}.`,
        ({ yours, hasQuestion }) => !hasQuestion && `over ${yours}:`,
      ],
      evaluates: [
        ({ line, inYours }) => line && `je schrijft ${inYours}: ${line}`,
        ({ yours }) => `${yours} leest alsof je opties aan het vergelijken bent.`,
        ({ yours }) => `als ik ${yours} goed begrijp, sta je voor een keuze.`,
      ],
      states_problem: [
        ({ line, inYours }) => line && `je schrijft ${inYours}: ${line}`,
        ({ inYours }) => `je beschrijft ${inYours} een probleem.`,
        ({ inYours }) => `je noemt een knelpunt ${inYours}.`,
      ],
      shares_experience: [
        ({ line, inYours }) => line && `je schrijft ${inYours}: ${line}`,
        ({ inYours }) => `je vertelt ${inYours} hoe het in de praktijk gaat.`,
        ({ inYours }) => `bedankt dat je ${inYours} je ervaring deelt.`,
      ],
      agrees: [
        ({ topic, yours }) => `ik las ${yours} en heb een vraag over ${topic}:`,
        ({ topic, yours }) => `naar aanleiding van ${yours} een vraag over ${topic}:`,
        ({ topic, yours }) => `ik kwam ${yours} tegen en wil je iets vragen over ${topic}:`,
      ],
    },
    questions: {
      asks: [
        ({ hasQuestion }) => hasQuestion && "heb je al een antwoord gevonden, of ligt het nog open?",
        ({ hasQuestion }) => hasQuestion && "staat die nog open?",
        ({ hasQuestion }) => hasQuestion && "ben je er al uit, of mag ik iets voorstellen?",
        ({ hasQuestion }) => !hasQuestion && "heb je al een oplossing gevonden, of ligt het nog open?",
        ({ hasQuestion }) => !hasQuestion && "hoe staat het daar nu mee?",
      ],
      evaluates: [
        () => "wat weegt voor jou het zwaarst bij de keuze?",
        () => "wat moet er straks beter gaan dan nu?",
        () => "hoe ver zijn jullie daarmee?",
      ],
      states_problem: [
        () => "is dat nog steeds zo, of heb je er al iets op gevonden?",
        () => "heb je inmiddels een oplossing gevonden?",
        ({ at }) => `is dat${at} nog steeds zo?`,
      ],
      shares_experience: [
        () => "hoe gaat het daar nu mee?",
        () => "is dat nog steeds zo?",
        () => "wat zou je anderen aanraden?",
      ],
    },
    leads: [
      ({ topic, title }) => topic && title && `ik ben benieuwd naar jouw kijk als ${title} op ${topic}:`,
      ({ topic, at }) => topic && `een vraag over ${topic}${at}:`,
      ({ topic, title }) => topic && title && `een vraag over ${topic} aan jou als ${title}:`,
      ({ topic, company }) =>
        topic && company && `ik ben benieuwd hoe jullie bij ${company} omgaan met ${topic}:`,
      ({ topic, title, company }) =>
        topic &&
        title &&
        company &&
        `misschien kun je me als ${title} bij ${company} helpen met een vraag over ${topic}:`,
      ({ topic, title, at }) => !topic && title && `een vraag aan jou als ${title}${at}:`,
      ({ topic, title, company }) =>
        !topic && title && company && `een vraag over je werk als ${title} bij ${company}:`,
      ({ topic, company }) => !topic && company && `ik ben benieuwd hoe jullie bij ${company} werken:`,
      ({ topic, title, at }) => !topic && !title && `een vraag over je werk${at}:`,
    ],
    frames: [
      ({ at }) => `hoe tevreden zijn jullie daar${at} nu over?`,
      () => "wat zou er makkelijker kunnen?",
      () => "wat is voor jullie het lastigst?",
      ({ at }) => `wat gaat er${at} goed, en wat niet?`,
      () => "wat is er het afgelopen jaar veranderd?",
    ],
  },
};
