import type { WhyPhrases } from "../phrasebook";

export const why: WhyPhrases = {
  reactions: {
    like: (name, post) => `${name} gaf een like aan ${post}`,
    celebrate: (name, post) => `${name} gaf applaus aan ${post}`,
    support: (name, post) => `${name} steunt ${post}`,
    love: (name, post) => `${name} gaf een hartje aan ${post}`,
    insightful: (name, post) => `${name} vond ${post} inzichtelijk`,
    curious: (name, post) => `${name} toont zich nieuwsgierig naar ${post}`,
    funny: (name, post) => `${name} moest lachen om ${post}`,
    other: (name, post) => `${name} reageerde op ${post}`,
  },
  evidence: {
    asks: [
      ({ fullName, where, said }) => `${fullName} vraagt ${where}: ${said}`,
      ({ fullName, where, said }) => `Een vraag van ${fullName} ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} wil weten, ${where}: ${said}`,
    ],
    evaluates: [
      ({ fullName, where, said }) => `${fullName} vergelijkt opties en schrijft ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} heeft het ${where} over kiezen of overstappen: ${said}`,
      ({ fullName, where, said }) => `Hier beweegt iets. ${fullName} schrijft ${where}: ${said}`,
    ],
    states_problem: [
      ({ fullName, where, said }) => `${fullName} benoemt ${where} een probleem: ${said}`,
      ({ fullName, where, said }) => `${fullName} zegt waar het wringt, ${where}: ${said}`,
      ({ fullName, where, said }) => `Er werkt iets nog niet voor ${fullName}, ${where}: ${said}`,
    ],
    shares_experience: [
      ({ fullName, where, said }) => `${fullName} vertelt ${where} uit ervaring: ${said}`,
      ({ fullName, where, said }) => `${fullName} beschrijft hoe het in de praktijk ging, ${where}: ${said}`,
      ({ fullName, where, said }) => `Ervaring uit de eerste hand van ${fullName} ${where}: ${said}`,
    ],
    agrees: [
      ({ fullName, where, said }) => `${fullName} doet mee aan het gesprek ${where}: ${said}`,
      ({ fullName, where, said }) => `Een reactie van ${fullName} ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} schrijft ${where}: ${said}`,
    ],
    filler: [
      ({ fullName, where }) => `${fullName} plaatste een korte reactie ${where}`,
      ({ fullName, where }) => `Een korte reactie van ${fullName} ${where}`,
    ],
    authored: [
      ({ fullName, where, claim }) => claim && `${fullName} schrijft ${where}: ${claim}`,
      ({ fullName, where, claim, isAbout }) =>
        claim && isAbout && `${fullName} neemt ${where} stelling: ${claim}`,
      ({ fullName, claim, topic, isAbout }) =>
        claim && isAbout && `${fullName} begint uit eigen beweging over ${topic}: ${claim}`,
      ({ fullName, where, claim }) => !claim && `${fullName} laat ${where} van zich horen`,
    ],
  },
  reacts: [
    (clause) => `${clause}, tot nu toe zonder woorden`,
    (clause, { claim }) => claim && `${clause}: ${claim}`,
    (clause) => `Een stil signaal: ${clause}`,
    (clause) => clause,
  ],
  fit: {
    parts: { role: "functie", level: "niveau", industry: "branche", size: "bedrijfsgrootte" },
    fits: (parts, list) => `${list} ${parts.length === 1 ? "past" : "passen"} bij het ICP`,
    all: [
      () => "alles wat het ICP vraagt, klopt",
      () => "een match op elk punt van het ICP",
      ({ industry }) => industry && `van de functie tot de branche ${industry} past alles bij het ICP`,
    ],
    near: (parts, list) => `${list} ${parts.length === 1 ? "komt" : "komen"} in de buurt`,
    unknown: (parts, list) => `${list} ${parts.length === 1 ? "is" : "zijn"} nog niet bekend`,
    misses: {
      role: () => "de functie is niet de gezochte",
      level: () => "het niveau is niet het gezochte",
      industry: ({ industry }) =>
        industry ? `${industry} hoort niet bij de doelbranches` : "de branche hoort niet bij de doelbranches",
      size: () => "de bedrijfsgrootte valt buiten de marge",
    },
    but: ", maar ",
    buyer: [
      ({ role, name }, match) => `Als ${role} beslist ${name} hier waarschijnlijk mee: ${match}`,
      ({ role, name }, match) => `${name} is ${role} en heeft hier vermoedelijk het laatste woord: ${match}`,
      ({ role }, match) => `Vermoedelijk iemand die beslist, ${role}: ${match}`,
    ],
    influencer: [
      ({ role, name }, match) => `Als ${role} kan ${name} eerder een deur openen dan tekenen: ${match}`,
      ({ role, name }, match) =>
        `${name}, ${role}, heeft invloed maar vermoedelijk niet het laatste woord: ${match}`,
      ({ role }, match) => `Een ingang, al wordt er elders besloten, ${role}: ${match}`,
    ],
    elsewhere: [
      ({ role, name }, match) =>
        `Als ${role} heeft ${name} gewicht, maar in een andere functie dan gezocht: ${match}`,
      ({ role, name }, match) =>
        `${name}, ${role}, heeft iets te zeggen, al is het niet in de gezochte functie: ${match}`,
    ],
    neither: [
      ({ role, name }, match) => `Als ${role} valt ${name} buiten de rollen die het ICP noemt: ${match}`,
      ({ role, name }, match) => `${name} werkt als ${role}, een rol die het ICP niet noemt: ${match}`,
    ],
    untitled: [
      ({ place, name }, match) =>
        place && `Van ${name} is geen functietitel bekend, wel het bedrijf, ${place}: ${match}`,
      ({ place }, match) => place && `Het bedrijf is bekend, ${place}, de functietitel niet: ${match}`,
      ({ place, name }, match) => !place && `Van ${name} zijn functietitel en bedrijf niet bekend: ${match}`,
    ],
  },
  moment: {
    repeated: [
      ({ timesSeen }) => `Dat zijn al ${timesSeen} tekenen van interesse in korte tijd`,
      ({ timesSeen, topic, isAbout }) =>
        isAbout && `Al ${timesSeen} signalen in korte tijd, dus de interesse in ${topic} is niet vluchtig`,
      ({ timesSeen, name }) => `${name} reageerde ${timesSeen} keer in korte tijd`,
    ],
    competitor: [
      ({ competitor }) => competitor && `${competitor} is in beeld, dus wees er vroeg bij`,
      ({ competitor }) =>
        competitor && `Het onderwerp kwam van ${competitor}: een reden om snel een eigen kijk te laten zien`,
      () => "De post komt van een concurrent, dus wees er vroeg bij",
    ],
    own: [
      () => "Het was onze eigen post, dus voorstellen is niet nodig",
      () => "Onze naam is hier dus niet onbekend",
    ],
    evaluates: [
      () => "Wie nu helpt vergelijken, staat op de lijst",
      ({ company }) => company && `Schrijf zolang ${company} nog vergelijkt`,
      () => "Het moment telt hier zwaarder dan de tekst",
    ],
    asks: [
      () => "Een bruikbaar antwoord is de beste ingang",
      ({ topic, isAbout }) => isAbout && `Een goed antwoord over ${topic} opent het gesprek`,
      () => "Eerst antwoorden, dan verkopen",
    ],
    sameDay: [
      ({ isAbout, topic }) =>
        isAbout && `Dat was binnen een dag na de post, dus het onderwerp, ${topic}, is nog vers`,
      () => "Dat was binnen een dag na de post",
      () => "De post was nog geen dag oud, dus schrijf snel",
    ],
  },
};
