import type { PointPhrases } from "../phrasebook";
import { a, de } from "./grammar";

export const points: PointPhrases = {
  said: {
    asks: [
      ({ said, topic, isAbout }) => isAbout && `Responder primeiro à pergunta sobre ${topic}: ${said}`,
      ({ said, at }) => `Levar duas respostas possíveis e perguntar qual se encaixa melhor${at}: ${said}`,
      ({ said, name }) => `Partir do que ${name} pergunta, não do produto: ${said}`,
    ],
    evaluates: [
      ({ said, name }) => `${name} escreve ${said}: perguntar que opções existem e quem decide`,
      ({ said, topic, isAbout }) =>
        isAbout && `Oferecer critérios justos sobre ${topic}, a partir de ${said}`,
      ({ said, at }) => `Esclarecer data e orçamento${at}, a partir de ${said}`,
    ],
    states_problem: [
      ({ said, at }) => `Pôr um número no problema, em horas ou em dinheiro por mês${at}: ${said}`,
      ({ said, topic, isAbout }) =>
        isAbout && `Sobre ${topic}, mostrar uma saída que ajudou em outro lugar: ${said}`,
      ({ said, name }) => `Perguntar a ${name} o que já foi tentado: ${said}`,
    ],
    shares_experience: [
      ({ said, name }) => `Deixar ${name} contar o resto da história: ${said}`,
      ({ said, at }) => `Perguntar o que fica em aberto${at} depois desse passo: ${said}`,
      ({ said, topic, isAbout }) =>
        isAbout && `Sobre ${topic}, construir sobre essa experiência em vez de explicar: ${said}`,
    ],
    agrees: [
      ({ said, name }) => `Retomar as palavras de ${name}: ${said}`,
      ({ said, at }) => `Perguntar pelo exemplo${at} por trás de ${said}`,
      ({ said, topic, isAbout }) => isAbout && `Sobre ${topic}, perguntar o que decorre de ${said}`,
    ],
    authored: [
      ({ claim, name }) => claim && `Perguntar a ${name} o que veio antes de ${claim}`,
      ({ claim, topic, isAbout }) =>
        claim && isAbout && `Levar uma observação sobre ${topic} que confirme ou teste ${claim}`,
      ({ claim, at }) => claim && `Perguntar o que foi feito${at} desde a publicação: ${claim}`,
    ],
  },
  unsaid: [
    ({ claim, author, at, topic, isAbout, isOwn }) =>
      !isOwn &&
      isAbout &&
      claim &&
      author &&
      `Perguntar se o que ${author} escreve sobre ${topic} também vale${at || " aqui"}: ${claim}`,
    ({ topic, at, title, name }) =>
      title && `No cargo de ${title}, ${name} deve saber quem cuida ${de(topic)}${at}: perguntar`,
    ({ topic, industry }) =>
      industry && `Levar um número sobre ${topic} do setor ${industry} e perguntar pelo deles`,
    ({ topic, company }) => company && `Descobrir o que a ${company} já tentou quanto ${a(topic)}`,
    ({ topic, area }) => `Ligar ${topic} a um assunto concreto: ${area}`,
    ({ topic, title }) => title && `Perguntar sobre ${topic} em uma semana normal, no cargo de ${title}`,
    ({ topic, name, industry }) =>
      industry && `Não citar a reação; perguntar a ${name} sobre ${topic} no setor ${industry}`,
    ({ topic, at }) => `Começar pelo presente: quem cuida ${de(topic)}${at}?`,
  ],
  next: [
    ({ topic, question }) => `Uma boa segunda pergunta sobre ${topic}: ${question}`,
    ({ topic, question }) => `Guardar para a conversa sobre ${topic}: ${question}`,
    ({ topic, question }) => `Se a conversa sobre ${topic} esfriar, perguntar: ${question}`,
  ],
  role: [
    ({ title, area, topic }, level) =>
      `No cargo de ${title}, ${level}: levar ${topic} ao que importa, ${area}`,
    ({ title, area }, level) => `No cargo de ${title}, ${level}: falar do que importa, ${area}`,
    ({ title, area, topic }) => `Tratar ${topic} a partir do que conta no cargo de ${title}: ${area}`,
    ({ title, name, topic, area }) =>
      `${name} vai avaliar ${topic} no cargo de ${title}, com foco no que conta: ${area}`,
  ],
  levels: {
    executive: [(name) => `${name} pode decidir e assinar`, (name) => `${name} define o rumo`],
    director: [
      (name) => `${name} costuma ter o orçamento`,
      (name) => `${name} costuma decidir as compras maiores`,
    ],
    lead: [
      (name) => `${name} lidera a equipe e orienta a escolha`,
      (name) => `${name} sabe o que falta à equipe`,
    ],
    senior: [
      (name) => `${name} compara antes que outros assinem`,
      (name) => `${name} costuma opinar antes de uma compra`,
    ],
    professional: [
      (name) => `${name} conhece o dia a dia`,
      (name) => `${name} pode dizer o que atrapalha no dia a dia`,
    ],
    junior: [(name) => `${name} pode dizer como se faz hoje`, (name) => `${name} sabe quem decide`],
  },
  untitled: [
    ({ at, name }) => `O cargo de ${name} não é conhecido: perguntar quem decide${at} antes de propor algo`,
    ({ at, topic }) => `Esclarecer primeiro o papel: quem cuida ${de(topic)}${at}?`,
  ],
  levelUnknown: [
    ({ title, at, name }) => `${title} não revela o nível: perguntar a ${name} quem decide${at}`,
    ({ title, topic, at }) => `Perguntar o que ${title} abrange${at} e quem decide sobre ${topic}`,
  ],
  caveats: {
    industry: [
      ({ industry, company }) =>
        company && `Verificar antes se a ${company} tem a necessidade: ${industry} não é um setor-alvo`,
      ({ industry, topic }) =>
        `${industry} não está na lista: perguntar cedo se lá este tema, ${topic}, importa`,
      ({ industry, topic }) =>
        `Preparar uma referência sobre ${topic} que convença no setor ${industry}, fora dos setores-alvo`,
    ],
    size: [
      ({ size, company }) =>
        company && `Verificar cedo se a oferta serve para a ${company}: ${size}, fora da faixa`,
      ({ size, topic }) => `${size}: este tema, ${topic}, talvez seja outro do que nos clientes habituais`,
      ({ size, industry }) =>
        industry && `${size} no setor ${industry}: falar de orçamento antes de investir tempo`,
    ],
  },
  competitor: [
    ({ competitor, topic, industry }) =>
      competitor &&
      industry &&
      `Preparar uma diferença clara em relação a ${competitor} sobre ${topic}, que conte no setor ${industry}`,
    ({ competitor, at, topic }) =>
      competitor && `Saber o que se usa hoje${at} quanto ${a(topic)} antes de citar ${competitor}`,
    ({ competitor, place }) =>
      competitor && place && `${place}: perguntar o que falta hoje em vez de falar de ${competitor}`,
    ({ competitor, topic, area }) =>
      competitor && `Sobre ${topic}, mostrar a diferença para ${competitor} onde ela conta: ${area}`,
    ({ topic }) => `Preparar uma diferença clara em relação ao concorrente sobre ${topic}`,
  ],
  own: [
    ({ topic, place }) => place && `Nosso nome já é conhecido: ir direto ao tema, ${topic}, e a ${place}`,
    ({ topic, industry }) => industry && `Sem apresentação: um caso do setor ${industry} sobre ${topic}`,
    ({ topic, area }) => `Levar a nossa publicação um passo adiante: ${de(topic)} ${a(area)}`,
  ],
  repeated: [
    ({ timesSeen, topic, at }) =>
      `${timesSeen} sinais de interesse bastam para propor 20 minutos sobre ${topic}${at}`,
    ({ timesSeen, company, topic }) =>
      company &&
      `Depois de ${timesSeen} sinais de interesse em torno ${de(topic)}, buscar um segundo contato na ${company}`,
  ],
  search: [
    ({ search, at, topic }) =>
      search && `Encontrado pela busca ${search}: perguntar que peso tem${at} este ano um tema como ${topic}`,
    ({ search, industry, topic }) =>
      search &&
      industry &&
      `Encontrado pela busca ${search}: perguntar como está o setor ${industry} quanto ${a(topic)}`,
  ],
  context: [
    ({ place, topic }) => place && `${place}: perguntar quem mais opina sobre ${topic}`,
    ({ company, industry, topic }) =>
      company &&
      industry &&
      `Perguntar em que a ${company} se distingue no setor ${industry} quanto ${a(topic)}`,
    ({ industry, topic }) =>
      industry && `Um exemplo sobre ${topic} do setor ${industry} diz mais do que uma lista de funções`,
    ({ size, topic, industry }) =>
      size && industry && `${size} no setor ${industry}: perguntar se uma só equipe cuida ${de(topic)}`,
    ({ company, topic, area }) =>
      company && `Perguntar o que vem primeiro na ${company}: ${topic} ou ${area}`,
    ({ topic, name }) => `Perguntar a ${name} quem mais se importa com ${topic}`,
  ],
};
