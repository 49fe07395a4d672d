import type { Phrases } from "../phrasebook";
import { a, di, su } from "./grammar";

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
      ({ fullName, where, said, hasQuestion }) => hasQuestion && `${fullName} chiede ${where}: ${said}`,
      ({ fullName, where, said, hasQuestion }) =>
        hasQuestion && `Una domanda di ${fullName} ${where}: ${said}`,
      ({ fullName, where, said, hasQuestion }) =>
        !hasQuestion && `${fullName} sembra cercare qualcosa e scrive ${where}: ${said}`,
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
      ({ fullName, where, said }) => `${fullName} spiega ${where} come funziona nella pratica: ${said}`,
    ],
    agrees: [
      ({ fullName, where, said }) => `${fullName} ha scritto ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} ha commentato ${where}: ${said}`,
    ],
    comments: [
      ({ fullName, where, isAuthor }) => !isAuthor && `${fullName} ha lasciato un commento ${where}`,
      ({ fullName, where }) => `${fullName} ha preso parte alla conversazione ${where}`,
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
    executive: [({ role, name }, match) => `${name} è ${role}: ${match}`],
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
      ({ place, name }, match) => place && `${name} lavora presso ${place}, in un ruolo non noto: ${match}`,
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
      () => "Per ora nessuna esigenza chiara: meglio chiedere prima di proporre",
      () => "Nulla mostra ancora un'esigenza: meglio cominciare con una domanda",
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
        ({ inYours, hasQuestion }) => hasQuestion && `ho letto la domanda ${inYours}.`,
        ({ inYours, hasQuestion }) => hasQuestion && `le scrivo a proposito della domanda ${inYours}:`,
        ({ yours, hasQuestion }) => !hasQuestion && `ho letto ${yours}.`,
        ({ yours, hasQuestion }) => !hasQuestion && `le scrivo a proposito ${di(yours)}:`,
      ],
      evaluates: [
        ({ line, inYours }) => line && `${inYours} scrive: ${line}`,
        ({ inYours }) => `da quello che scrive ${inYours}, sembra che stia valutando delle alternative.`,
      ],
      states_problem: [
        ({ line, inYours }) => line && `${inYours} scrive: ${line}`,
        ({ inYours }) => `${inYours} descrive un problema.`,
      ],
      shares_experience: [
        ({ line, inYours }) => line && `${inYours} scrive: ${line}`,
        ({ inYours }) => `${inYours} racconta come funziona nella pratica.`,
        ({ inYours }) => `grazie per l'esperienza raccontata ${inYours}.`,
      ],
      agrees: [
        ({ topic, yours }) => topic && `ho letto ${yours} e avrei una domanda ${su(topic)}:`,
        ({ topic, yours }) => topic && `${yours} mi porta a una domanda ${su(topic)}:`,
      ],
    },
    questions: {
      asks: [
        ({ hasQuestion }) => hasQuestion && "ha già trovato una risposta o la sta ancora cercando?",
        ({ hasQuestion }) => hasQuestion && "è ancora aperta?",
        ({ hasQuestion }) => hasQuestion && "ha già risolto o posso proporle qualcosa?",
        ({ hasQuestion }) => !hasQuestion && "ha già trovato una soluzione o la sta ancora cercando?",
        ({ hasQuestion }) => !hasQuestion && "a che punto è oggi?",
      ],
      evaluates: [
        () => "che cosa conta di più per lei nella scelta?",
        () => "che cosa dovrebbe funzionare meglio di oggi?",
        () => "a che punto siete oggi?",
      ],
      states_problem: [
        () => "è ancora così o avete trovato una soluzione?",
        () => "nel frattempo avete trovato una soluzione?",
        ({ at }) => `è ancora così${at}?`,
      ],
      shares_experience: [
        () => "come va oggi?",
        () => "è ancora così?",
        () => "che cosa consiglierebbe ad altri?",
      ],
    },
    leads: [
      ({ topic, title }) =>
        topic && title && `mi interesserebbe il suo punto di vista di ${title} ${su(topic)}:`,
      ({ topic, at }) => topic && `una domanda ${su(topic)}${at}:`,
      ({ topic, title }) => topic && title && `una domanda per lei come ${title} ${su(topic)}:`,
      ({ topic, company }) => topic && company && `vorrei capire come ${company} affronta ${topic}:`,
      ({ topic, title, company }) =>
        topic &&
        title &&
        company &&
        `come ${title} presso ${company}, forse può rispondere a una domanda ${su(topic)}:`,
      ({ topic, title, at }) => !topic && title && `una domanda per lei come ${title}${at}:`,
      ({ topic, title, company }) =>
        !topic && title && company && `una domanda sul suo lavoro come ${title} presso ${company}:`,
      ({ topic, company }) => !topic && company && `una domanda su come si lavora presso ${company}:`,
      ({ topic, title, at }) => !topic && !title && `una domanda sul suo lavoro${at}:`,
    ],
    frames: [
      ({ at }) => `come va oggi${at}?`,
      () => "che cosa potrebbe essere più semplice?",
      () => "qual è per voi la parte più difficile?",
      ({ at }) => `che cosa funziona bene${at} e che cosa no?`,
      () => "che cosa è cambiato nell'ultimo anno?",
    ],
  },
};
