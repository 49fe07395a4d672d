import type { Persona } from "@/db/vocabulary";
import type { RolePhrases } from "../phrasebook";

export const roles: Record<Persona, RolePhrases> = {
  administration: {
    areas: ["gli appuntamenti e le approvazioni", "le pratiche e l'organizzazione dell'ufficio"],
    questions: [
      ({ at }) => `quale richiesta fa il giro più lungo tra gli uffici${at}?`,
      () => "quale attività di routine delegherebbe per prima?",
      () => "quali approvazioni richiedono più solleciti?",
    ],
  },
  business_development: {
    areas: ["i nuovi mercati e i nuovi clienti", "i prossimi clienti da cercare"],
    questions: [
      ({ at }) => `come scegliete i prossimi clienti da contattare${at}?`,
      () => "che cosa rallenta di più una nuova trattativa?",
      () => "che cosa cercate in un partner?",
    ],
  },
  consulting: {
    areas: ["i risultati per i clienti", "i progetti presso i clienti"],
    questions: [
      () => "che cosa vi chiedono di più i clienti quest'anno?",
      ({ at }) => `quale parte di un progetto${at} dura più del previsto?`,
      () => "dove perdono più tempo i progetti?",
    ],
  },
  customer_success: {
    areas: ["i rinnovi e l'adozione", "le richieste dei clienti"],
    questions: [
      ({ at }) => `come vi accorgete${at} che un cliente sta per andarsene?`,
      () => "che cosa richiede più tempo al vostro team clienti?",
      () => "di che cosa parlano più spesso i clienti prima del rinnovo?",
    ],
  },
  engineering: {
    areas: ["l'affidabilità e i carichi di lavoro", "le scelte tra sviluppo interno e acquisto"],
    questions: [
      ({ at }) => `come decidete${at} che cosa sviluppare e che cosa comprare?`,
      () => "quale sistema preferireste non dover più mantenere?",
      () => "che cosa distoglie di più i tecnici dal loro lavoro?",
    ],
  },
  finance: {
    areas: ["le spese e i margini", "il ritorno e i costi ricorrenti"],
    questions: [
      ({ at }) => `quale fase della chiusura mensile richiede più tempo${at}?`,
      () => "quali numeri raccogliete ancora a mano?",
      () => "fino a quando sono affidabili le vostre previsioni?",
    ],
  },
  founder: {
    areas: ["gli obiettivi e i costi dell'azienda", "le priorità del trimestre"],
    questions: [
      ({ at }) => `che cosa frena di più la crescita${at} in questo momento?`,
      () => "che cosa dipende ancora da lei e non dovrebbe?",
      () => "quale decisione è in cima alla lista questo trimestre?",
    ],
  },
  human_resources: {
    areas: ["gli organici e i talenti", "l'ingresso e la crescita delle persone"],
    questions: [
      ({ at }) => `quali posizioni sono più difficili da coprire${at}?`,
      () => "quale attività HR passa ancora da un foglio di calcolo?",
      () => "che cosa richiede più tempo tra una candidatura e un'offerta?",
    ],
  },
  information_technology: {
    areas: ["le integrazioni e gli accessi", "gli strumenti e i tempi di assistenza"],
    questions: [
      ({ at }) => `quali sistemi${at} sono più difficili da collegare?`,
      () => "che cosa genera più ticket per il suo team?",
      () => "quale sistema sostituirebbe per primo?",
    ],
  },
  legal: {
    areas: ["i rischi e gli impegni", "i tempi di firma"],
    questions: [
      () => "in quale momento il suo team entra in un nuovo contratto?",
      ({ at }) => `quale tipo di contratto${at} è più lungo da rivedere?`,
      () => "quale domanda semplice arriva più spesso al suo team?",
    ],
  },
  marketing: {
    areas: ["i risultati del marketing", "le campagne e il budget marketing"],
    questions: [
      ({ at }) => `come misurate${at} il risultato di una campagna?`,
      () => "quale canale funziona meglio per voi quest'anno?",
      () => "che cosa richiede più tempo tra l'idea e la campagna?",
    ],
  },
  operations: {
    areas: ["i costi e i flussi di lavoro", "le attese nei processi"],
    questions: [
      ({ at }) => `quale fase vi costa più tempo${at}?`,
      () => "quale processo dipende ancora da una sola persona?",
      () => "che cosa seguite ancora a mano?",
    ],
  },
  product: {
    areas: ["la roadmap e l'adozione", "le funzioni che i clienti usano davvero"],
    questions: [
      ({ at }) => `come decidete${at} che cosa entra nella roadmap?`,
      () => "come capite quali funzioni si usano davvero?",
      () => "che cosa rallenta di più un rilascio?",
    ],
  },
  project_management: {
    areas: ["il perimetro e le scadenze", "le persone coinvolte e le approvazioni"],
    questions: [
      ({ at }) => `che cosa ritarda più spesso i progetti${at}?`,
      () => "come tenete traccia delle decisioni tra un progetto e l'altro?",
      () => "chi deve dare l'ok prima che un progetto parta?",
    ],
  },
  purchasing: {
    areas: ["i fornitori e le condizioni", "i preventivi e il costo totale"],
    questions: [
      ({ at }) => `come confrontate oggi i fornitori${at}?`,
      () => "quale categoria di acquisti vi richiede più tempo?",
      () => "quanto tempo serve per qualificare un nuovo fornitore?",
    ],
  },
  revenue_operations: {
    areas: ["i processi tra i reparti", "gli strumenti delle vendite"],
    questions: [
      ({ at }) => `di quale numero del CRM vi fidate di meno${at}?`,
      () => "quanti strumenti apre un commerciale in una giornata normale?",
      () => "quale report richiede ancora lavoro manuale?",
    ],
  },
  sales: {
    areas: ["le trattative in corso", "gli obiettivi e il team di vendita"],
    questions: [
      ({ at }) => `oltre alla vendita, che cosa richiede più tempo al team commerciale${at}?`,
      () => "in quale fase si fermano più spesso le trattative?",
      () => "come decidete chi contattare per primo?",
    ],
  },
  other: {
    areas: ["le attività quotidiane", "i processi e gli strumenti"],
    questions: [
      ({ at }) => `quale attività richiede più tempo${at}?`,
      () => "che cosa passa ancora da un foglio di calcolo o dalla carta?",
      () => "che cosa cambierebbe per prima cosa nel modo di lavorare?",
    ],
  },
};
