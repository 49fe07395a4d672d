import type { Persona } from "@/db/vocabulary";
import type { RolePhrases } from "../phrasebook";

export const roles: Record<Persona, RolePhrases> = {
  administration: {
    subject: "de organisatie van het kantoor",
    areas: ["afspraken en goedkeuringen", "de weg die een aanvraag binnenshuis aflegt"],
    questions: [
      ({ at }) => `op wiens bureau komt dit${at} als eerste terecht?`,
      ({ at }) => `hoeveel tijd kost het papierwerk eromheen${at}?`,
      () => "wie moet zoiets goedkeuren?",
    ],
  },
  business_development: {
    subject: "nieuwe markten en partners",
    areas: ["nieuwe markten en partners", "de keuze van de volgende klanten"],
    questions: [
      ({ at }) => `verandert dit${at} welke klanten je als volgende benadert?`,
      () => "waar remt het nieuwe deals het meest af?",
      () => "wat zou een partner moeten meebrengen om je hierbij te helpen?",
    ],
  },
  consulting: {
    subject: "klantprojecten",
    areas: ["resultaten bij klanten", "wat klanten als eerste wordt geadviseerd"],
    questions: [
      () => "wat vragen jullie klanten hier als eerste over?",
      () => "wat raden jullie klanten hierbij af?",
      ({ at }) => `waar kom je dit${at} in projecten tegen?`,
    ],
  },
  customer_success: {
    subject: "klantbehoud",
    areas: ["verlengingen en gebruik", "waar klanten over klagen"],
    questions: [
      () => "wat merken jullie klanten ervan?",
      ({ at }) => `welk deel ervan kost je klantteam${at} de meeste tijd?`,
      () => "komt het ter sprake als klanten verlengen?",
    ],
  },
  engineering: {
    subject: "softwareontwikkeling",
    areas: ["betrouwbaarheid en inspanning", "wat er hierna gebouwd wordt en wat het beheer kost"],
    questions: [
      ({ at }) => `hoeveel ervan hebben jullie${at} zelf gebouwd?`,
      () => "hoeveel ontwikkeltijd gaat er elke week in zitten?",
      () => "welk deel zou je liever niet zelf onderhouden?",
    ],
  },
  finance: {
    subject: "begroting en forecast",
    areas: ["uitgaven en betrouwbare planning", "terugverdientijd en vaste kosten"],
    questions: [
      ({ at }) => `waar zie je dit${at} terug in de cijfers?`,
      () => "welk cijfer zou moeten bewegen voordat je er budget voor vrijmaakt?",
      () => "kun je een bedrag noemen dat het jullie nu kost?",
    ],
  },
  founder: {
    subject: "groei",
    areas: ["groei en cash", "wat nu moet en wat later kan"],
    questions: [
      ({ at }) => `is het${at} iets voor dit kwartaal of voor later?`,
      ({ at }) => `wie houdt zich er${at} mee bezig, jij of iemand uit het team?`,
      () => "wat hebben jullie al geprobeerd, en waar zijn jullie mee gestopt?",
    ],
  },
  human_resources: {
    subject: "werving en behoud van mensen",
    areas: ["werving en behoud", "hoe mensen beginnen, blijven en vertrekken"],
    questions: [
      ({ at }) => `wat zeggen de mensen${at} erover?`,
      () => "komt het ter sprake in sollicitaties of pas als iemand vertrekt?",
      () => "welk deel ervan komt bij HR terecht?",
    ],
  },
  information_technology: {
    subject: "IT-systemen en koppelingen",
    areas: ["koppelingen en toegang", "systemen, data en beheerlast"],
    questions: [
      ({ at }) => `hoeveel systemen raakt het${at}?`,
      () => "waarmee zou een oplossing moeten koppelen?",
      () => "welk deel komt als ticket bij je team terecht?",
    ],
  },
  legal: {
    subject: "contracten en risico's",
    areas: ["risico's en contracten", "de voorwaarden waaronder getekend mag worden"],
    questions: [
      () => "op welk moment komt je team in beeld?",
      () => "welk risico wordt hierbij onderschat?",
      ({ at }) => `is er${at} een regel voor, of telt elk geval apart?`,
    ],
  },
  marketing: {
    subject: "leadgeneratie",
    areas: ["pipeline uit marketing", "campagnes en het budget erachter"],
    questions: [
      ({ at }) => `wat betekent het voor je marketingplan${at} dit kwartaal?`,
      () => "hoe leg je het uit aan sales en finance?",
      () => "wat draagt marketing er bij jullie aan bij?",
    ],
  },
  operations: {
    subject: "efficiënte processen",
    areas: ["doorlooptijd en kosten per stap", "waar opdrachten blijven liggen"],
    questions: [
      ({ at }) => `bij welke stap kost het${at} de meeste tijd?`,
      () => "wie merkt het als eerste wanneer het misgaat?",
      () => "wat zou er morgen anders lopen als het werkte?",
    ],
  },
  product: {
    subject: "productontwikkeling",
    areas: ["roadmap en gebruik", "wat klanten echt gebruiken"],
    questions: [
      ({ at }) => `heeft het${at} een plek op de roadmap?`,
      () => "wat zeggen jullie gebruikers erover?",
      () => "waar hebben jullie juist niet voor gekozen?",
    ],
  },
  project_management: {
    subject: "projectmanagement",
    areas: ["scope en planning", "wie er wanneer aan boord moet zijn"],
    questions: [
      () => "wie moet er aan boord zijn voordat er iets beweegt?",
      ({ at }) => `hoe vaak houdt het${at} een project op?`,
      () => "waar zou je beginnen als je een maand had?",
    ],
  },
  purchasing: {
    subject: "inkoop",
    areas: ["leveranciers en voorwaarden", "de shortlist en de totale kosten"],
    questions: [
      ({ at }) => `wat vergelijken jullie${at} als eerste wanneer leveranciers zich melden?`,
      () => "met welke leveranciers werken jullie hiervoor nu?",
      () => "wanneer loopt het volgende contract af?",
    ],
  },
  revenue_operations: {
    subject: "revenue operations",
    areas: ["processen en datakwaliteit", "de tools waarin sales elke dag werkt"],
    questions: [
      ({ at }) => `op welk cijfer sturen jullie hierbij${at}?`,
      () => "is het bij jullie eerder een data- of een procesprobleem?",
      () => "welke tool gebruikt je team ervoor, en welke omzeilt het?",
    ],
  },
  sales: {
    subject: "pipelinebeheer",
    areas: ["pipeline en forecast", "de verkoopcijfers en het team erachter"],
    questions: [
      ({ at }) => `welk deel ervan kost je salesteam${at} de meeste tijd?`,
      () => "hoe zwaar weegt het mee in het halen van je target?",
      () => "wat doen jullie beste verkopers hier anders?",
    ],
  },
  other: {
    subject: "het dagelijks werk",
    areas: ["hoe het werk nu gaat", "het dagelijks werk en wie daarover beslist"],
    questions: [
      ({ at }) => `hoe gaat dit${at} op dit moment?`,
      () => "wie ligt het bij jullie het meest na aan het hart?",
      () => "wat zou je er als eerste aan veranderen?",
    ],
  },
};
