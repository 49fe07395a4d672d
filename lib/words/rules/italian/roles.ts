import type { Persona } from "@/db/vocabulary";
import type { RolePhrases } from "../phrasebook";

export const roles: Record<Persona, RolePhrases> = {
  administration: {
    subject: "l'organizzazione dell'ufficio",
    areas: ["gli appuntamenti e le approvazioni", "il percorso interno delle richieste"],
    questions: [
      ({ at }) => `su quale scrivania arriva per prima${at}?`,
      ({ at }) => `quanto tempo se ne va nella parte burocratica${at}?`,
      () => "chi deve approvare una cosa del genere?",
    ],
  },
  business_development: {
    subject: "i nuovi mercati e le partnership",
    areas: ["i nuovi mercati e le partnership", "la scelta dei prossimi clienti da aprire"],
    questions: [
      ({ at }) => `cambia qualcosa nella scelta dei prossimi clienti${at}?`,
      () => "in quale punto frena di più un nuovo affare?",
      () => "che cosa dovrebbe portare un partner per aiutarvi?",
    ],
  },
  consulting: {
    subject: "i progetti presso i clienti",
    areas: ["i risultati per i clienti", "le priorità da consigliare ai clienti"],
    questions: [
      () => "che cosa chiedono per prima cosa i vostri clienti?",
      () => "che cosa sconsigliate ai clienti su questo tema?",
      ({ at }) => `dove emerge nei vostri progetti${at}?`,
    ],
  },
  customer_success: {
    subject: "la fidelizzazione dei clienti",
    areas: ["i rinnovi e l'utilizzo", "le lamentele dei clienti"],
    questions: [
      () => "che cosa ne percepiscono i vostri clienti?",
      ({ at }) => `quale parte richiede più tempo al vostro team clienti${at}?`,
      () => "il tema emerge quando i clienti rinnovano?",
    ],
  },
  engineering: {
    subject: "lo sviluppo software",
    areas: ["l'affidabilità e il carico di lavoro", "i prossimi sviluppi e i costi di esercizio"],
    questions: [
      ({ at }) => `quanta parte avete sviluppato in casa${at}?`,
      () => "quanto tempo di sviluppo assorbe ogni settimana?",
      () => "quale parte preferireste non mantenere?",
    ],
  },
  finance: {
    subject: "il budget e le previsioni",
    areas: ["la spesa e la precisione dei piani", "il ritorno e i costi ricorrenti"],
    questions: [
      ({ at }) => `in quale voce dei conti si vede${at}?`,
      () => "quale numero dovrebbe muoversi prima di dedicarvi un budget?",
      () => "si può dare una cifra a quello che costa oggi?",
    ],
  },
  founder: {
    subject: "la crescita",
    areas: ["la crescita e la cassa", "le cose da fare ora e quelle che possono aspettare"],
    questions: [
      ({ at }) => `è un tema per questo trimestre${at} o per più avanti?`,
      ({ at }) => `chi se ne occupa${at}, Lei o qualcuno del team?`,
      () => "che cosa avete già provato, e che cosa avete scartato?",
    ],
  },
  human_resources: {
    subject: "la selezione e la fidelizzazione delle persone",
    areas: ["la selezione e la fidelizzazione", "l'ingresso, la vita e l'uscita delle persone"],
    questions: [
      ({ at }) => `che cosa ne dicono le persone${at}?`,
      () => "il tema emerge nei colloqui o solo quando qualcuno se ne va?",
      () => "quale parte ricade sulle risorse umane?",
    ],
  },
  information_technology: {
    subject: "i sistemi informativi",
    areas: ["le integrazioni e gli accessi", "i sistemi, i dati e il carico di assistenza"],
    questions: [
      ({ at }) => `quanti sistemi tocca${at}?`,
      () => "a che cosa dovrebbe collegarsi una soluzione?",
      () => "quale parte finisce come ticket al suo team?",
    ],
  },
  legal: {
    subject: "i contratti e i rischi",
    areas: ["i rischi e i contratti", "le condizioni a cui si può firmare"],
    questions: [
      () => "in quale momento entra in gioco il suo team?",
      () => "quale rischio viene sottovalutato?",
      ({ at }) => `c'è una regola${at} o si valuta caso per caso?`,
    ],
  },
  marketing: {
    subject: "la generazione di lead",
    areas: ["la pipeline generata dal marketing", "le campagne e il budget che le sostiene"],
    questions: [
      ({ at }) => `che cosa significa per il piano marketing${at} in questo trimestre?`,
      () => "come lo spiega alle vendite e alla finanza?",
      () => "quale contributo dà il marketing da voi?",
    ],
  },
  operations: {
    subject: "l'efficienza dei processi",
    areas: ["il ritmo e il costo di ogni fase", "i punti in cui gli ordini si fermano"],
    questions: [
      ({ at }) => `in quale fase vi richiede più tempo${at}?`,
      () => "chi si accorge per primo quando qualcosa non va?",
      () => "che cosa andrebbe diversamente domani, se funzionasse?",
    ],
  },
  product: {
    subject: "lo sviluppo del prodotto",
    areas: ["la roadmap e l'adozione", "le funzioni che i clienti usano davvero"],
    questions: [
      ({ at }) => `ha un posto nella vostra roadmap${at}?`,
      () => "che cosa ne dicono i vostri utenti?",
      () => "a che cosa avete scelto di rinunciare?",
    ],
  },
  project_management: {
    subject: "la gestione dei progetti",
    areas: ["il perimetro e le scadenze", "le persone da coinvolgere, e quando"],
    questions: [
      () => "chi va convinto prima che qualcosa si muova?",
      ({ at }) => `quanto spesso ritarda un progetto${at}?`,
      () => "da dove comincerebbe, con un mese di tempo?",
    ],
  },
  purchasing: {
    subject: "gli acquisti",
    areas: ["i fornitori e le condizioni", "la rosa dei candidati e il costo totale"],
    questions: [
      ({ at }) => `che cosa confrontate per prima cosa${at} quando si presenta un fornitore?`,
      () => "con quali fornitori lavorate oggi per questo?",
      () => "quando scade il prossimo contratto?",
    ],
  },
  revenue_operations: {
    subject: "la gestione dei processi commerciali",
    areas: ["i processi e la qualità dei dati", "gli strumenti che le vendite aprono ogni giorno"],
    questions: [
      ({ at }) => `quale indicatore seguite${at}?`,
      () => "per voi è più un problema di dati o di processi?",
      () => "quale strumento usa il suo team, e quale aggira?",
    ],
  },
  sales: {
    subject: "la gestione della pipeline",
    areas: ["la pipeline e le previsioni", "i numeri di vendita e il team che li porta"],
    questions: [
      ({ at }) => `quale parte richiede più tempo al vostro team commerciale${at}?`,
      () => "quanto pesa sul raggiungimento degli obiettivi?",
      () => "che cosa fanno di diverso i vostri migliori venditori?",
    ],
  },
  other: {
    subject: "il lavoro quotidiano",
    areas: ["il modo di lavorare di oggi", "il lavoro quotidiano e le relative decisioni"],
    questions: [
      ({ at }) => `come funziona oggi${at}?`,
      () => "a chi sta più a cuore da voi?",
      () => "che cosa cambierebbe per prima cosa?",
    ],
  },
};
