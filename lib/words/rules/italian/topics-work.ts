import type { TopicPhrases } from "../phrasebook";
import type { WorkTopicId } from "../topic-words";

export const workTopics: Record<WorkTopicId, TopicPhrases> = {
  hiring: {
    noun: "la selezione del personale",
    questions: [
      "quante settimane passano tra la candidatura e l'offerta?",
      "in quale passaggio perdete le persone migliori?",
    ],
  },
  pay: {
    noun: "la politica retributiva",
    questions: [
      "fin dove arriva da voi la trasparenza sugli stipendi?",
      "come stabilite il valore di una posizione?",
    ],
  },
  employee_retention: {
    noun: "la fidelizzazione delle persone",
    questions: [
      "dopo quanti mesi perdete più spesso le persone nuove?",
      "che cosa avete cambiato dopo l'ultimo sondaggio interno?",
    ],
  },
  training: {
    noun: "la formazione e l'inserimento",
    questions: [
      "quanto tempo serve a una persona nuova per lavorare in autonomia?",
      "come capite che un corso ha cambiato qualcosa?",
    ],
  },
  remote_work: {
    noun: "il lavoro ibrido",
    questions: [
      "in quali giorni le persone vengono volentieri in ufficio?",
      "che cosa vi riesce meglio di persona?",
    ],
  },
  leadership: {
    noun: "la leadership",
    questions: [
      "in che cosa perdono troppo tempo i vostri responsabili?",
      "come si impara a guidare un team da voi?",
    ],
  },
  cash_flow: {
    noun: "la liquidità",
    questions: [
      "quanti giorni aspettate in media per incassare?",
      "su quante settimane avete visibilità della cassa?",
    ],
  },
  software_spend: {
    noun: "la spesa per il software",
    questions: [
      "chi si accorge che uno strumento non lo usa più nessuno?",
      "quanti dei vostri strumenti fanno la stessa cosa?",
    ],
  },
  budgeting: {
    noun: "il budget e la chiusura mensile",
    questions: ["quanti giorni dura la vostra chiusura mensile?", "che cosa riconciliate ancora a mano?"],
  },
  procurement: {
    noun: "gli acquisti",
    questions: [
      "quanto tempo serve per approvare un nuovo fornitore?",
      "quale parte della spesa è più difficile da controllare?",
    ],
  },
  compliance: {
    noun: "la conformità normativa",
    questions: [
      "quale documento vi richiede più tempo prima di un audit?",
      "chi segue le nuove norme da voi?",
    ],
  },
  contracts: {
    noun: "la gestione dei contratti",
    questions: ["dove si fermano più spesso i contratti?", "quanti giorni passano fino alla firma?"],
  },
  security: {
    noun: "la sicurezza informatica",
    questions: [
      "quando avete ripristinato davvero un backup per l'ultima volta?",
      "come verificate chi ha accesso a che cosa?",
    ],
  },
  software_delivery: {
    noun: "lo sviluppo software",
    questions: [
      "quanto impiega una modifica ad arrivare in produzione?",
      "che cosa rallenta di più il team di sviluppo?",
    ],
  },
  data_quality: {
    noun: "la qualità dei dati",
    questions: [
      "chi decide quando due report danno due numeri diversi?",
      "come vi accorgete di un numero sbagliato prima della direzione?",
    ],
  },
  it_systems: {
    noun: "i sistemi informativi",
    questions: [
      "quale vecchio sistema sostituireste per primo?",
      "quale parte del budget IT serve a tenere in piedi l'esistente?",
    ],
  },
  product_discovery: {
    noun: "lo sviluppo del prodotto",
    questions: [
      "con quanti clienti ha parlato il team di prodotto questo mese?",
      "come dite di no a una funzione chiesta dalle vendite?",
    ],
  },
  maintenance: {
    noun: "la manutenzione",
    questions: [
      "quale macchina si ferma più spesso senza preavviso?",
      "quale quota della manutenzione è programmata?",
    ],
  },
  production: {
    noun: "la produzione",
    questions: [
      "quanti anni ha la vostra macchina connessa più vecchia?",
      "dove si perdono più minuti in un turno normale?",
    ],
  },
  supply_chain: {
    noun: "la logistica e la filiera",
    questions: [
      "con quanto anticipo sapete che una consegna tarderà?",
      "quale pezzo manca più spesso quando slitta una data?",
    ],
  },
  quality: {
    noun: "la gestione della qualità",
    questions: [
      "in quale fase trovate più difetti?",
      "quanto tempo serve per risalire da un reclamo alla causa?",
    ],
  },
  sustainability: {
    noun: "l'energia e la sostenibilità",
    questions: [
      "conoscete il consumo di energia per pezzo o per ordine?",
      "quali clienti vi chiedono dati sulla sostenibilità?",
    ],
  },
  construction: {
    noun: "i cantieri",
    questions: [
      "dove perde più tempo un cantiere in questo momento?",
      "come arrivano in ufficio le modifiche dal cantiere?",
    ],
  },
  healthcare: {
    noun: "la cura dei pazienti",
    questions: [
      "quale parte della giornata se ne va in burocrazia?",
      "come ottiene oggi un paziente un appuntamento da voi?",
    ],
  },
  commerce: {
    noun: "il commercio e le vendite online",
    questions: [
      "in quale passaggio dell'acquisto perdete più clienti?",
      "quale quota degli ordini torna indietro?",
    ],
  },
  events: {
    noun: "le fiere e gli eventi",
    questions: [
      "che cosa succede a un contatto nella settimana dopo la fiera?",
      "come decidete se un evento è valso la spesa?",
    ],
  },
  projects: {
    noun: "la gestione dei progetti",
    questions: [
      "da che cosa capite che un progetto sta slittando?",
      "quale decisione blocca più spesso i vostri progetti?",
    ],
  },
  meetings: {
    noun: "le riunioni e il tempo di lavoro",
    questions: [
      "quale riunione fissa non mancherebbe a nessuno?",
      "quante ore alla settimana restano libere da riunioni?",
    ],
  },
  funding: {
    noun: "la crescita e i capitali",
    questions: [
      "quale numero vi chiedono per primo gli investitori?",
      "che cosa farebbe prima, se ricominciasse?",
    ],
  },
  automation: {
    noun: "l'automazione",
    questions: [
      "quale attività del suo team passa ancora da un foglio di calcolo?",
      "che cosa automatizzerebbe per prima, e che cosa per ultima?",
    ],
  },
  ai: {
    noun: "l'IA nel lavoro quotidiano",
    questions: [
      "per quale attività il suo team usa davvero l'IA ogni giorno?",
      "che cosa non affiderebbe all'IA?",
    ],
  },
  change: {
    noun: "la trasformazione digitale",
    questions: [
      "quale cambiamento ha incontrato meno resistenza da voi?",
      "dove si ferma di solito un'idea nuova?",
    ],
  },
};
