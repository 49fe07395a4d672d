import type { TopicPhrases } from "../phrasebook";
import type { MarketTopicId } from "../topic-words";

export const marketTopics: Record<MarketTopicId, TopicPhrases> = {
  forecasting: {
    words: "previsione di vendita, previsioni, previsioni di vendita, obiettivi di vendita, quota di vendita",
    noun: "l'affidabilità delle previsioni di vendita",
    questions: [
      "di quanto si scosta di solito la previsione a fine trimestre?",
      "quando considerate sicura una trattativa?",
    ],
  },
  revenue_operations: {
    words: "operazioni commerciali, processi commerciali, controllo commerciale, sales operation*",
    noun: "la gestione dei processi commerciali",
    questions: [
      "a chi riportano da voi i processi commerciali?",
      "quale passaggio tra marketing e vendite si inceppa più spesso?",
    ],
  },
  buying_signals: {
    words: "segnali di acquisto, segnale di acquisto, intenzione di acquisto, dati di intento",
    noun: "i segnali di acquisto",
    questions: [
      "quale segnale spinge il suo team a chiamare il giorno stesso?",
      "da dove arrivano oggi i vostri segnali, e chi li guarda?",
    ],
  },
  attribution: {
    words: "attribuzione*, misurazione del marketing, ultimo clic",
    noun: "l'attribuzione nel marketing",
    questions: [
      "su quale numero sono d'accordo marketing e finanza?",
      "chiedete ai nuovi clienti come vi hanno trovato o vi affidate al tracciamento?",
    ],
  },
  cloud_costs: {
    words: "costi cloud, costi del cloud, spesa cloud, bolletta cloud",
    noun: "i costi del cloud",
    questions: [
      "i vostri tecnici vedono quanto costa ogni servizio?",
      "chi si accorge per primo che la spesa cloud sale?",
    ],
  },
  prospecting: {
    words:
      "prospezione, chiamate a freddo, chiamata a freddo, contatto a freddo, nuovi clienti, acquisizione clienti, prospect*, email a freddo",
    noun: "la ricerca di nuovi clienti",
    questions: [
      "che cosa vi porta oggi più primi appuntamenti, il telefono o la mail?",
      "come decide il suo team chi contattare per primo al mattino?",
    ],
  },
  crm_data: {
    words: "crm*, duplicati, dati dei clienti, anagrafic*, campi obbligatori",
    noun: "la qualità dei dati del CRM",
    questions: [
      "quanti campi del vostro CRM servono ancora davvero?",
      "chi aggiorna il CRM quando un contatto cambia lavoro?",
    ],
  },
  sales_pipeline: {
    words:
      "trattativ*, opportunita, tasso di chiusura, ciclo di vendita, rete vendita, team commerciale, venditor*, vendita, vendite, commerciale, commerciali",
    noun: "la gestione della pipeline",
    questions: [
      "quanto può restare ferma una trattativa prima che qualcuno intervenga?",
      "che cosa vi fa perdere più trattative, i concorrenti o la mancata decisione?",
    ],
  },
  demand_generation: {
    words: "generazione di lead, generazione della domanda, campagn*, pubblicita, inserzioni, team marketing",
    noun: "la generazione di lead",
    questions: [
      "quale canale spegnereste per primo, se doveste scegliere?",
      "quanti dei vostri lead vengono davvero richiamati dalle vendite?",
    ],
  },
  content: {
    words: "contenut*, marchio, posizionamento, social media, comunicazione, ufficio stampa, reputazione",
    noun: "il marchio e i contenuti",
    questions: [
      "quale formato citano i clienti al primo incontro?",
      "come capite che un contenuto ha fatto il suo lavoro?",
    ],
  },
  pricing: {
    words: "prezzo, prezzi, sconto, sconti, listino, margin*, tariff*",
    noun: "la politica dei prezzi",
    questions: [
      "chi può concedere uno sconto, e fino a che cifra?",
      "quando avete cambiato i prezzi l'ultima volta, e che cosa è successo?",
    ],
  },
  customer_retention: {
    words:
      "fidelizzazione, abbandono*, rinnov*, clienti persi, disdett*, successo del cliente, tasso di abbandono",
    noun: "la fidelizzazione dei clienti",
    questions: [
      "qual è di solito il primo segno che un cliente sta per andarsene?",
      "chi segue il rinnovo da voi?",
    ],
  },
  customer_service: {
    words:
      "servizio clienti, assistenza clienti, assistenza, supporto, reclam*, esperienza del cliente, tempi di risposta",
    noun: "l'assistenza clienti",
    questions: [
      "quale domanda arriva più spesso al suo team?",
      "quanto aspetta un cliente la prima risposta in una giornata piena?",
    ],
  },
  sales_coaching: {
    words: "formazione commerciale, formazione vendite, obiezion*, copione di vendita, affiancamento",
    noun: "la formazione della rete vendita",
    questions: [
      "quanto tempo serve a una persona nuova per raggiungere l'obiettivo pieno?",
      "chi ascolta le telefonate, e quanto spesso?",
    ],
  },
  partnerships: {
    words: "partner, partnership, rivenditor*, canale indiretto, alleanz*, collaborazion*",
    noun: "le partnership",
    questions: [
      "quale quota dei nuovi affari arriva dai partner?",
      "quali partner vi portano davvero affari?",
    ],
  },
};
