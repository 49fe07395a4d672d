import type { TopicPhrases } from "../phrasebook";
import type { WorkTopicId } from "../topic-words";

export const workTopics: Record<WorkTopicId, TopicPhrases> = {
  hiring: {
    noun: "werving en selectie",
    questions: [
      "hoeveel weken zitten er tussen sollicitatie en aanbod?",
      "bij welke stap raken jullie de goede mensen kwijt?",
    ],
  },
  pay: {
    noun: "beloning",
    questions: ["hoe open zijn jullie over salarisschalen?", "hoe bepalen jullie wat een functie waard is?"],
  },
  employee_retention: {
    noun: "behoud van medewerkers",
    questions: [
      "in welke maand raken jullie de meeste nieuwe mensen kwijt?",
      "wat hebben jullie na het laatste medewerkersonderzoek veranderd?",
    ],
  },
  training: {
    noun: "opleiden en inwerken",
    questions: [
      "hoe lang duurt het voordat een nieuwe collega zelfstandig werkt?",
      "waaraan zien jullie dat een training iets heeft veranderd?",
    ],
  },
  remote_work: {
    noun: "hybride werken",
    questions: [
      "op welke dagen komen mensen uit zichzelf naar kantoor?",
      "wat lukt jullie op kantoor beter?",
    ],
  },
  leadership: {
    noun: "leiderschap",
    questions: [
      "waaraan besteden jullie teamleiders te veel tijd?",
      "hoe leren nieuwe leidinggevenden bij jullie het vak?",
    ],
  },
  cash_flow: {
    noun: "cashflow",
    questions: [
      "hoeveel dagen wachten jullie gemiddeld op je geld?",
      "hoe ver vooruit zien jullie de kaspositie?",
    ],
  },
  software_spend: {
    noun: "software-uitgaven",
    questions: [
      "wie merkt het als niemand een tool nog gebruikt?",
      "hoeveel van jullie tools doen hetzelfde?",
    ],
  },
  budgeting: {
    noun: "begroting en maandafsluiting",
    questions: ["hoeveel dagen duurt jullie maandafsluiting?", "wat sluiten jullie nog handmatig aan?"],
  },
  procurement: {
    noun: "inkoop",
    questions: [
      "hoe lang duurt het om een nieuwe leverancier goed te keuren?",
      "welk deel van de uitgaven is het moeilijkst te overzien?",
    ],
  },
  compliance: {
    noun: "compliance",
    questions: [
      "welk bewijs kost jullie voor een audit de meeste tijd?",
      "wie houdt bij jullie nieuwe regels bij?",
    ],
  },
  contracts: {
    noun: "contractbeheer",
    questions: ["waar blijven contracten het vaakst liggen?", "hoeveel dagen zitten er tot de handtekening?"],
  },
  security: {
    noun: "informatiebeveiliging",
    questions: [
      "wanneer hebben jullie voor het laatst echt een back-up teruggezet?",
      "hoe controleren jullie wie waar toegang toe heeft?",
    ],
  },
  software_delivery: {
    noun: "softwareontwikkeling",
    questions: [
      "hoe lang doet een wijziging erover tot productie?",
      "wat houdt jullie developers het meest op?",
    ],
  },
  data_quality: {
    noun: "datakwaliteit",
    questions: [
      "wie beslist als twee dashboards twee cijfers tonen?",
      "hoe merken jullie eerder dan de directie dat een cijfer niet klopt?",
    ],
  },
  it_systems: {
    noun: "IT-systemen en koppelingen",
    questions: [
      "welk oud systeem zouden jullie als eerste vervangen?",
      "welk deel van het IT-budget gaat naar alles draaiend houden?",
    ],
  },
  product_discovery: {
    noun: "productontwikkeling",
    questions: [
      "met hoeveel klanten heeft het productteam deze maand gesproken?",
      "hoe zeggen jullie nee tegen een functie die sales graag wil?",
    ],
  },
  maintenance: {
    noun: "onderhoud",
    questions: ["welke machine staat het vaakst onverwacht stil?", "welk deel van het onderhoud is gepland?"],
  },
  production: {
    noun: "productie",
    questions: [
      "hoe oud is jullie oudste gekoppelde machine?",
      "waar gaan in een gewone dienst de meeste minuten verloren?",
    ],
  },
  supply_chain: {
    noun: "logistiek en levering",
    questions: [
      "hoe vroeg horen jullie dat een levering te laat komt?",
      "welk onderdeel ontbreekt het vaakst als een datum verschuift?",
    ],
  },
  quality: {
    noun: "kwaliteitsmanagement",
    questions: [
      "bij welke stap vinden jullie de meeste fouten?",
      "hoe lang duurt het van een klacht tot de oorzaak?",
    ],
  },
  sustainability: {
    noun: "energie en duurzaamheid",
    questions: [
      "weten jullie het energieverbruik per product of per order?",
      "welke klanten vragen om duurzaamheidscijfers?",
    ],
  },
  construction: {
    noun: "bouwprojecten",
    questions: [
      "waar verliest een bouwproject nu de meeste tijd?",
      "hoe komen wijzigingen van de bouwplaats op kantoor?",
    ],
  },
  healthcare: {
    noun: "zorg en praktijkorganisatie",
    questions: [
      "welk deel van de dag gaat op aan administratie?",
      "hoe krijgt een patiënt nu een afspraak bij jullie?",
    ],
  },
  commerce: {
    noun: "retail en e-commerce",
    questions: ["bij welke stap haken de meeste kopers af?", "welk deel van de bestellingen komt terug?"],
  },
  events: {
    noun: "beurzen en evenementen",
    questions: [
      "wat gebeurt er met een contact in de week na de beurs?",
      "hoe bepalen jullie of een beurs de moeite waard was?",
    ],
  },
  projects: {
    noun: "projectmanagement",
    questions: [
      "waaraan merken jullie dat een project uitloopt?",
      "welk besluit houdt jullie projecten het vaakst op?",
    ],
  },
  meetings: {
    noun: "vergaderen en focustijd",
    questions: [
      "welk vast overleg zou niemand missen?",
      "hoeveel uur per week houden jullie vrij van vergaderingen?",
    ],
  },
  funding: {
    noun: "groei en financiering",
    questions: [
      "naar welk cijfer vragen jullie investeerders het eerst?",
      "wat zou je een volgende keer eerder doen?",
    ],
  },
  automation: {
    noun: "automatisering",
    questions: [
      "welke taak loopt bij jullie nog via een spreadsheet?",
      "wat zou je als eerste automatiseren, en wat als laatste?",
    ],
  },
  ai: {
    noun: "AI in het dagelijks werk",
    questions: ["voor welke taak gebruikt je team AI echt elke dag?", "wat zou je niet aan AI overlaten?"],
  },
  change: {
    noun: "digitalisering",
    questions: [
      "welke verandering gaf bij jullie de minste weerstand?",
      "waar blijft een nieuw idee meestal hangen?",
    ],
  },
};
