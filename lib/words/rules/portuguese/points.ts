import type { PointPhrases } from "../phrasebook";
import { aEach, deEach } from "./grammar";

export const points: PointPhrases = {
  said: {
    asks: [
      ({ hasQuestion }) => hasQuestion && `Responder à pergunta antes de falar do produto`,
      ({ at }) => `Descobrir o que está por trás deste comentário${at}`,
      ({ at }) => `Perguntar quem precisa disso${at} e até quando`,
    ],
    evaluates: [
      () => `Perguntar que opções estão na mesa e quem decide`,
      () => `Perguntar o que tem de melhorar com a mudança`,
      ({ at }) => `Descobrir o prazo e o orçamento${at}`,
    ],
    states_problem: [
      ({ at }) => `Perguntar quanto custa este problema${at}, em horas ou em dinheiro`,
      () => `Descobrir se há um prazo ou um orçamento para resolver isso`,
      ({ at }) => `Descobrir quem mais tem este problema${at}`,
    ],
    shares_experience: [
      () => `Perguntar se continua assim`,
      ({ name }) => `Deixar ${name} contar mais antes de mostrar algo`,
      ({ name }) => `Perguntar a ${name} o que melhoraria primeiro`,
    ],
    agrees: [
      ({ topic, at }) => topic && `Perguntar se há algo em aberto${at} quanto ${aEach(topic)}`,
      ({ at }) => `Perguntar como isso funciona na prática${at}`,
      ({ name }) => `Pedir a ${name} um exemplo`,
      () => `Perguntar o que está por trás do comentário`,
    ],
  },
  unsaid: [
    ({ topic, at }) => topic && `Descobrir quem é responsável${at} quando se trata ${deEach(topic)}.`,
    ({ topic, company }) =>
      topic && company && `Perguntar o que já se tentou na ${company} quanto ${aEach(topic)}.`,
    ({ topic, name, area }) => topic && `Perguntar a ${name} que relação vê entre ${topic} e ${area}.`,
    ({ topic, industry }) => topic && industry && `Levar um exemplo sobre ${topic} do setor ${industry}.`,
    ({ topic, at, area }) => topic && `Perguntar o que é mais urgente agora${at}: ${topic} ou ${area}.`,
    ({ topic, title }) =>
      topic && title && `Perguntar quanto tempo se dedica ${aEach(topic)} no cargo de ${title}.`,
    ({ topic, title, at }) =>
      !topic && title && `Descobrir a prioridade deste trimestre no cargo de ${title}${at}.`,
    ({ topic, company, area }) => !topic && company && `Perguntar como a ${company} lida hoje com ${area}.`,
    ({ topic, name, area }) => !topic && `Perguntar a ${name} o que leva mais tempo quanto ${aEach(area)}.`,
  ],
  next: [
    ({ topic, question }) => topic && `Segunda pergunta sobre ${topic}: ${question}`,
    ({ question }) => `Uma pergunta para mais tarde: ${question}`,
    ({ question }) => `Se a conversa esfriar, perguntar: ${question}`,
  ],
  role: [
    ({ title, area }, level) => `Como ${title}, ${level}: falar sobre ${area}.`,
    ({ title, area, at }, level) => `Como ${title}${at}, ${level}; o que mais deve contar: ${area}.`,
    ({ title, topic, area }, level) => topic && `Como ${title}, ${level}: relacionar ${topic} com ${area}.`,
    ({ title, industry, area }, level) =>
      industry && `Como ${title} no setor ${industry}, ${level}: perguntar sobre ${area}.`,
  ],
  levels: {
    executive: [(name) => `${name} provavelmente pode decidir`, (name) => `${name} define o rumo`],
    director: [
      (name) => `${name} provavelmente tem orçamento`,
      (name) => `${name} provavelmente decide as compras maiores`,
    ],
    lead: [(name) => `${name} lidera a equipe`, (name) => `${name} sabe o que falta à equipe`],
    senior: [(name) => `${name} costuma opinar antes de uma compra`, (name) => `${name} conhece os detalhes`],
    professional: [
      (name) => `${name} conhece o dia a dia`,
      (name) => `${name} pode dizer o que dificulta o trabalho`,
    ],
    junior: [(name) => `${name} pode dizer como se faz hoje`, (name) => `${name} talvez saiba quem decide`],
  },
  untitled: [
    ({ at, name }) => `Esclarecer primeiro a função: não se conhece o cargo de ${name}${at}.`,
    ({ at }) => `Perguntar quem decide${at} antes de propor algo: não se conhece o cargo.`,
  ],
  levelUnknown: [
    ({ title, name, at }) => `O cargo (${title}) não mostra o nível: perguntar a ${name} quem decide${at}.`,
    ({ title, at }) => `Perguntar o que se decide${at} no cargo de ${title}: o nome não mostra.`,
  ],
  caveats: {
    industry: [
      ({ industry, company }) =>
        company && `Verificar se a ${company} tem a necessidade: o setor (${industry}) não é dos procurados.`,
      ({ industry }) => `O setor (${industry}) não está na lista: perguntar cedo se há lá a necessidade.`,
    ],
    size: [
      ({ size, company }) =>
        company && `Verificar cedo se a oferta serve para a ${company}: ${size}, fora da faixa desejada.`,
      ({ size, industry }) =>
        industry && `${size} no setor ${industry}, fora da faixa desejada: perguntar cedo se a oferta serve.`,
      ({ size, topic }) =>
        topic && `Com ${size}, fora da faixa desejada, a necessidade quanto ${aEach(topic)} pode ser outra.`,
      ({ size }) => `A empresa tem ${size}, fora da faixa desejada: perguntar cedo se a oferta serve.`,
    ],
  },
  competitor: [
    ({ competitor, topic }) =>
      competitor && topic && `Ter pronta uma diferença clara em relação a ${competitor} sobre ${topic}.`,
    ({ competitor, at }) =>
      competitor && `Perguntar que ferramenta se usa${at} antes de mencionar ${competitor}.`,
    ({ competitor, industry }) =>
      competitor &&
      industry &&
      `Ter pronta uma diferença em relação a ${competitor} que conte no setor ${industry}.`,
    () => "Ter pronta uma diferença clara em relação ao concorrente.",
  ],
  own: [
    ({ company, topic }) =>
      company && topic && `A nossa empresa já é conhecida: ir direto ${aEach(topic)} na ${company}.`,
    ({ industry }) => industry && `Sem apresentações: levar um exemplo do setor ${industry}.`,
    () => "A apresentação é dispensável: a publicação era nossa.",
  ],
  repeated: [
    ({ timesSeen, at }) =>
      `${timesSeen} sinais de interesse justificam propor uma conversa curta${at && ` com mais uma pessoa${at}`}.`,
    ({ timesSeen, topic }) =>
      topic && `${timesSeen} sinais de interesse: motivo para propor uma conversa curta sobre ${topic}.`,
    ({ timesSeen, company }) =>
      company && `Depois de ${timesSeen} sinais de interesse, procurar um segundo contato na ${company}.`,
  ],
  context: [
    ({ title, company, topic }) =>
      title && company && topic && `Perguntar quem mais lida com ${topic} na ${company}.`,
    ({ place, topic }) => place && topic && `${place}: perguntar quem mais opina sobre ${topic}.`,
    ({ place, title }) => place && title && `${place}: perguntar quem mais teria voz numa compra.`,
    ({ place, title }) => place && !title && `${place}: perguntar quem teria voz numa compra.`,
    ({ company, industry, topic }) =>
      company &&
      industry &&
      topic &&
      `Perguntar o que distingue a ${company} de outras empresas (${industry}) quanto ${aEach(topic)}.`,
    ({ industry, area }) => industry && `Levar um exemplo do setor ${industry} sobre ${area}.`,
    ({ size, industry, topic }) =>
      size &&
      industry &&
      topic &&
      `Com ${size} no setor ${industry}, perguntar se uma só equipe lida com ${topic} ou várias.`,
    ({ title, area, at }) => title && `Perguntar quem mais decide${at} sobre ${area}.`,
    ({ title, name, at }) => !title && `Perguntar a ${name} quem mais teria voz na decisão${at}.`,
  ],
};
