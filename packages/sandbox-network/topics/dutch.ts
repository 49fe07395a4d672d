import type { TopicTexts } from "./topic";

export const dutch = {
  outbound: {
    hooks: [
      "Koude acquisitie is niet dood. Luie acquisitie wel.",
      "Vanmorgen {n} acquisitiemails gelezen. Twee wisten wat wij doen.",
    ],
    stories: [
      "Wij schreven {weeks} weken lang alleen mensen die al met het onderwerp bezig waren.",
      "De mooiste reactie van de maand: 'Hoe wist je dat we hiernaar zoeken?'",
      "Een collega leest eerst een uur wat haar prospects schrijven, en belt dan pas.",
    ],
    lessons: [
      "Koopsignalen verouderen snel: na een paar dagen ben je weer een van de velen.",
      "Drie zinnen, één reden, één vraag.",
      "Een goede lijst wint van een briljante mail.",
    ],
    asks: ["Wat werkt er nu bij jullie?", "Hoeveel contactmomenten plannen jullie nog?"],
    tags: ["sales", "acquisitie", "b2b"],
  },
  forecasting: {
    hooks: [
      "Revenue operations is geen afdeling voor dashboards.",
      "Onze forecast zat er {pct} % naast. Dit hebben we veranderd.",
    ],
    stories: [
      "Vier lagen managers telden hun onderbuikgevoel bij elkaar op.",
      "De directie stelde een simpele vraag en {people} mensen waren er drie dagen mee bezig.",
    ],
    lessons: [
      "Schrijf op wat 'commit' betekent, anders is het een stemming.",
      "Eén planning voor alle teams bespaart meer tijd dan welke tool ook.",
      "Het bonusplan is de echte strategie.",
    ],
    asks: [
      "Hoe nauwkeurig is die van jullie, eerlijk?",
      "Aan wie rapporteert revenue operations bij jullie?",
    ],
    tags: ["revops", "sales"],
  },
  people: {
    hooks: [
      "Mensen vertrekken niet bij het exitgesprek, maar in maand drie.",
      "Hybride werken is een managementvaardigheid.",
    ],
    stories: [
      "Een teamleider in {city} vroeg waarmee we moesten stoppen. De lijst had {n} punten.",
      "Onze enquête had 84 vragen en geen enkel gevolg.",
    ],
    lessons: [
      "Een goede start is vooral logistiek: laptop, toegang, lunch, een naam om te vragen.",
      "Overbelasting is een planningsfout.",
      "Cultuur is wat je toelaat op een drukke dag.",
    ],
    asks: ["Waar zijn jullie dit jaar mee gestopt?", "Hoe werk je mensen in die nooit op kantoor zijn?"],
    tags: ["hr", "leiderschap"],
  },
  manufacturing: {
    hooks: [
      "De beste data-analisten staan aan de machine.",
      "{pct} % minder uitval, zonder één nieuwe machine.",
    ],
    stories: [
      "Een operator in {city} hoorde het lager twee dagen eerder dan de sensor.",
      "In {weeks} weken hebben we {n} machines gekoppeld, de oudste uit 1987.",
    ],
    lessons: [
      "Meet eerst het omstellen, koop dan pas capaciteit.",
      "Eén lijn, één verlies, één eigenaar.",
      "Kwaliteit aan de bron is goedkoper dan elke controle.",
    ],
    asks: ["Hoe oud is jullie oudste gekoppelde machine?", "Van wie zijn de machinedata bij jullie?"],
    tags: ["productie", "maakindustrie"],
  },
} satisfies TopicTexts;
