import type { TopicPhrases } from "../phrasebook";
import type { MarketTopicId } from "../topic-words";

export const marketTopics: Record<MarketTopicId, TopicPhrases> = {
  forecasting: {
    noun: "l'affidabilità delle previsioni di vendita",
    questions: [
      "di quanto si scosta di solito la previsione a fine trimestre?",
      "quando considerate sicura una trattativa?",
    ],
  },
  revenue_operations: {
    noun: "la gestione dei processi commerciali",
    questions: [
      "che cosa contano ancora in modo diverso marketing e vendite?",
      "quale passaggio tra marketing e vendite si inceppa più spesso?",
    ],
  },
  buying_signals: {
    noun: "i segnali di acquisto",
    questions: [
      "quale segnale spinge il suo team a chiamare il giorno stesso?",
      "da dove arrivano oggi i vostri segnali, e chi li guarda?",
    ],
  },
  attribution: {
    noun: "l'attribuzione nel marketing",
    questions: [
      "su quale numero sono d'accordo marketing e finanza?",
      "chiedete ai nuovi clienti come vi hanno trovato o vi affidate al tracciamento?",
    ],
  },
  cloud_costs: {
    noun: "i costi del cloud",
    questions: [
      "i vostri tecnici vedono quanto costa ogni servizio?",
      "chi si accorge per primo che la spesa cloud sale?",
    ],
  },
  prospecting: {
    noun: "la ricerca di nuovi clienti",
    questions: [
      "che cosa vi porta oggi più primi appuntamenti, il telefono o la mail?",
      "come decide il suo team chi contattare per primo al mattino?",
    ],
  },
  crm_data: {
    noun: "la qualità dei dati del CRM",
    questions: [
      "quanti campi del vostro CRM servono ancora davvero?",
      "chi aggiorna il CRM quando un contatto cambia lavoro?",
    ],
  },
  sales_pipeline: {
    noun: "la gestione della pipeline",
    questions: [
      "quanto può restare ferma una trattativa prima che qualcuno intervenga?",
      "che cosa vi fa perdere più trattative, i concorrenti o la mancata decisione?",
    ],
  },
  demand_generation: {
    noun: "la generazione di lead",
    questions: [
      "quale canale spegnereste per primo, se doveste scegliere?",
      "quanti dei vostri lead vengono davvero richiamati dalle vendite?",
    ],
  },
  content: {
    noun: "il marchio e i contenuti",
    questions: [
      "quale formato citano i clienti al primo incontro?",
      "come capite che un contenuto ha fatto il suo lavoro?",
    ],
  },
  pricing: {
    noun: "la politica dei prezzi",
    questions: [
      "chi può concedere uno sconto, e fino a che cifra?",
      "quando avete cambiato i prezzi l'ultima volta, e che cosa è successo?",
    ],
  },
  customer_retention: {
    noun: "la fidelizzazione dei clienti",
    questions: [
      "qual è di solito il primo segno che un cliente sta per andarsene?",
      "chi segue il rinnovo da voi?",
    ],
  },
  customer_service: {
    noun: "l'assistenza clienti",
    questions: [
      "quale domanda arriva più spesso al suo team?",
      "quanto aspetta un cliente la prima risposta in una giornata piena?",
    ],
  },
  sales_coaching: {
    noun: "la formazione della rete vendita",
    questions: [
      "quanto tempo serve a una persona nuova per raggiungere l'obiettivo pieno?",
      "chi ascolta le telefonate, e quanto spesso?",
    ],
  },
  partnerships: {
    noun: "le partnership",
    questions: [
      "quale quota dei nuovi affari arriva dai partner?",
      "quali partner vi portano davvero affari?",
    ],
  },
};
