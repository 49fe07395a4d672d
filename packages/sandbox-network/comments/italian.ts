import type { CommentBook } from "./comment";

export const italianComments: CommentBook = {
  byTopic: {
    pipeline: {
      asks: [
        "Con quale strumento vedete da quanto è ferma una trattativa? Il nostro non lo fa.",
        "Qualcuno sa consigliare un software per la revisione della pipeline? Siamo 12 commerciali.",
        "Quanto costa più o meno una soluzione del genere per una PMI?",
      ],
      evaluates: [
        "Stiamo confrontando due fornitori, decidiamo entro fine trimestre.",
        "Il nostro contratto scade a marzo, abbiamo già visto tre demo.",
      ],
      states_problem: [
        "Da noi la riunione dura due ore e nessuno esce con un'azione chiara.",
        "Un terzo delle trattative aperte ha una data di chiusura già passata, non riesco a farle sistemare.",
        "Perdiamo otto trattative al mese contro il nulla e non sappiamo il perché.",
      ],
      shares_experience: [
        "Abbiamo cancellato 300 opportunità morte in primavera, da allora le previsioni tornano.",
        "Siamo passati alla revisione tra colleghi: molto più severi di me 😅",
      ],
      agrees: [
        "La data di chiusura è un desiderio, il prossimo passo è un fatto.",
        "Dipende dal settore: nei grandi impianti una trattativa può dormire mesi.",
        "Chi dice di no presto di solito vende meglio.",
      ],
    },
    outbound: {
      asks: [
        "Come trovate chi si sta già interessando all'argomento? Cerchiamo uno strumento adatto.",
        "Avete un fornitore da consigliare per i segnali d'acquisto, a norma GDPR?",
      ],
      evaluates: [
        "Stiamo testando due piattaforme con quattro persone, a fine mese si sceglie.",
        "Abbiamo disdetto lo strumento per le sequenze, ora valutiamo alternative più leggere.",
      ],
      states_problem: [
        "Il nostro tasso di risposta è sotto l'1 % e non so più cosa cambiare.",
        "I miei ragazzi passano la mattina a cercare chi chiamare.",
        "Scopriamo sempre dopo che il cliente stava cercando, quando ha già firmato con altri.",
      ],
      shares_experience: [
        "Da 100 a 30 mail al giorno, e più appuntamenti. Non ci credeva nessuno.",
        "Provati video e regali. Il telefono vince ancora.",
      ],
      agrees: [
        "Un buon motivo vale più di un bel testo.",
        "Mah, senza volumi non si impara niente.",
        "La lista conta più del messaggio, sempre.",
      ],
    },
    crm: {
      asks: [
        "Cosa usate per evitare i doppioni in ingresso?",
        "Che CRM consigliereste a un'azienda di 80 persone con agenti plurimandatari?",
      ],
      evaluates: [
        "Stiamo scegliendo il nuovo CRM, siamo a due finalisti.",
        "A gennaio parte la gara per il CRM, questo post finisce nei requisiti.",
      ],
      states_problem: [
        "Un terzo dei nostri contatti è vecchio e nessuno se ne occupa.",
        "Qui ogni agente ha il suo Excel, il CRM lo guarda solo la direzione.",
      ],
      shares_experience: [
        "Da 60 campi obbligatori a 9, e adesso li compilano davvero.",
        "Migrazione veloce, pulizia infinita. Però ne è valsa la pena.",
      ],
      agrees: [
        "Ogni campo obbligatorio è una tassa sulla vendita.",
        "Il vero CRM è il quaderno dell'agente.",
      ],
    },
    manufacturing: {
      asks: [
        "Con che cosa avete collegato le macchine vecchie? Ne abbiamo sei degli anni ottanta.",
        "Qualcuno conosce un MES leggero per un'officina di 30 persone?",
      ],
      evaluates: [
        "Abbiamo un progetto pilota di manutenzione predittiva su due presse, a febbraio si decide.",
      ],
      states_problem: [
        "I cambi stampo ci costano un'ora e nessuno li misura.",
        "Ogni turno ha il suo quaderno e i guasti si ripetono.",
      ],
      shares_experience: [
        "La nostra più vecchia è del 1979, collegata da un apprendista in due pomeriggi.",
        "Scarti giù del 9 % facendo scrivere la checklist al turno di notte.",
      ],
      agrees: ["L'operatore sente prima del sensore.", "Prima si fa ordine, poi si digitalizza."],
    },
  },
  general: {
    asks: [
      "Quale strumento usate per questo? Il nostro non ci arriva.",
      "Qualcuno ha un fornitore da consigliare?",
    ],
    evaluates: [
      "Stiamo valutando proprio questo, tre preventivi sul tavolo.",
      "Cade a proposito, siamo in fase di scelta.",
    ],
    states_problem: [
      "È il nostro problema da mesi e non ne veniamo fuori.",
      "Da noi lo segue una persona sola, su un foglio Excel.",
    ],
    shares_experience: [
      "L'abbiamo introdotto l'anno scorso, al secondo tentativo ha funzionato.",
      "Provato e abbandonato dopo tre mesi.",
    ],
    agrees: [
      "Vero nelle piccole aziende, nei gruppi è un altro discorso.",
      "Prima il processo, poi lo strumento.",
      "Non sono del tutto convinto, ma fa riflettere.",
      "Sulla carta facile, in azienda ci vuole costanza.",
    ],
    filler: [
      "Grazie per la condivisione!",
      "Verissimo.",
      "Bravo!",
      "👏👏",
      "Ottimo spunto.",
      "Condivido in pieno.",
      "Top!",
      "Bellissimo post, complimenti",
    ],
    sells: [
      "Noi facciamo proprio questo, ti scrivo in privato.",
      "Abbiamo sviluppato una piattaforma per questo, prova gratuita dal link nel profilo 🚀",
      "Lavoro come temporary manager commerciale, da gennaio ho disponibilità per un nuovo progetto.",
      "Giovedì webinar gratuito sul tema, iscrivetevi!",
      "La nostra agenzia segue oltre 40 aziende su questo, sentiamoci.",
    ],
    seeks_job: [
      "Sono alla ricerca di una nuova opportunità in ambito commerciale, zona Milano o da remoto.",
      "La posizione è ancora aperta?",
      "Cerco uno stage in marketing da febbraio, grazie a chi può aiutarmi.",
    ],
  },
  smallTalk: [
    "Congratulazioni!",
    "Auguri! 🎉",
    "Buone vacanze!",
    "Che bella notizia!",
    "Ahah, mitici",
    "In bocca al lupo!",
    "Complimenti a tutti!",
  ],
};
