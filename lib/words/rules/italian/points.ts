import type { PointPhrases } from "../phrasebook";
import { a, di, su, to } from "./grammar";

export const points: PointPhrases = {
  said: {
    asks: [
      () => `Cominciare con una risposta, prima di parlare del prodotto`,
      ({ at, hasQuestion }) => `Capire da dove nasce la ${hasQuestion ? "domanda" : "richiesta"}${at}`,
      ({ at }) => `Chiedere a chi serve${at}, ed entro quando`,
    ],
    evaluates: [
      () => `Chiedere quali alternative ci sono e chi decide`,
      () => `Chiedere che cosa dovrà funzionare meglio dopo`,
      ({ at }) => `Capire tempi e budget${at}`,
    ],
    states_problem: [
      ({ at }) => `Chiedere quanto costa il problema${at}, in ore o in denaro`,
      () => `Capire se c'è una scadenza o un budget per risolverlo`,
      ({ at }) => `Scoprire chi altro ha questo problema${at}`,
    ],
    shares_experience: [
      () => `Chiedere se è ancora così`,
      ({ name }) => `Lasciare che ${name} racconti prima di mostrare qualcosa`,
      ({ name }) => `Chiedere ${to(name)} che cosa si potrebbe ancora migliorare`,
    ],
    agrees: [
      ({ topic, at }) => topic && `Chiedere se c'è un'esigenza ${su(topic)}${at}`,
      ({ topic }) => topic && `Chiedere un esempio concreto ${su(topic)}`,
      ({ at }) => `Chiedere come va nella pratica${at}`,
      () => `Chiedere che cosa c'è dietro il commento`,
    ],
  },
  unsaid: [
    ({ topic, at }) => topic && `Capire chi si occupa ${di(topic)}${at}.`,
    ({ topic, company }) =>
      topic && company && `Chiedere che cosa ha già provato ${company} riguardo ${a(topic)}.`,
    ({ topic, area }) => topic && `Chiedere se chi segue ${topic} segue anche ${area}.`,
    ({ topic, industry }) => topic && industry && `Portare un esempio ${su(topic)} dal settore ${industry}.`,
    ({ topic, at, area }) => topic && `Chiedere che cosa viene prima${at}: ${topic} oppure ${area}.`,
    ({ topic, title }) =>
      topic && title && `Chiedere il peso ${di(topic)} nel lavoro quotidiano, nel ruolo di ${title}.`,
    ({ topic, title, at }) =>
      !topic && title && `Capire che cosa conta di più questo trimestre nel ruolo di ${title}${at}.`,
    ({ topic, company, area }) => !topic && company && `Chiedere come ${company} gestisce oggi ${area}.`,
    ({ topic, name, area }) => !topic && `Chiedere ${to(name)} che cosa richiede più tempo: ${area} o altro.`,
  ],
  next: [
    ({ topic, question }) => topic && `Una seconda domanda ${su(topic)}: ${question}`,
    ({ topic, question }) => `Da tenere per dopo${topic ? `, ${su(topic)}` : ""}: ${question}`,
    ({ topic, question }) => `Se il discorso${topic ? ` ${su(topic)}` : ""} si ferma, chiedere: ${question}`,
  ],
  role: [
    ({ title, area }, level) => `Come ${title}, ${level}: parlare ${di(area)}.`,
    ({ title, area, at }, level) => `Come ${title}${at}, ${level}: qui contano soprattutto ${area}.`,
    ({ title, topic, area }, level) => topic && `Come ${title}, ${level}: collegare ${topic} ${a(area)}.`,
    ({ title, industry, area }, level) =>
      industry && `Come ${title} (${industry}), ${level}: fare una domanda ${su(area)}.`,
  ],
  levels: {
    executive: [(name) => `${name} può probabilmente decidere`, (name) => `${name} dà la direzione`],
    director: [
      (name) => `${name} ha probabilmente un budget`,
      (name) => `${name} decide probabilmente gli acquisti importanti`,
    ],
    lead: [(name) => `${name} guida il team`, (name) => `${name} sa che cosa manca al team`],
    senior: [
      (name) => `${name} dà spesso un parere prima di un acquisto`,
      (name) => `${name} conosce i dettagli`,
    ],
    professional: [
      (name) => `${name} conosce il lavoro quotidiano`,
      (name) => `${name} può dire che cosa non va`,
    ],
    junior: [(name) => `${name} può dire come si fa oggi`, (name) => `${name} forse sa chi decide`],
  },
  untitled: [
    ({ at, name }) => `Chiarire prima il ruolo: di ${name} non è nota la posizione${at}.`,
    ({ at }) => `Chiedere chi decide${at} prima di proporre qualcosa: il ruolo non è noto.`,
  ],
  levelUnknown: [
    ({ title, name, at }) => `${title}: il livello non è chiaro, chiedere ${to(name)} chi decide${at}.`,
    ({ title, at }) => `Chiedere che cosa comprende il ruolo di ${title}${at}: il nome non lo dice.`,
  ],
  caveats: {
    industry: [
      ({ industry, company }) =>
        company && `Verificare che ${company} abbia l'esigenza: ${industry} non è un settore target.`,
      ({ industry }) => `${industry} non è tra i settori target: chiedere presto se l'esigenza esiste.`,
    ],
    size: [
      ({ size, company }) =>
        company && `Verificare presto che l'offerta sia adatta ${to(company)}: ${size}, fuori dal target.`,
      ({ size, industry }) =>
        industry && `${size} (${industry}), fuori dal target: chiedere presto se l'offerta è adatta.`,
      ({ size, topic }) => topic && `${size}, fuori dal target: chiedere prima chi si occupa ${di(topic)}.`,
      ({ size, area }) => `${size}, fuori dal target: cominciare con una domanda ${su(area)}.`,
      ({ size }) => `L'azienda conta ${size}, fuori dal target: chiedere presto se l'offerta è adatta.`,
    ],
  },
  competitor: [
    ({ competitor, topic }) =>
      competitor && topic && `Preparare una differenza chiara da ${competitor} ${su(topic)}.`,
    ({ competitor, at }) =>
      competitor && `Chiedere quale strumento si usa${at} prima di nominare ${competitor}.`,
    ({ competitor, industry }) =>
      competitor &&
      industry &&
      `Preparare una differenza da ${competitor} che conti nel settore ${industry}.`,
    () => "Preparare una differenza chiara dal concorrente.",
  ],
  own: [
    ({ company, topic }) =>
      company && topic && `La vostra azienda è già nota: parlare ${di(topic)} presso ${company}.`,
    ({ industry }) => industry && `Saltare la presentazione e portare un esempio dal settore ${industry}.`,
    () => "Saltare la presentazione: il post era vostro.",
  ],
  repeated: [
    ({ timesSeen, at }) =>
      `${timesSeen} segnali di interesse: si può proporre una breve call${at && `, anche con un'altra persona${at}`}.`,
    ({ timesSeen, topic }) =>
      topic && `${timesSeen} segnali di interesse: si può proporre una breve call ${su(topic)}.`,
    ({ timesSeen, area }) => `${timesSeen} segnali di interesse: si può proporre una breve call ${su(area)}.`,
    ({ timesSeen, company }) =>
      company && `Dopo ${timesSeen} segnali di interesse, cercare un secondo contatto presso ${company}.`,
  ],
  context: [
    ({ name, company, topic }) =>
      company && topic && `Chiedere chi, oltre ${to(name)}, si occupa ${di(topic)} presso ${company}.`,
    ({ place, topic }) => place && topic && `${place}: chiedere chi altro ha voce in capitolo ${su(topic)}.`,
    ({ place }) => place && `${place}: chiedere chi altro parteciperebbe a un acquisto.`,
    ({ company, industry, topic }) =>
      company &&
      industry &&
      topic &&
      `Chiedere che cosa distingue ${company} nel settore ${industry} riguardo ${a(topic)}.`,
    ({ industry, area }) => industry && `Portare un esempio dal settore ${industry} ${su(area)}.`,
    ({ size, industry, topic }) =>
      size &&
      industry &&
      topic &&
      `${size} (${industry}): chiedere se ${di(topic)} si occupa un solo team o più di uno.`,
    ({ title, at }) => title && `Chiedere quanta autonomia di spesa ha il ruolo di ${title}${at}.`,
    ({ area, at }) => `Capire chi altro lavora ${su(area)}${at}.`,
    ({ name, at }) => `Chiedere ${to(name)} chi altro avrebbe voce in capitolo${at}.`,
  ],
};
