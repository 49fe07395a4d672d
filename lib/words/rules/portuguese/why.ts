import type { WhyPhrases } from "../phrasebook";
import { a } from "./grammar";

export const why: WhyPhrases = {
  reactions: {
    like: (name, post) => `${name} curtiu ${post}`,
    celebrate: (name, post) => `${name} aplaudiu ${post}`,
    support: (name, post) => `${name} apoia ${post}`,
    love: (name, post) => `${name} reagiu com um coração ${a(post)}`,
    insightful: (name, post) => `${name} achou interessante ${post}`,
    curious: (name, post) => `${name} mostra curiosidade sobre ${post}`,
    funny: (name, post) => `${name} riu com ${post}`,
    other: (name, post) => `${name} reagiu ${a(post)}`,
  },
  evidence: {
    asks: [
      ({ fullName, where, said }) => `${fullName} pergunta ${where}: ${said}`,
      ({ fullName, where, said }) => `Uma pergunta de ${fullName} ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} quer saber, ${where}: ${said}`,
    ],
    evaluates: [
      ({ fullName, where, said }) => `${fullName} compara opções e escreve ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} fala em escolher ou trocar ${where}: ${said}`,
      ({ fullName, where, said }) => `Algo está se movendo. ${fullName} escreve ${where}: ${said}`,
    ],
    states_problem: [
      ({ fullName, where, said }) => `${fullName} aponta um problema ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} diz o que não funciona, ${where}: ${said}`,
      ({ fullName, where, said }) => `Há algo que ainda não funciona para ${fullName}, ${where}: ${said}`,
    ],
    shares_experience: [
      ({ fullName, where, said }) => `${fullName} conta a própria experiência ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} descreve como foi na prática, ${where}: ${said}`,
      ({ fullName, where, said }) => `Experiência em primeira mão de ${fullName} ${where}: ${said}`,
    ],
    agrees: [
      ({ fullName, where, said }) => `${fullName} comenta ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} retoma o assunto ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} escreve ${where}: ${said}`,
    ],
    filler: [
      ({ fullName, where }) => `${fullName} deixou um comentário breve ${where}`,
      ({ fullName, where }) => `Um comentário breve de ${fullName} ${where}`,
    ],
    authored: [
      ({ fullName, where, claim }) => claim && `${fullName} escreve ${where}: ${claim}`,
      ({ fullName, where, claim, isAbout }) =>
        claim && isAbout && `${fullName} toma posição ${where}: ${claim}`,
      ({ fullName, claim, topic, isAbout }) =>
        claim && isAbout && `${fullName} fala por iniciativa própria sobre ${topic}: ${claim}`,
      ({ fullName, where, claim }) => !claim && `${fullName} toma a palavra ${where}`,
    ],
  },
  reacts: [
    (clause) => `${clause}, por enquanto sem palavras`,
    (clause, { claim }) => claim && `${clause}: ${claim}`,
    (clause) => `Um sinal discreto: ${clause}`,
    (clause) => clause,
  ],
  fit: {
    parts: { role: "a função", level: "o nível", industry: "o setor", size: "o porte" },
    fits: (parts, list) => `${list} ${parts.length === 1 ? "combina" : "combinam"} com o ICP`,
    all: [
      () => "tudo o que o ICP pede combina",
      () => "corresponde ao ICP ponto por ponto",
      ({ industry }) => industry && `da função ao setor ${industry}, tudo combina com o ICP`,
    ],
    near: (parts, list) => `${list} ${parts.length === 1 ? "chega" : "chegam"} perto`,
    unknown: (parts, list) => `${list} ainda não ${parts.length === 1 ? "é conhecido" : "são conhecidos"}`,
    misses: {
      role: () => "a função não é a procurada",
      level: () => "o nível não é o procurado",
      industry: ({ industry }) =>
        industry ? `${industry} não está entre os setores-alvo` : "o setor não é um dos alvos",
      size: () => "o porte fica fora da faixa",
    },
    but: ", mas ",
    buyer: [
      ({ role, name }, match) => `No cargo de ${role}, ${name} provavelmente participa da decisão: ${match}`,
      ({ role, name }, match) => `${name}, ${role}, deve ter a última palavra: ${match}`,
      ({ role }, match) => `Um cargo que decide, ${role}: ${match}`,
    ],
    influencer: [
      ({ role, name }, match) =>
        `No cargo de ${role}, ${name} pode abrir a porta mais do que assinar: ${match}`,
      ({ role, name }, match) =>
        `${name}, ${role}, influencia, mas talvez não tenha a última palavra: ${match}`,
      ({ role }, match) => `Uma porta de entrada mais do que um cargo que decide, ${role}: ${match}`,
    ],
    elsewhere: [
      ({ role, name }, match) =>
        `No cargo de ${role}, ${name} tem peso, mas em outra função que não a buscada: ${match}`,
      ({ role, name }, match) => `${name}, ${role}, tem voz, embora não na função buscada: ${match}`,
    ],
    neither: [
      ({ role, name }, match) =>
        `No cargo de ${role}, ${name} não está entre os cargos que o ICP nomeia: ${match}`,
      ({ role, name }, match) => `${name}, ${role}, ocupa um cargo que o ICP não nomeia: ${match}`,
    ],
    untitled: [
      ({ place, name }, match) =>
        place && `O cargo de ${name} não é conhecido, a empresa sim, ${place}: ${match}`,
      ({ place }, match) => place && `Empresa conhecida, ${place}, cargo a confirmar: ${match}`,
      ({ place, name }, match) => !place && `Nem o cargo nem a empresa de ${name} são conhecidos: ${match}`,
    ],
  },
  moment: {
    repeated: [
      ({ timesSeen }) => `Já são ${timesSeen} sinais de interesse em pouco tempo`,
      ({ timesSeen, topic, isAbout }) =>
        isAbout &&
        `Já são ${timesSeen} sinais recentes: o interesse por este tema, ${topic}, não é passageiro`,
      ({ timesSeen, name }) => `${name} reagiu ${timesSeen} vezes em pouco tempo`,
    ],
    competitor: [
      ({ competitor }) => competitor && `${competitor} está no radar, então vale escrever cedo`,
      ({ competitor }) =>
        competitor && `O tema veio do concorrente ${competitor}: um motivo para mostrar logo a nossa visão`,
      () => "A publicação é de um concorrente, então vale escrever cedo",
    ],
    own: [
      () => "A publicação é nossa, então a apresentação é dispensável",
      () => "Nosso nome, portanto, não é desconhecido aqui",
    ],
    evaluates: [
      () => "Quem ajudar a comparar agora estará na lista",
      ({ company }) => company && `Vale escrever enquanto a ${company} ainda compara`,
      () => "Aqui o momento conta mais do que o texto",
    ],
    asks: [
      () => "Uma resposta útil é a melhor entrada",
      ({ topic, isAbout }) => isAbout && `Uma boa resposta sobre ${topic} abre a conversa`,
      () => "Primeiro responder, depois vender",
    ],
    sameDay: [
      ({ isAbout, topic }) => isAbout && `Foi em menos de um dia, então o tema, ${topic}, está fresco`,
      () => "Foi menos de um dia depois da publicação",
      () => "A publicação tinha menos de um dia, então vale escrever logo",
    ],
  },
};
