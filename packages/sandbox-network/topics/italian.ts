import type { TopicTexts } from "./topic";

export const italian = {
  pipeline: {
    hooks: [
      "La revisione della pipeline non è una riunione di aggiornamento.",
      "Abbiamo eliminato il {pct} % della pipeline di vendita. Nessun rimpianto.",
    ],
    stories: [
      "Metà delle opportunità era ferma da {weeks} settimane.",
      "In questo trimestre abbiamo perso {n} trattative contro il nulla, non contro un concorrente.",
      "Un cliente ci ha detto che era pronto a comprare due mesi prima della nostra telefonata.",
    ],
    lessons: [
      "Guardate il prossimo passo, non la data di chiusura.",
      "Il tasso di chiusura per fonte dice più dei volumi.",
      "Rinunciare presto regala tempo ai clienti giusti.",
    ],
    asks: ["E da voi come funziona?", "Quale domanda fate sempre?"],
    tags: ["vendite", "pipeline", "b2b"],
  },
  outbound: {
    hooks: [
      "La prospezione a freddo non è morta. Quella pigra sì.",
      "Stamattina abbiamo ricevuto {n} mail commerciali. Due sapevano che cosa facciamo.",
    ],
    stories: [
      "Per {weeks} settimane abbiamo scritto solo a chi si stava già interessando al tema.",
      "La risposta più bella del mese: «Come sapevate che stavamo cercando?»",
      "Una collega legge per un'ora quello che scrivono i clienti, e solo dopo telefona.",
    ],
    lessons: [
      "I segnali d'acquisto scadono in fretta: dopo pochi giorni siete uno dei tanti.",
      "Tre frasi, un motivo, una domanda.",
      "Una buona lista batte un messaggio geniale.",
    ],
    asks: ["Che cosa funziona da voi in questo momento?", "Quanti tentativi prevedete ancora?"],
    tags: ["vendite", "prospezione", "sdr"],
  },
  crm: {
    hooks: [
      "A nessuno piace compilare il CRM, ed è un problema di progettazione.",
      "Il {pct} % dei contatti nel nostro CRM aveva cambiato lavoro.",
    ],
    stories: [
      "La migrazione è durata {weeks} settimane, la pulizia dei doppioni il doppio.",
      "Marketing e vendite avevano due definizioni di cliente, e la direzione due numeri.",
    ],
    lessons: [
      "I dati sbagliati nel CRM costano più della licenza.",
      "Ogni campo obbligatorio è una tassa sulla vendita.",
      "Se un campo non cambia nessuna decisione, si cancella.",
    ],
    asks: ["Quale campo cancellereste oggi?", "Chi è responsabile dei dati in azienda?"],
    tags: ["crm", "vendite", "dati"],
  },
  manufacturing: {
    hooks: [
      "I migliori analisti di dati stanno davanti alla macchina.",
      "{pct} % di scarti in meno, senza una macchina nuova.",
    ],
    stories: [
      "Un operatore a {city} ha sentito il cuscinetto due giorni prima del sensore.",
      "In {weeks} settimane abbiamo collegato {n} macchine, la più vecchia del 1987.",
    ],
    lessons: [
      "Misurate il cambio stampo prima di comprare capacità.",
      "Una linea, una perdita, un responsabile.",
      "La qualità alla fonte costa meno di ogni controllo.",
    ],
    asks: ["Quanti anni ha la vostra macchina collegata più vecchia?", "Di chi sono i dati di produzione?"],
    tags: ["produzione", "industria40"],
  },
} satisfies TopicTexts;
