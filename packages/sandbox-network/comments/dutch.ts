import type { CommentBook } from "./comment";

export const dutchComments: CommentBook = {
  byTopic: {
    outbound: {
      asks: [
        "Welke tool gebruiken jullie om die koopsignalen te vinden? Wij zoeken iets voor 10 man.",
        "Iemand ervaring met een partij die dit AVG-proof doet? Tips welkom.",
      ],
      evaluates: [
        "Wij draaien nu een pilot met twee aanbieders, eind van de maand hakken we de knoop door.",
        "Ons contract met de mailtool is opgezegd, we bekijken drie alternatieven.",
      ],
      states_problem: [
        "Onze respons zit onder de 1 % en niemand weet hoe het beter moet.",
        "Mijn team is de halve ochtend aan het uitzoeken wie ze moeten bellen. Zo schiet het niet op.",
        "Wij komen er altijd pas achter als de klant al bij een ander heeft getekend.",
      ],
      shares_experience: [
        "Van 100 naar 25 mails per dag gegaan, en meer afspraken. Had ik nooit gedacht.",
        "Handgeschreven kaartjes geprobeerd: leuk, maar bellen werkt gewoon beter.",
      ],
      agrees: [
        "Een goede reden wint van een goede tekst.",
        "Valt wel mee hoor, zonder volume kom je er ook niet.",
        "Luie acquisitie was er vroeger ook al, toen heette het colportage.",
      ],
    },
    forecasting: {
      asks: [
        "Met welke software maken jullie de forecast? Hier is het nog steeds Excel.",
        "Wat betaal je voor zo'n forecasttool met 15 gebruikers?",
      ],
      evaluates: [
        "We zitten in de laatste ronde met een RevOps-platform, kan dit stuk goed gebruiken.",
        "Begroting is rond, volgende maand kiezen we een pakket.",
      ],
      states_problem: [
        "Wij zaten er twee kwartalen op rij 20 % naast en de directie is er klaar mee.",
        "Elke manager hanteert hier zijn eigen definitie van commit, dus optellen heeft geen zin.",
        "Het kost ons drie dagen om één vraag van de directie te beantwoorden.",
      ],
      shares_experience: [
        "Wij hebben er een simpel model naast gezet. Dat won, tot ergernis van iedereen.",
        "Sinds één gezamenlijke planning zijn de discussies een stuk korter geworden.",
      ],
      agrees: [
        "Het bonusplan ís de strategie, helaas.",
        "Een forecast is vooral een gesprek.",
        "Een model lost de politiek niet op.",
      ],
    },
    people: {
      asks: [
        "Wat gebruiken jullie in plaats van die grote enquête? Wij zoeken iets korts voor de winkelvloer.",
      ],
      evaluates: ["Wij stappen volgend jaar over op een nieuw HR-pakket, twee leveranciers over."],
      states_problem: [
        "Bij ons vertrekt een op de vijf binnen het eerste halfjaar.",
        "Het rooster komt hier een week van tevoren, daar loopt iedereen op leeg.",
      ],
      shares_experience: [
        "Beoordelingsgesprek afgeschaft, vier korte gesprekken ervoor terug. Niemand wil nog terug.",
        "Wij koppelen elke nieuwe aan een maatje, scheelt enorm.",
      ],
      agrees: [
        "Cultuur is wat je toelaat op een drukke dag. Mooi gezegd en helaas waar.",
        "Hybride werken staat of valt met de leidinggevende.",
      ],
    },
    manufacturing: {
      asks: ["Waarmee hebben jullie die oude machines uitgelezen? Wij hebben er nog zes staan."],
      evaluates: ["Hier loopt een proef met conditiebewaking op twee lijnen, in maart evalueren we."],
      states_problem: [
        "Omstellen kost ons bijna een uur en niemand meet het.",
        "Elke ploeg heeft zijn eigen schriftje en de storingen komen gewoon terug.",
      ],
      shares_experience: [
        "Onze oudste is uit 1981, uitgelezen door een stagiair.",
        "Uitval 9 % omlaag door de nachtploeg de checklist te laten maken.",
      ],
      agrees: [
        "De operator hoort het altijd eerder dan de sensor.",
        "Eerst opruimen, dan pas digitaliseren.",
      ],
    },
  },
  general: {
    asks: ["Welk pakket gebruiken jullie hiervoor?", "Kan iemand een leverancier aanraden?"],
    evaluates: [
      "Goed moment, wij vergelijken hier nu aanbieders voor.",
      "Wij zijn hier net offertes voor aan het opvragen.",
    ],
    states_problem: [
      "Hier lopen wij al maanden op vast.",
      "Bij ons doet één collega dit erbij, en die gaat in mei met pensioen.",
    ],
    shares_experience: [
      "Bij ons vorig jaar ingevoerd, na wat gemopper werkt het prima.",
      "Geprobeerd, maar na drie maanden was iedereen weer terug bij het oude.",
    ],
    agrees: [
      "Mooi verhaal, maar in de praktijk is het weerbarstiger.",
      "Eerst het proces, dan de tool. Altijd.",
      "Voor kleine teams klopt dit, in een groot bedrijf niet.",
    ],
    filler: [
      "Dank voor het delen!",
      "Helemaal mee eens.",
      "Top!",
      "Zo is het maar net.",
      "👏",
      "Mooi stuk!",
      "Goed verwoord 👌",
      "Deze bewaar ik.",
    ],
    sells: [
      "Precies dit doen wij voor onze klanten, stuur me gerust een berichtje.",
      "Wij hebben hier een tool voor gebouwd, 14 dagen gratis proberen via de link in mijn profiel.",
      "Als interim commercieel manager help ik hierbij, vanaf februari beschikbaar.",
      "Donderdag geven we hier een gratis webinar over!",
    ],
    seeks_job: [
      "Ik ben op zoek naar een nieuwe uitdaging in sales, regio Utrecht. Tips zijn welkom!",
      "Hebben jullie ook stageplekken? Derdejaars bedrijfskunde hier.",
      "Is de vacature nog open? Ik reageer graag.",
    ],
  },
  smallTalk: [
    "Gefeliciteerd!",
    "Van harte!",
    "Fijne vakantie!",
    "Proficiat 🎉",
    "Haha heerlijk",
    "Wat leuk!",
    "Succes!",
  ],
};
