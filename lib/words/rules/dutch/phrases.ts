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
      ({ fullName, where, said }) => `${fullName} vraagt ${where}: ${said}`,
      ({ fullName, where, said }) => `Een vraag van ${fullName} ${where}: ${said}`,
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
      ({ fullName, where, said }) => `${fullName} beschrijft ${where} hoe het ging: ${said}`,
    ],
    agrees: [
      ({ fullName, where, said }) => `${fullName} schrijft ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} laat ${where} weten: ${said}`,
    ],
    filler: [
      ({ fullName, where }) => `${fullName} schreef een paar woorden ${where}`,
      ({ fullName, where }) => `Er staan een paar woorden van ${fullName} ${where}`,
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
      () => "Het klinkt meer als een mening dan als een behoefte, dus vraag eerst door",
      () => "Het is eerder interesse dan een behoefte, dus begin met een vraag",
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
        ({ yours }) => `ik las de vraag in ${yours}.`,
        ({ inYours }) => `over de vraag ${inYours}:`,
        ({ inYours }) => `je stelt een vraag ${inYours}.`,
      ],
      evaluates: [
        ({ line, inYours }) => line && `je schrijft ${inYours}: ${line}`,
        ({ yours }) => `${yours} leest alsof je opties aan het vergelijken bent.`,
        ({ yours }) => `als ik ${yours} goed begrijp, sta je voor een keuze.`,
      ],
      states_problem: [
        ({ line, inYours }) => line && `je schrijft ${inYours}: ${line}`,
        ({ inYours }) => `je beschrijft ${inYours} een probleem.`,
        ({ inYours }) => `ik las ${inYours} wat er niet goed loopt.`,
      ],
      shares_experience: [
        ({ line, inYours }) => line && `je schrijft ${inYours}: ${line}`,
        ({ inYours }) => `je vertelt ${inYours} hoe het ging.`,
        ({ inYours }) => `dank dat je ${inYours} je ervaring deelt.`,
      ],
      agrees: [
        ({ topic, yours }) => topic && `ik las ${yours} en heb een vraag over ${topic}:`,
        ({ topic, yours, title }) =>
          topic && title && `naar aanleiding van ${yours} een vraag over ${topic} aan jou als ${title}:`,
        ({ topic, yours, title }) =>
          !topic && title && `ik las ${yours} en heb een vraag aan jou als ${title}:`,
        ({ topic, yours, company }) =>
          !topic && company && `ik las ${yours} en heb een vraag over het werk bij ${company}:`,
        ({ topic, yours, title, company }) =>
          !topic && !title && !company && `ik las ${yours} en heb een vraag over je werk:`,
      ],
    },
    questions: {
      asks: [
        () => "heb je al een antwoord gevonden, of staat de vraag nog open?",
        () => "welke opties heb je tot nu toe bekeken?",
        ({ at }) => `waar moet een goed antwoord voor jullie${at} aan voldoen?`,
      ],
      evaluates: [
        () => "wat weegt voor jou het zwaarst bij de keuze?",
        () => "wat moet er straks beter gaan dan nu?",
        ({ at }) => `wie beslist er${at} nog meer mee?`,
      ],
      states_problem: [
        () => "is dat nog steeds zo, of heb je er al iets op gevonden?",
        ({ at }) => `hoeveel tijd kost het jullie${at} in een gewone week?`,
        () => "wat heb je tot nu toe geprobeerd?",
      ],
      shares_experience: [
        () => "zou je het weer zo doen?",
        () => "wat zou je nu anders doen?",
        () => "wat viel tegen?",
      ],
    },
    leads: [
      ({ topic, at }) => topic && `een vraag over ${topic}${at}:`,
      ({ topic, title }) => topic && title && `een vraag over ${topic} aan jou als ${title}:`,
      ({ topic, company }) =>
        topic && company && `ik ben benieuwd hoe jullie bij ${company} omgaan met ${topic}:`,
      ({ topic, industry }) =>
        topic && industry && `ik ben benieuwd hoe bedrijven in de branche ${industry} omgaan met ${topic}:`,
      ({ topic }) => topic && `een korte vraag over ${topic}:`,
      ({ topic, area }) => topic && `een vraag over ${topic}, ook met het oog op ${area}:`,
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
      ({ at }) => `hoe pakken jullie dat${at} nu aan?`,
      ({ at }) => `wat zou je er${at} als eerste aan veranderen?`,
      ({ company }) => company && `wie houdt zich er bij ${company} mee bezig?`,
      () => "welk deel ervan kost jullie de meeste tijd?",
      ({ at }) => `draait het${at} vooral om mensen, processen of tools?`,
    ],
  },
};
