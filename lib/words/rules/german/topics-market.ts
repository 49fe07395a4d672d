import type { TopicPhrases } from "../phrasebook";
import type { MarketTopicId } from "../topic-words";

export const marketTopics: Record<MarketTopicId, TopicPhrases> = {
  forecasting: {
    noun: "Forecast-Genauigkeit",
    questions: [
      "wie weit liegt der Forecast am Quartalsende üblicherweise daneben?",
      "ab wann gilt ein Deal bei Ihnen als sicher?",
    ],
  },
  revenue_operations: {
    noun: "Revenue Operations",
    questions: [
      "was zählen Marketing und Vertrieb noch unterschiedlich?",
      "welcher Prozess zwischen Marketing und Vertrieb hakt am häufigsten?",
    ],
  },
  buying_signals: {
    noun: "Kaufsignale",
    questions: [
      "bei welchem Signal greift Ihr Team noch am selben Tag zum Telefon?",
      "woher kommen Ihre Signale heute, und wer sieht sie sich an?",
    ],
  },
  attribution: {
    noun: "Marketing-Attribution",
    questions: [
      "welcher Zahl glauben Marketing und Finanzen gleichermaßen?",
      "fragen Sie neue Kunden nach dem Weg zu Ihnen, oder verlassen Sie sich auf Tracking?",
    ],
  },
  cloud_costs: {
    noun: "Cloud-Kosten",
    questions: [
      "sehen Ihre Entwicklungsteams, was ein einzelner Dienst kostet?",
      "wer bemerkt es zuerst, wenn die Cloud-Rechnung springt?",
    ],
  },
  prospecting: {
    noun: "Neukundengewinnung",
    questions: [
      "was bringt Ihnen derzeit mehr Erstgespräche, Telefon oder E-Mail?",
      "wie entscheidet Ihr Team morgens, wen es zuerst anspricht?",
    ],
  },
  crm_data: {
    noun: "CRM-Datenqualität",
    questions: [
      "wie viele Ihrer CRM-Felder werden noch genutzt?",
      "wer räumt auf, wenn Kontakte die Stelle wechseln?",
    ],
  },
  sales_pipeline: {
    noun: "Pipeline-Steuerung",
    questions: [
      "wie lange darf ein Deal in einer Phase liegen, bevor jemand nachfragt?",
      "verlieren Sie mehr Deals an den Wettbewerb oder weil nichts entschieden wird?",
    ],
  },
  demand_generation: {
    noun: "Leadgenerierung",
    questions: [
      "welchen Kanal würden Sie als Erstes abschalten, wenn Sie müssten?",
      "wie viele Ihrer Leads ruft der Vertrieb wirklich an?",
    ],
  },
  content: {
    noun: "Marke und Content",
    questions: [
      "welches Format erwähnen Kunden im ersten Gespräch mit Ihnen?",
      "woran erkennen Sie, dass ein Beitrag seinen Zweck erfüllt hat?",
    ],
  },
  pricing: {
    noun: "Preisgestaltung",
    questions: [
      "wer darf bei Ihnen Rabatt geben, und bis zu welcher Höhe?",
      "wann haben Sie zuletzt die Preise geändert, und was ist passiert?",
    ],
  },
  customer_retention: {
    noun: "Kundenbindung",
    questions: [
      "was ist meist das erste Zeichen, dass ein Kunde gehen wird?",
      "wer verantwortet bei Ihnen die Verlängerung?",
    ],
  },
  customer_service: {
    noun: "Kundenservice",
    questions: [
      "welche Frage erreicht Ihr Team am häufigsten?",
      "wie lange wartet ein Kunde an vollen Tagen auf die erste Antwort?",
    ],
  },
  sales_coaching: {
    noun: "Vertriebscoaching",
    questions: [
      "wie lange dauert es, bis neue Leute im Vertrieb ihr volles Ziel erreichen?",
      "wer hört bei Gesprächen mit, und wie oft?",
    ],
  },
  partnerships: {
    noun: "Partnervertrieb",
    questions: [
      "welcher Anteil des Neugeschäfts kommt über Partner?",
      "welche Partner bringen wirklich Aufträge, und welche nur ein Logo?",
    ],
  },
};
