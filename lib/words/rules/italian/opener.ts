import type { OpenerPhrases } from "../phrasebook";
import { a, di, su } from "./grammar";

export const opener: OpenerPhrases = {
  hooks: {
    asks: [
      ({ inYours, said }) => `${inYours} chiede: ${said}`,
      ({ inYours, said }) => `mi riallaccio alla domanda ${inYours}: ${said}`,
      ({ said, topic, isAbout }) =>
        isAbout && `la sua domanda pubblica ${su(topic)} merita una risposta: ${said}`,
    ],
    evaluates: [
      ({ inYours, said }) => `${inYours} scrive: ${said}`,
      ({ said, at }) => `Lei scrive pubblicamente che qualcosa si muove${at}: ${said}`,
      ({ said, topic, isAbout }) =>
        isAbout && `il suo commento ${su(topic)} fa pensare a una scelta vicina: ${said}`,
    ],
    states_problem: [
      ({ inYours, said }) => `${inYours} lo dice con chiarezza: ${said}`,
      ({ inYours, said }) => `${inYours} scrive: ${said}`,
      ({ said, topic, isAbout }) => isAbout && `Lei parla con franchezza ${di(topic)}: ${said}`,
    ],
    shares_experience: [
      ({ inYours, said }) => `grazie per l'esperienza raccontata ${inYours}: ${said}`,
      ({ inYours, said }) => `${inYours} racconta com'è andata: ${said}`,
      ({ said, topic, isAbout }) =>
        isAbout && `la sua esperienza ${su(topic)} vale più della teoria: ${said}`,
    ],
    agrees: [
      ({ inYours, said }) => `${inYours} scrive: ${said}`,
      ({ inYours, said }) => `una domanda sulla sua frase ${inYours}: ${said}`,
      ({ said, topic, isAbout }) => isAbout && `${su(topic)} Lei scrive: ${said}`,
    ],
    authored: [
      ({ inYours, claim }) => claim && `${inYours} scrive: ${claim}`,
      ({ claim, topic, isAbout }) =>
        claim && isAbout && `una domanda sul suo post, che parla ${di(topic)}: ${claim}`,
      ({ claim }) => claim && `una frase del suo post fa riflettere: ${claim}`,
    ],
  },
  leads: [
    ({ topic, at }) => `una domanda ${su(topic)}${at}:`,
    ({ topic, title, at }) => title && `come ${title}${at} avrà un'opinione ${su(topic)}:`,
    ({ topic, industry }) =>
      industry && `mi chiedo come le aziende del settore ${industry} affrontino ${topic}:`,
    ({ topic, company }) => company && `vorrei capire come ${company} affronta ${topic}:`,
    ({ topic, title }) => title && `una domanda per Lei, come ${title}, ${su(topic)}:`,
    ({ topic, company }) => company && `${su(topic)}, dal punto di vista di ${company}:`,
    ({ topic, industry, title }) =>
      industry && title && `${su(topic)} nel settore ${industry}, una domanda pratica:`,
    ({ topic }) => `una breve domanda ${su(topic)}:`,
  ],
  citing: [
    ({ author, claim, isOwn, isAbout }) =>
      claim && isAbout && (isOwn ? `noi abbiamo scritto: ${claim}` : author && `${author} scrive: ${claim}`),
    ({ author, claim, isOwn, topic, isAbout }) =>
      claim &&
      isAbout &&
      (isOwn
        ? `la nostra opinione ${su(topic)}: ${claim}`
        : author && `${su(topic)}, ${author} scrive: ${claim}`),
  ],
  doubts: [
    ({ at }) => `vale anche${at || " da voi"}?`,
    ({ title }) => title && `come lo vede Lei, come ${title}?`,
    ({ at }) => `in che cosa è diverso${at || " da voi"}?`,
    ({ industry }) => industry && `è vero anche nel settore ${industry}?`,
    ({ at }) => `direbbe lo stesso${at}?`,
    () => "lo firmerebbe, o è troppo semplice?",
  ],
  questions: {
    asks: [
      () => "che cosa ha già guardato finora?",
      ({ at }) => `che cosa dovrebbe permettere una soluzione${at} che oggi non è possibile?`,
      ({ topic, isAbout }) => isAbout && `da dove nasce la domanda ${su(topic)}?`,
      () => "quante persone ci lavorerebbero?",
    ],
    evaluates: [
      ({ at }) => `che cosa farà la differenza${at}?`,
      () => "entro quando vorrebbe aver scelto?",
      ({ topic, isAbout }) => isAbout && `che cosa deve migliorare dopo, riguardo ${a(topic)}?`,
      () => "quali due punti confronta per primi?",
    ],
    states_problem: [
      ({ at }) => `quanto tempo vi costa${at} in una settimana normale?`,
      () => "che cosa avete già provato?",
      ({ topic, isAbout }) => isAbout && `quale parte ${di(topic)} sistemerebbe per prima?`,
      () => "da quando è così?",
    ],
    shares_experience: [
      () => "che cosa farebbe diversamente la prossima volta?",
      ({ at }) => `qual è stata la parte più difficile${at}?`,
      ({ topic, isAbout }) => isAbout && `qual è stata la sorpresa più grande riguardo ${a(topic)}?`,
      () => "come avete coinvolto il team?",
    ],
    agrees: [
      ({ at }) => `come si presenta${at || " da voi"}?`,
      ({ topic, at, isAbout }) => isAbout && `che cosa avete cambiato da allora${at} riguardo ${a(topic)}?`,
      () => "quale esempio le viene in mente per primo?",
      ({ title }) => title && `che cosa ne conclude come ${title}?`,
    ],
    authored: [
      ({ at }) => `che cosa è successo${at} per farglielo scrivere?`,
      ({ topic, at, isAbout }) => isAbout && `che cosa avete cambiato da allora${at} riguardo ${a(topic)}?`,
      () => "qual è per Lei il prossimo passo?",
      () => "quale risposta le è stata più utile?",
    ],
  },
  frames: [
    ({ company }) => company && `chi ha l'ultima parola in ${company}?`,
    ({ at }) => `che cosa cambierebbe per prima cosa${at}?`,
    () => "è più una questione di persone, di processi o di strumenti?",
    ({ at }) => `ha guadagnato o perso priorità${at} quest'anno?`,
  ],
};
