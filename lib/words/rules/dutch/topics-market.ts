import type { TopicPhrases } from "../phrasebook";
import type { MarketTopicId } from "../topic-words";

export const marketTopics: Record<MarketTopicId, TopicPhrases> = {
  forecasting: {
    noun: "de forecast",
    questions: [
      "hoe ver zit de forecast er aan het eind van het kwartaal meestal naast?",
      "vanaf wanneer telt een deal bij jullie als zeker?",
    ],
  },
  revenue_operations: {
    noun: "revenue operations",
    questions: [
      "wat tellen marketing en sales nog verschillend?",
      "welk proces tussen marketing en sales loopt het vaakst spaak?",
    ],
  },
  buying_signals: {
    noun: "koopsignalen",
    questions: [
      "bij welk signaal belt je team nog dezelfde dag?",
      "waar komen jullie signalen nu vandaan, en wie bekijkt ze?",
    ],
  },
  attribution: {
    noun: "marketingattributie",
    questions: [
      "welk cijfer geloven marketing en finance allebei?",
      "vragen jullie nieuwe klanten hoe ze jullie vonden, of vertrouwen jullie op tracking?",
    ],
  },
  cloud_costs: {
    noun: "cloudkosten",
    questions: [
      "zien jullie developers wat elke dienst kost?",
      "wie merkt het als eerste wanneer de cloudrekening omhoog schiet?",
    ],
  },
  prospecting: {
    noun: "koude acquisitie",
    questions: [
      "wat levert nu meer eerste gesprekken op, bellen of mailen?",
      "hoe kiest je team 's ochtends wie het als eerste benadert?",
    ],
  },
  crm_data: {
    noun: "CRM-datakwaliteit",
    questions: [
      "hoeveel van de CRM-velden leest er nog iemand?",
      "wie werkt het CRM bij als een contact van baan wisselt?",
    ],
  },
  sales_pipeline: {
    noun: "pipelinebeheer",
    questions: [
      "hoe lang mag een deal in dezelfde fase liggen voordat iemand ernaar vraagt?",
      "verliezen jullie meer deals aan concurrenten of doordat er geen besluit komt?",
    ],
  },
  demand_generation: {
    noun: "leadgeneratie",
    questions: [
      "welk kanaal zouden jullie als eerste uitzetten als het moest?",
      "hoeveel van jullie leads belt sales echt?",
    ],
  },
  content: {
    noun: "merk en content",
    questions: [
      "welke vorm noemen klanten in het eerste gesprek?",
      "hoe zien jullie of een stuk content zijn werk heeft gedaan?",
    ],
  },
  pricing: {
    noun: "prijsbeleid",
    questions: [
      "wie mag er korting geven, en tot welk bedrag?",
      "wanneer hebben jullie de prijzen voor het laatst aangepast, en wat gebeurde er?",
    ],
  },
  customer_retention: {
    noun: "klantbehoud",
    questions: [
      "wat is meestal het eerste teken dat een klant vertrekt?",
      "wie gaat bij jullie over de verlenging?",
    ],
  },
  customer_service: {
    noun: "klantenservice",
    questions: [
      "welke vraag krijgt je team het vaakst?",
      "hoe lang wacht een klant op een drukke dag op een eerste antwoord?",
    ],
  },
  sales_coaching: {
    noun: "salescoaching",
    questions: [
      "hoe lang duurt het voordat een nieuwe verkoper de volle target draait?",
      "wie luistert er mee met gesprekken, en hoe vaak?",
    ],
  },
  partnerships: {
    noun: "partnerships",
    questions: [
      "welk deel van de nieuwe omzet komt via partners?",
      "welke partners brengen echt deals, en welke alleen een logo?",
    ],
  },
};
