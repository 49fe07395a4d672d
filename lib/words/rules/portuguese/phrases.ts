import type { Phrases } from "../phrasebook";
import { a, aEach, de } from "./grammar";

export const phrases: Omit<Phrases, "points"> = {
  reactions: {
    like: (name, post) => `${name} gostou ${de(post)}`,
    celebrate: (name, post) => `${name} aplaudiu ${post}`,
    support: (name, post) => `${name} deu apoio ${a(post)}`,
    love: (name, post) => `${name} reagiu com um coração ${a(post)}`,
    insightful: (name, post) => `${name} marcou como interessante ${post}`,
    curious: (name, post) => `${name} reagiu com curiosidade ${a(post)}`,
    funny: (name, post) => `${name} riu com ${post}`,
    other: (name, post) => `${name} reagiu ${a(post)}`,
  },
  evidence: {
    asks: [
      ({ fullName, where, said, hasQuestion }) => hasQuestion && `${fullName} pergunta ${where}: ${said}`,
      ({ fullName, where, said, hasQuestion }) =>
        hasQuestion && `Uma pergunta de ${fullName} ${where}: ${said}`,
      ({ fullName, where, said, hasQuestion }) =>
        !hasQuestion && `${fullName} parece procurar algo e escreveu ${where}: ${said}`,
    ],
    evaluates: [
      ({ fullName, where, said }) => `${fullName} parece comparar opções ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} fala em escolher ou em trocar ${where}: ${said}`,
    ],
    states_problem: [
      ({ fullName, where, said }) => `${fullName} descreve um problema ${where}: ${said}`,
      ({ fullName, where, said }) => `Um problema que ${fullName} conta ${where}: ${said}`,
    ],
    shares_experience: [
      ({ fullName, where, said }) => `${fullName} relata a própria experiência ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} fala por experiência ${where}: ${said}`,
    ],
    agrees: [
      ({ fullName, where, said }) => `${fullName} escreveu ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} comentou ${where}: ${said}`,
    ],
    comments: [
      ({ fullName, where, isAuthor }) => !isAuthor && `${fullName} deixou um comentário ${where}`,
      ({ fullName, where }) => `${fullName} entrou na conversa ${where}`,
    ],
  },
  reacts: [
    (clause) => `${clause}, sem comentar`,
    (clause, { claim }) => claim && `${clause}: ${claim}`,
    (clause) => clause,
  ],
  fit: {
    parts: { role: "a função", level: "o nível", industry: "o setor", size: "o tamanho da empresa" },
    fits: (parts, list) => `${list} ${parts.length === 1 ? "corresponde" : "correspondem"} ao ICP`,
    near: (parts, list) => `${list} ${parts.length === 1 ? "se aproxima" : "se aproximam"} do alvo`,
    unknown: (parts, list) => `não se ${parts.length === 1 ? "conhece" : "conhecem"} ${list}`,
    misses: {
      role: () => "a função não é das procuradas",
      level: () => "o nível não é dos procurados",
      industry: ({ industry }) =>
        industry ? `o setor (${industry}) não está entre os procurados` : "o setor não é dos procurados",
      size: () => "o tamanho da empresa fica fora da faixa desejada",
    },
    but: ", mas ",
    buyer: [
      ({ role, name }, match) => `${name} é ${role} e provavelmente decide: ${match}`,
      ({ role, name }, match) => `Como ${role}, ${name} provavelmente tem voz nas compras: ${match}`,
    ],
    influencer: [
      ({ role, name }, match) => `${name} é ${role} e deve influenciar mais do que decidir: ${match}`,
      ({ role, name }, match) => `Como ${role}, ${name} talvez aconselhe mais do que decida: ${match}`,
    ],
    executive: [({ role, name }, match) => `${name} é ${role}: ${match}`],
    elsewhere: [
      ({ role, name }, match) =>
        `${name} é ${role}, com um nível alto, mas numa função que não se procura: ${match}`,
      ({ role, name }, match) =>
        `Como ${role}, ${name} tem peso, embora fora das funções procuradas: ${match}`,
    ],
    neither: [
      ({ role, name }, match) => `${name} é ${role}, um cargo que o ICP não inclui: ${match}`,
      ({ role, name }, match) => `Como ${role}, ${name} fica fora dos cargos do ICP: ${match}`,
    ],
    untitled: [
      ({ place, name }, match) =>
        place && `${name} trabalha na ${place}, num cargo que não se conhece: ${match}`,
      ({ place, name }, match) => !place && `Não se conhecem nem o cargo nem a empresa de ${name}: ${match}`,
    ],
  },
  moment: {
    repeated: [
      ({ timesSeen }) => `Já são ${timesSeen} sinais de interesse em pouco tempo`,
      ({ timesSeen, name }) => `${name} participou ${timesSeen} vezes em pouco tempo`,
    ],
    competitor: [
      ({ competitor }) => competitor && `${competitor} é concorrente: convém escrever o quanto antes`,
      () => "A publicação é de um concorrente: convém escrever o quanto antes",
    ],
    own: [() => "A publicação é nossa, ou seja, a nossa empresa já é conhecida"],
    asks: [() => "Uma resposta útil é a melhor forma de começar", () => "Primeiro responder, depois vender"],
    evaluates: [() => "A decisão pode estar em aberto neste momento: convém não esperar"],
    ordinary: [
      () => "Por enquanto não há uma necessidade clara: melhor perguntar antes de propor algo",
      () => "Ainda nada mostra uma necessidade: melhor começar com uma pergunta",
      ({ topic }) => topic && `Falta saber se há aqui uma necessidade quanto ${aEach(topic)}`,
    ],
    silent: [
      () => "Uma reação sozinha diz pouco: melhor começar com uma pergunta",
      () => "Ainda não escreveu nada: melhor uma primeira mensagem curta e sem pressão",
      ({ topic }) => topic && `Falta saber se há aqui uma necessidade quanto ${aEach(topic)}`,
    ],
  },
  opener: {
    hooks: {
      asks: [
        ({ yours, hasQuestion }) => hasQuestion && `li ${yours} e vi a sua pergunta.`,
        ({ inYours, hasQuestion }) => hasQuestion && `escrevo por causa da pergunta ${inYours}:`,
        ({ yours, hasQuestion }) => !hasQuestion && `li ${yours} e fiquei com uma pergunta:`,
        ({ yours, hasQuestion }) => !hasQuestion && `escrevo por causa ${de(yours)}:`,
      ],
      evaluates: [
        ({ line, yours }) => line && `li ${yours}: ${line}`,
        ({ yours }) => `${yours} dá a entender que vocês estão avaliando opções.`,
      ],
      states_problem: [
        ({ line, yours }) => line && `li ${yours}: ${line}`,
        ({ yours }) => `${yours} descreve um problema.`,
        ({ yours }) => `li ${yours} e vi que há algo por resolver.`,
      ],
      shares_experience: [
        ({ line, yours }) => line && `li ${yours}: ${line}`,
        ({ yours }) => `${yours} mostra como isso funciona na prática.`,
        ({ inYours }) => `agradeço o relato ${inYours}.`,
      ],
      agrees: [
        ({ topic, yours }) => `li ${yours} e tenho uma pergunta sobre ${topic}:`,
        ({ topic, yours }) => `a propósito ${de(yours)}, uma pergunta sobre ${topic}:`,
      ],
    },
    questions: {
      asks: [
        ({ hasQuestion }) => hasQuestion && "você já encontrou uma resposta ou ainda procura?",
        ({ hasQuestion }) => hasQuestion && "ainda está em aberto?",
        ({ hasQuestion }) => hasQuestion && "já está resolvido ou posso sugerir algo?",
        ({ hasQuestion }) => !hasQuestion && "você já encontrou uma solução ou ainda procura?",
        ({ hasQuestion }) => !hasQuestion && "em que ponto isso está hoje?",
      ],
      evaluates: [
        () => "o que mais pesa na escolha?",
        () => "o que deveria funcionar melhor do que hoje?",
        () => "em que ponto estão hoje?",
      ],
      states_problem: [
        () => "continua assim ou vocês já encontraram uma solução?",
        () => "encontraram uma solução desde então?",
        ({ at }) => `continua assim${at}?`,
      ],
      shares_experience: [
        () => "como está isso hoje?",
        () => "continua assim?",
        () => "o que recomendaria a outros?",
      ],
    },
    leads: [
      ({ topic, title }) => topic && title && `gostaria de saber a sua visão como ${title} sobre ${topic}:`,
      ({ topic, at }) => topic && `uma pergunta sobre ${topic}${at}:`,
      ({ topic, title }) => topic && title && `uma pergunta para você como ${title} sobre ${topic}:`,
      ({ topic, company }) => topic && company && `gostaria de entender como a ${company} lida com ${topic}:`,
      ({ topic, title, company }) =>
        topic &&
        title &&
        company &&
        `como ${title} na ${company}, talvez possa responder a uma pergunta sobre ${topic}:`,
      ({ topic, title, at }) =>
        !topic && title && `uma pergunta sobre o dia a dia no cargo de ${title}${at}:`,
      ({ topic, title, company }) =>
        !topic && title && company && `uma pergunta sobre o seu trabalho como ${title} na ${company}:`,
      ({ topic, company }) => !topic && company && `uma pergunta sobre a forma de trabalhar na ${company}:`,
      ({ topic, title, at }) => !topic && !title && `uma pergunta sobre o seu trabalho${at}:`,
    ],
    frames: [
      ({ at }) => `isso funciona bem hoje${at}?`,
      ({ at }) => `o que poderia ser mais simples${at}?`,
      ({ at }) => `o que é mais difícil hoje${at}?`,
      ({ at }) => `o que funciona bem${at} e o que não funciona?`,
      () => "o que mudou no último ano?",
    ],
  },
};
