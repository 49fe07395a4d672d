import type { PointPhrases } from "../phrasebook";
import { a, da, di, su } from "./grammar";

export const points: PointPhrases = {
  said: {
    asks: [
      ({ said, topic, isAbout }) => isAbout && `Rispondere prima di tutto alla domanda ${su(topic)}: ${said}`,
      ({ said, at }) => `Portare due risposte possibili e chiedere quale si adatta meglio${at}: ${said}`,
      ({ said, name }) => `Partire da ciò che chiede ${name}, non dal prodotto: ${said}`,
    ],
    evaluates: [
      ({ said, name }) => `${name} scrive ${said}: chiedere quali opzioni ci sono e chi decide`,
      ({ said, topic, isAbout }) => isAbout && `Offrire criteri onesti ${su(topic)}, a partire da ${said}`,
      ({ said, at }) => `Chiarire data e budget${at}, a partire da ${said}`,
    ],
    states_problem: [
      ({ said, at }) => `Dare una cifra al problema, in ore o in euro al mese${at}: ${said}`,
      ({ said, topic, isAbout }) =>
        isAbout && `Mostrare una via che altrove ha aiutato ${su(topic)}: ${said}`,
      ({ said, name }) => `Chiedere a ${name} che cosa si è già provato: ${said}`,
    ],
    shares_experience: [
      ({ said, name }) => `Lasciare che ${name} racconti il resto: ${said}`,
      ({ said, at }) => `Chiedere che cosa resta aperto${at} dopo questo passo: ${said}`,
      ({ said, topic, isAbout }) =>
        isAbout && `Costruire su questa esperienza ${su(topic)} invece di spiegare: ${said}`,
    ],
    agrees: [
      ({ said, name }) => `Riprendere le parole di ${name}: ${said}`,
      ({ said, at }) => `Chiedere l'esempio${at} che sta dietro a ${said}`,
      ({ said, topic, isAbout }) => isAbout && `Chiedere quali conseguenze ne derivano ${su(topic)}: ${said}`,
    ],
    authored: [
      ({ claim, name }) => claim && `Chiedere a ${name} che cosa c'è stato prima di ${claim}`,
      ({ claim, topic, isAbout }) =>
        claim && isAbout && `Portare un'osservazione ${su(topic)} che confermi o precisi ${claim}`,
      ({ claim, at }) => claim && `Chiedere che cosa si è fatto${at} dopo il post: ${claim}`,
    ],
  },
  unsaid: [
    ({ claim, author, at, topic, isAbout, isOwn }) =>
      !isOwn &&
      isAbout &&
      claim &&
      author &&
      `Chiedere se ciò che scrive ${author} ${su(topic)} vale anche${at || " qui"}: ${claim}`,
    ({ topic, at, title, name }) =>
      title && `Come ${title}, ${name} saprà chi si occupa${at} ${di(topic)}: chiederlo`,
    ({ topic, industry }) =>
      industry && `Portare un dato ${su(topic)} dal settore ${industry} e chiedere il loro`,
    ({ topic, company }) => company && `Scoprire che cosa ha già provato ${company} riguardo ${a(topic)}`,
    ({ topic, area }) => `Collegare ${topic} a un tema concreto: ${area}`,
    ({ topic, title }) =>
      title && `Chiedere ${di(topic)} in una settimana normale, dal punto di vista di ${title}`,
    ({ topic, name, industry }) =>
      industry && `Non citare la reazione; chiedere a ${name} ${di(topic)} nel settore ${industry}`,
    ({ topic, at }) => `Partire dal presente: chi si occupa oggi${at} ${di(topic)}?`,
  ],
  next: [
    ({ topic, question }) => `Una buona seconda domanda ${su(topic)}: ${question}`,
    ({ topic, question }) => `Da tenere per il colloquio ${su(topic)}: ${question}`,
    ({ topic, question }) => `Se il discorso ${su(topic)} si ferma, chiedere: ${question}`,
  ],
  role: [
    ({ title, area, topic }, level) => `Come ${title}, ${level}: riportare ${topic} a ciò che conta, ${area}`,
    ({ title, area }, level) => `Come ${title}, ${level}: parlare di ciò che conta, ${area}`,
    ({ title, area, topic }) => `Affrontare ${topic} da ciò che conta nel ruolo di ${title}: ${area}`,
    ({ title, name, topic, area }) =>
      `${name} valuterà ${topic} come ${title}, pensando a ciò che conta: ${area}`,
  ],
  levels: {
    executive: [(name) => `${name} può decidere e firmare`, (name) => `${name} dà la direzione`],
    director: [
      (name) => `${name} di solito gestisce il budget`,
      (name) => `${name} di solito decide gli acquisti importanti`,
    ],
    lead: [
      (name) => `${name} guida il team e orienta la scelta`,
      (name) => `${name} sa che cosa manca al team`,
    ],
    senior: [
      (name) => `${name} confronta prima che altri firmino`,
      (name) => `${name} dà spesso un parere prima di un acquisto`,
    ],
    professional: [
      (name) => `${name} conosce il lavoro quotidiano`,
      (name) => `${name} può dire che cosa intralcia ogni giorno`,
    ],
    junior: [(name) => `${name} può dire come si fa oggi`, (name) => `${name} sa chi decide`],
  },
  untitled: [
    ({ at, name }) => `Il ruolo di ${name} non è noto: chiedere chi decide${at} prima di proporre qualcosa`,
    ({ at, topic }) => `Chiarire prima il ruolo: chi si occupa${at} ${di(topic)}?`,
  ],
  levelUnknown: [
    ({ title, at, name }) => `${title} non rivela il livello: chiedere a ${name} chi decide${at}`,
    ({ title, topic, at }) => `Chiedere che cosa comprende ${title}${at} e chi decide ${su(topic)}`,
  ],
  caveats: {
    industry: [
      ({ industry, company }) =>
        company && `Verificare prima che ${company} abbia l'esigenza: ${industry} non è un settore obiettivo`,
      ({ industry, topic }) =>
        `${industry} non è in elenco: chiedere presto se lì questo tema, ${topic}, conta`,
      ({ industry, topic }) =>
        `Preparare una referenza ${su(topic)} che convinca nel settore ${industry}, non tra gli obiettivi`,
    ],
    size: [
      ({ size, company }) =>
        company && `Verificare presto se l'offerta va bene per ${company}: ${size}, fuori dall'intervallo`,
      ({ size, topic }) =>
        `${size}: questo tema, ${topic}, può porsi in modo diverso rispetto ai clienti abituali`,
      ({ size, industry }) =>
        industry && `${size} nel settore ${industry}: parlare di budget prima di investire tempo`,
    ],
  },
  competitor: [
    ({ competitor, topic, industry }) =>
      competitor &&
      industry &&
      `Preparare una differenza chiara da ${competitor} ${su(topic)} che conti nel settore ${industry}`,
    ({ competitor, at, topic }) =>
      competitor && `Capire che cosa si usa oggi${at} riguardo ${a(topic)} prima di nominare ${competitor}`,
    ({ competitor, place }) =>
      competitor && place && `${place}: chiedere che cosa manca oggi invece di parlare di ${competitor}`,
    ({ competitor, topic, area }) =>
      competitor && `Mostrare la differenza da ${competitor} ${su(topic)} dove conta: ${area}`,
    ({ topic }) => `Preparare una differenza chiara dal concorrente ${su(topic)}`,
  ],
  own: [
    ({ topic, place }) => place && `Il nostro nome è già noto: andare dritti al tema, ${topic}, e a ${place}`,
    ({ topic, industry }) => industry && `Senza presentazione: un caso del settore ${industry} ${su(topic)}`,
    ({ topic, area }) => `Portare il nostro post un passo avanti: ${da(topic)} ${a(area)}`,
  ],
  repeated: [
    ({ timesSeen, topic, at }) =>
      `${timesSeen} segnali di interesse bastano per proporre 20 minuti ${su(topic)}${at}`,
    ({ timesSeen, company, topic }) =>
      company &&
      `Dopo ${timesSeen} segnali di interesse per ${topic}, cercare un secondo contatto in ${company}`,
  ],
  search: [
    ({ search, at, topic }) =>
      search &&
      `Trovato con la ricerca ${search}: chiedere che peso ha${at} quest'anno un tema come ${topic}`,
    ({ search, industry, topic }) =>
      search &&
      industry &&
      `Trovato con la ricerca ${search}: chiedere a che punto è il settore ${industry} riguardo ${a(topic)}`,
  ],
  context: [
    ({ place, topic }) => place && `${place}: chiedere chi altro ha voce in capitolo ${su(topic)}`,
    ({ company, industry, topic }) =>
      company &&
      industry &&
      `Chiedere che cosa distingue ${company} nel settore ${industry} riguardo ${a(topic)}`,
    ({ industry, topic }) =>
      industry && `Un esempio ${su(topic)} dal settore ${industry} dice più di un elenco di funzioni`,
    ({ size, topic, industry }) =>
      size && industry && `${size} nel settore ${industry}: chiedere se è un solo team a seguire ${topic}`,
    ({ company, topic, area }) =>
      company && `Chiedere che cosa viene prima in ${company}: ${topic} oppure ${area}`,
    ({ topic, name }) => `Chiedere a ${name} chi altro segue da vicino ${topic}`,
  ],
};
