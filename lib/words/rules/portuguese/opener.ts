import type { OpenerPhrases } from "../phrasebook";
import { a, de } from "./grammar";

export const opener: OpenerPhrases = {
  hooks: {
    asks: [
      ({ inYours, said }) => `${inYours}, você pergunta: ${said}`,
      ({ inYours, said }) => `escrevo por causa da pergunta ${inYours}: ${said}`,
      ({ said, topic, isAbout }) =>
        isAbout && `sua pergunta pública sobre ${topic} merece uma resposta: ${said}`,
    ],
    evaluates: [
      ({ inYours, said }) => `${inYours}, você escreve: ${said}`,
      ({ said, at }) => `você conta em público que algo está mudando${at}: ${said}`,
      ({ said, topic, isAbout }) =>
        isAbout && `seu comentário sobre ${topic} sugere uma decisão próxima: ${said}`,
    ],
    states_problem: [
      ({ inYours, said }) => `${inYours}, você diz com clareza: ${said}`,
      ({ inYours, said }) => `${inYours}, você escreve: ${said}`,
      ({ said, topic, isAbout }) => isAbout && `você fala com franqueza sobre ${topic}: ${said}`,
    ],
    shares_experience: [
      ({ inYours, said }) => `agradeço o relato ${inYours}: ${said}`,
      ({ inYours, said }) => `${inYours}, você conta como foi: ${said}`,
      ({ said, topic, isAbout }) =>
        isAbout && `sua experiência com ${topic} vale mais do que a teoria: ${said}`,
    ],
    agrees: [
      ({ inYours, said }) => `${inYours}, você escreve: ${said}`,
      ({ inYours, said }) => `uma pergunta sobre a sua frase ${inYours}: ${said}`,
      ({ said, topic, isAbout }) => isAbout && `sobre ${topic}, você escreve: ${said}`,
    ],
    authored: [
      ({ inYours, claim }) => claim && `${inYours}, você escreve: ${claim}`,
      ({ claim, topic, isAbout }) =>
        claim && isAbout && `uma pergunta sobre a sua publicação, que trata ${de(topic)}: ${claim}`,
      ({ claim }) => claim && `uma frase da sua publicação faz pensar: ${claim}`,
    ],
  },
  leads: [
    ({ topic, at }) => `uma pergunta sobre ${topic}${at}:`,
    ({ topic, title, at }) => title && `no cargo de ${title}${at}, você deve ter uma opinião sobre ${topic}:`,
    ({ topic, industry }) =>
      industry && `gostaria de saber como empresas do setor ${industry} lidam com ${topic}:`,
    ({ topic, company }) => company && `gostaria de entender como a ${company} lida com ${topic}:`,
    ({ topic, title }) => title && `uma pergunta sobre ${topic} para quem atua como ${title}:`,
    ({ topic, company }) => company && `sobre ${topic}, do ponto de vista da ${company}:`,
    ({ topic, industry, title }) =>
      industry && title && `sobre ${topic} no setor ${industry}, uma pergunta prática:`,
    ({ topic }) => `uma pergunta rápida sobre ${topic}:`,
  ],
  citing: [
    ({ author, claim, isOwn, isAbout }) =>
      claim && isAbout && (isOwn ? `nós escrevemos: ${claim}` : author && `${author} escreve: ${claim}`),
    ({ author, claim, isOwn, topic, isAbout }) =>
      claim &&
      isAbout &&
      (isOwn
        ? `nossa opinião sobre ${topic}: ${claim}`
        : author && `sobre ${topic}, ${author} escreve: ${claim}`),
  ],
  doubts: [
    ({ at }) => `isso também vale${at || " aí"}?`,
    ({ title }) => title && `como você vê isso no cargo de ${title}?`,
    ({ at }) => `em que é diferente${at || " aí"}?`,
    ({ industry }) => industry && `isso também é verdade no setor ${industry}?`,
    ({ at }) => `você diria o mesmo${at}?`,
    () => "você assinaria embaixo, ou é simples demais?",
  ],
  questions: {
    asks: [
      () => "o que você já olhou até agora?",
      ({ at }) => `o que uma solução${at} teria de permitir que hoje não é possível?`,
      ({ topic, isAbout }) => isAbout && `o que motivou a pergunta sobre ${topic}?`,
      () => "quantas pessoas trabalhariam com isso?",
    ],
    evaluates: [
      ({ at }) => `o que vai decidir${at}?`,
      () => "até quando você quer ter escolhido?",
      ({ topic, isAbout }) => isAbout && `o que precisa melhorar depois, quanto ${a(topic)}?`,
      () => "quais dois pontos você compara primeiro?",
    ],
    states_problem: [
      ({ at }) => `quanto tempo isso custa${at} em uma semana normal?`,
      () => "o que vocês já tentaram contra isso?",
      ({ topic, isAbout }) => isAbout && `que parte ${de(topic)} você resolveria primeiro?`,
      () => "desde quando é assim?",
    ],
    shares_experience: [
      () => "o que você faria diferente na próxima vez?",
      ({ at }) => `qual foi a parte mais difícil${at}?`,
      ({ topic, isAbout }) => isAbout && `qual foi a maior surpresa quanto ${a(topic)}?`,
      () => "como vocês trouxeram a equipe junto?",
    ],
    agrees: [
      ({ at }) => `como isso aparece${at || " aí"}?`,
      ({ topic, at, isAbout }) => isAbout && `o que mudou desde então${at} quanto ${a(topic)}?`,
      () => "que exemplo vem primeiro à cabeça?",
      ({ title }) => title && `o que você conclui disso no cargo de ${title}?`,
    ],
    authored: [
      ({ at }) => `o que aconteceu${at} para você escrever isso?`,
      ({ topic, at, isAbout }) => isAbout && `o que mudou desde então${at} quanto ${a(topic)}?`,
      () => "qual é o próximo passo para vocês?",
      () => "qual resposta foi a mais útil?",
    ],
  },
  frames: [
    ({ company }) => company && `quem tem a última palavra sobre isso na ${company}?`,
    ({ at }) => `o que você mudaria primeiro${at}?`,
    () => "é mais uma questão de pessoas, de processos ou de ferramentas?",
    ({ at }) => `isso ganhou ou perdeu prioridade${at} este ano?`,
  ],
};
