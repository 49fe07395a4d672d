import type { Phrases } from "../phrasebook";
import { a, su } from "./grammar";

export const phrases: Omit<Phrases, "points"> = {
  reactions: {
    like: (name, post) => `${name} ha messo «Consiglia» ${a(post)}`,
    celebrate: (name, post) => `${name} ha applaudito ${post}`,
    support: (name, post) => `${name} ha espresso sostegno ${a(post)}`,
    love: (name, post) => `${name} ha messo un cuore ${a(post)}`,
    insightful: (name, post) => `${name} ha trovato interessante ${post}`,
    curious: (name, post) => `${name} ha reagito con curiosità ${a(post)}`,
    funny: (name, post) => `${name} ha trovato divertente ${post}`,
    other: (name, post) => `${name} ha reagito ${a(post)}`,
  },
  evidence: {
    asks: [
      ({ fullName, where, said }) => `${fullName} fa una domanda ${where}: ${said}`,
      ({ fullName, where, said }) => `Una domanda di ${fullName} ${where}: ${said}`,
    ],
    evaluates: [
      ({ fullName, where, said }) => `${fullName} sembra valutare delle alternative ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} parla di una scelta o di un cambiamento ${where}: ${said}`,
    ],
    states_problem: [
      ({ fullName, where, said }) => `${fullName} descrive un problema ${where}: ${said}`,
      ({ fullName, where, said }) => `Ecco il problema che ${fullName} descrive ${where}: ${said}`,
    ],
    shares_experience: [
      ({ fullName, where, said }) => `${fullName} condivide un'esperienza diretta ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} racconta ${where} com'è andata: ${said}`,
    ],
    agrees: [
      ({ fullName, where, said }) => `${fullName} ha scritto ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} esprime un'opinione ${where}: ${said}`,
    ],
    filler: [
      ({ fullName, where }) => `${fullName} ha scritto poche parole ${where}`,
      ({ fullName, where }) => `Poche parole di ${fullName} ${where}`,
    ],
  },
  reacts: [
    (clause) => `${clause}, senza commentare`,
    (clause, { claim }) => claim && `${clause}: ${claim}`,
    (clause) => clause,
  ],
  fit: {
    parts: {
      role: "la funzione",
      level: "il livello",
      industry: "il settore",
      size: "la dimensione",
    },
    fits: (parts, list) => `${list} ${parts.length === 1 ? "corrisponde" : "corrispondono"} all'ICP`,
    near: (parts, list) => `${list} ${parts.length === 1 ? "si avvicina" : "si avvicinano"} al target`,
    unknown: (parts, list) => `${list} ${parts.length === 1 ? "resta" : "restano"} da verificare`,
    misses: {
      role: () => "la funzione non è tra quelle cercate",
      level: () => "il livello non è quello cercato",
      industry: ({ industry }) =>
        industry ? `${industry} non è tra i settori target` : "il settore non è tra quelli target",
      size: () => "la dimensione non rientra nell'ICP",
    },
    but: ", ma ",
    buyer: [
      ({ role, name }, match) => `${name}, ${role}, partecipa probabilmente alla decisione: ${match}`,
      ({ role, name }, match) =>
        `Come ${role}, ${name} ha probabilmente voce in capitolo sugli acquisti: ${match}`,
    ],
    influencer: [
      ({ role, name }, match) => `${name}, ${role}, probabilmente consiglia più di quanto decida: ${match}`,
      ({ role, name }, match) => `Come ${role}, ${name} ha influenza, ma forse non l'ultima parola: ${match}`,
    ],
    elsewhere: [
      ({ role, name }, match) =>
        `${name}, ${role}, ha peso in azienda, ma in una funzione diversa da quelle cercate: ${match}`,
      ({ role, name }, match) =>
        `Come ${role}, ${name} ha un ruolo di rilievo, ma fuori dalle funzioni cercate: ${match}`,
    ],
    neither: [
      ({ role, name }, match) => `${name} lavora come ${role}, un ruolo che l'ICP non prevede: ${match}`,
      ({ role, name }, match) => `Come ${role}, ${name} è fuori dai ruoli previsti dall'ICP: ${match}`,
    ],
    untitled: [
      ({ place, name }, match) => place && `${name} lavora in ${place}, in un ruolo non noto: ${match}`,
      ({ place, name }, match) => !place && `Di ${name} non si conoscono né ruolo né azienda: ${match}`,
    ],
  },
  moment: {
    repeated: [
      ({ timesSeen }) => `Sono già ${timesSeen} segnali di interesse in poco tempo`,
      ({ timesSeen, name }) => `${name} ha mostrato interesse ${timesSeen} volte in poco tempo`,
    ],
    competitor: [
      ({ competitor }) => competitor && `${competitor} è un concorrente, quindi meglio scrivere presto`,
      () => "Il post è di un concorrente, quindi meglio scrivere presto",
    ],
    own: [() => "Il post è vostro, quindi la vostra azienda non è sconosciuta"],
    asks: [
      () => "Una risposta utile è il modo migliore per cominciare",
      () => "Prima rispondere, poi vendere",
    ],
    evaluates: [() => "La scelta può essere aperta proprio ora: meglio non aspettare"],
    ordinary: [
      () => "Nulla indica ancora un'esigenza: meglio chiedere prima di proporre",
      () => "Si legge interesse più che un'esigenza: meglio cominciare con una domanda",
      ({ topic }) => topic && `Resta da capire se c'è un'esigenza ${su(topic)}`,
    ],
    silent: [
      () => "Una reazione da sola dice poco: meglio cominciare con una domanda",
      () => "Meglio un primo messaggio breve, senza proposte",
      ({ topic }) => topic && `Resta da capire se c'è un'esigenza ${su(topic)}`,
    ],
  },
  opener: {
    hooks: {
      asks: [
        ({ inYours }) => `ho letto la domanda ${inYours}.`,
        ({ inYours }) => `le scrivo a proposito della domanda ${inYours}:`,
      ],
      evaluates: [
        ({ line, inYours }) => line && `${inYours} scrive: ${line}`,
        ({ inYours }) => `da quello che scrive ${inYours}, sembra che stiate valutando delle alternative.`,
      ],
      states_problem: [
        ({ line, inYours }) => line && `${inYours} scrive: ${line}`,
        ({ inYours }) => `${inYours} descrive un problema.`,
        ({ inYours }) => `${inYours} parla di quello che non funziona.`,
      ],
      shares_experience: [
        ({ line, inYours }) => line && `${inYours} scrive: ${line}`,
        ({ inYours }) => `${inYours} racconta com'è andata.`,
        ({ inYours }) => `grazie per l'esperienza raccontata ${inYours}.`,
      ],
      agrees: [
        ({ topic, yours }) => topic && `ho letto ${yours} e avrei una domanda ${su(topic)}:`,
        ({ topic, yours, title }) =>
          topic && title && `${yours} mi porta a una domanda ${su(topic)}, per Lei come ${title}:`,
        ({ topic, yours, title }) =>
          !topic && title && `ho letto ${yours} e avrei una domanda per Lei come ${title}:`,
        ({ topic, yours, company }) =>
          !topic && company && `ho letto ${yours} e avrei una domanda sul lavoro in ${company}:`,
        ({ topic, yours, title, company }) =>
          !topic && !title && !company && `ho letto ${yours} e avrei una domanda sul suo lavoro:`,
      ],
    },
    questions: {
      asks: [
        () => "ha già trovato una risposta o la sta ancora cercando?",
        () => "quali soluzioni ha già visto finora?",
        ({ at }) => `quale sarebbe per voi una buona risposta${at}?`,
      ],
      evaluates: [
        () => "che cosa conta di più per Lei nella scelta?",
        () => "che cosa dovrebbe funzionare meglio di oggi?",
        ({ at }) => `chi altro partecipa alla decisione${at}?`,
      ],
      states_problem: [
        () => "è ancora così o avete trovato una soluzione?",
        ({ at }) => `quanto tempo vi costa${at} in una settimana normale?`,
        () => "che cosa avete già provato?",
      ],
      shares_experience: [
        () => "lo rifarebbe allo stesso modo?",
        () => "che cosa farebbe diversamente oggi?",
        () => "che cosa è stato più difficile del previsto?",
      ],
    },
    leads: [
      ({ topic, at }) => topic && `una domanda ${su(topic)}${at}:`,
      ({ topic, title }) => topic && title && `una domanda ${su(topic)}, per Lei come ${title}:`,
      ({ topic, company }) => topic && company && `vorrei capire come ${company} affronta ${topic}:`,
      ({ topic, industry }) =>
        topic && industry && `mi chiedo come le aziende del settore ${industry} affrontino ${topic}:`,
      ({ topic }) => topic && `avrei una breve domanda ${su(topic)}:`,
      ({ topic, area }) => topic && `una domanda ${su(topic)}, pensando anche ${a(area)}:`,
      ({ topic, title, company }) =>
        topic && title && company && `una domanda ${su(topic)} in ${company}, per Lei come ${title}:`,
      ({ topic, title, at }) => !topic && title && `una domanda per Lei come ${title}${at}:`,
      ({ topic, title, company }) =>
        !topic && title && company && `una domanda sul suo lavoro come ${title} in ${company}:`,
      ({ topic, company }) => !topic && company && `una domanda su come si lavora in ${company}:`,
      ({ topic, title, at }) => !topic && !title && `una domanda sul suo lavoro${at}:`,
    ],
    frames: [
      ({ at }) => `come vi organizzate oggi${at}?`,
      ({ at }) => `che cosa cambierebbe per prima cosa${at}?`,
      ({ company }) => company && `chi se ne occupa in ${company}?`,
      () => "quale parte vi richiede più tempo?",
      ({ at }) => `dipende più dalle persone, dai processi o dagli strumenti${at}?`,
    ],
  },
};
