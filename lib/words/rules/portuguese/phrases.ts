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
      ({ fullName, where, said }) => `${fullName} pergunta ${where}: ${said}`,
      ({ fullName, where, said }) => `Uma pergunta de ${fullName} ${where}: ${said}`,
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
      ({ fullName, where, said }) => `${fullName} conta ${where} como isso funciona: ${said}`,
    ],
    leans: [
      ({ fullName, where, said }) => `${fullName} escreveu ${where}: ${said}`,
      ({ fullName, where, said }) => `Palavras de ${fullName} ${where}: ${said}`,
    ],
    agrees: [
      ({ fullName, where, said }) => `${fullName} escreveu ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} comentou ${where}: ${said}`,
    ],
    filler: [
      ({ fullName, where }) => `${fullName} deixou uma reação curta ${where}`,
      ({ fullName, where }) => `Uma reação curta de ${fullName} ${where}`,
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
    near: (parts, list) => `${list} ${parts.length === 1 ? "fica" : "ficam"} perto disso`,
    unknown: (parts, list) => `não se ${parts.length === 1 ? "conhece" : "conhecem"} ${list}`,
    misses: {
      role: () => "a função não é das procuradas",
      level: () => "o nível não é dos procurados",
      industry: ({ industry }) =>
        industry ? `o setor (${industry}) não está entre os procurados` : "o setor não é dos procurados",
      size: () => "o tamanho da empresa fica fora do intervalo",
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
    leans: [
      () => "Pode haver uma necessidade: melhor perguntar antes de propor algo",
      ({ name }) => `Vale a pena perguntar se ${name} precisa de ajuda com isso`,
    ],
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
        ({ yours, hasQuestion }) => !hasQuestion && `li ${yours} e vi o que você procura.`,
        ({ yours, hasQuestion }) => !hasQuestion && `li ${yours} e escrevo sobre o que você procura:`,
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
      leans: [
        ({ line, yours }) => line && `li ${yours}: ${line}`,
        ({ yours }) => `li ${yours} e fiquei com uma pergunta:`,
        ({ yours }) => `escrevo por causa ${de(yours)}:`,
      ],
      agrees: [
        ({ topic, yours }) => `li ${yours} e tenho uma pergunta sobre ${topic}:`,
        ({ topic, yours }) => `a propósito ${de(yours)}, uma pergunta sobre ${topic}:`,
      ],
    },
    questions: {
      asks: [
        () => "você já encontrou uma resposta ou ainda procura?",
        ({ hasQuestion }) => !hasQuestion && "que opções você já avaliou?",
        ({ at }) => `o que uma boa resposta teria de resolver${at}?`,
      ],
      evaluates: [
        () => "o que mais pesa na escolha?",
        () => "o que deveria funcionar melhor do que hoje?",
        ({ at }) => `quem mais participa da decisão${at}?`,
      ],
      states_problem: [
        () => "continua assim ou vocês já encontraram uma solução?",
        ({ at }) => `isso afeta também outras equipes${at}?`,
        ({ at }) => `com que frequência isso atrapalha o trabalho${at}?`,
      ],
      shares_experience: [
        () => "até que ponto isso funciona bem hoje?",
        () => "o que ainda faz falta?",
        () => "o que vocês melhorariam primeiro?",
      ],
      leans: [
        () => "você já encontrou uma solução ou ainda procura?",
        ({ at }) => `isso ainda é um tema importante${at}?`,
      ],
    },
    leads: [
      ({ topic, title }) => topic && title && `gostaria de saber a sua visão como ${title} sobre ${topic}:`,
      ({ topic, at }) => topic && `uma pergunta sobre ${topic}${at}:`,
      ({ topic, title }) => topic && title && `uma pergunta sobre ${topic} no seu trabalho como ${title}:`,
      ({ topic, company }) => topic && company && `gostaria de entender como a ${company} lida com ${topic}:`,
      ({ topic, industry }) =>
        topic && industry && `gostaria de saber como se lida com ${topic} no setor ${industry}:`,
      ({ topic, title, at }) =>
        !topic && title && `uma pergunta sobre o dia a dia no cargo de ${title}${at}:`,
      ({ topic, title, company }) =>
        !topic && title && company && `uma pergunta sobre o seu trabalho como ${title} na ${company}:`,
      ({ topic, company }) => !topic && company && `uma pergunta sobre a forma de trabalhar na ${company}:`,
      ({ topic, title, at }) => !topic && !title && `uma pergunta sobre o seu trabalho${at}:`,
    ],
    frames: [
      ({ at }) => `como vocês lidam com isso hoje${at}?`,
      ({ at }) => `o que você mudaria primeiro${at}?`,
      () => "que parte leva mais tempo?",
      ({ at }) => `o que funciona bem${at} e o que não funciona?`,
      ({ at }) => `ficou mais fácil ou mais difícil${at} no último ano?`,
    ],
  },
};
