import type { OpenerPhrases } from "../phrasebook";
import { al, del } from "./grammar";

export const opener: OpenerPhrases = {
  hooks: {
    asks: [
      ({ inYours, said }) => `${inYours} pregunta: ${said}`,
      ({ inYours, said }) => `le escribo por la pregunta que hace ${inYours}: ${said}`,
      ({ said, topic, isAbout }) =>
        isAbout && `su pregunta pública sobre ${topic} merece una respuesta: ${said}`,
    ],
    evaluates: [
      ({ inYours, said }) => `${inYours} escribe: ${said}`,
      ({ said, at }) => `usted cuenta en público que algo se mueve${at}: ${said}`,
      ({ said, topic, isAbout }) => isAbout && `su comentario sobre ${topic} apunta a una decisión: ${said}`,
    ],
    states_problem: [
      ({ inYours, said }) => `${inYours} lo dice con claridad: ${said}`,
      ({ inYours, said }) => `${inYours} escribe: ${said}`,
      ({ said, topic, isAbout }) => isAbout && `usted habla con franqueza ${del(topic)}: ${said}`,
    ],
    shares_experience: [
      ({ inYours, said }) => `gracias por contar su experiencia ${inYours}: ${said}`,
      ({ inYours, said }) => `${inYours} cuenta cómo fue: ${said}`,
      ({ said, topic, isAbout }) => isAbout && `su experiencia con ${topic} vale más que la teoría: ${said}`,
    ],
    agrees: [
      ({ inYours, said }) => `${inYours} escribe: ${said}`,
      ({ inYours, said }) => `una pregunta a raíz de su frase ${inYours}: ${said}`,
      ({ said, topic, isAbout }) => isAbout && `sobre ${topic} escribe usted: ${said}`,
    ],
    authored: [
      ({ inYours, claim }) => claim && `${inYours} escribe: ${claim}`,
      ({ claim, topic, isAbout }) =>
        claim && isAbout && `una pregunta sobre su publicación, que trata ${del(topic)}: ${claim}`,
      ({ claim }) => claim && `una frase de su publicación da que pensar: ${claim}`,
    ],
  },
  leads: [
    ({ topic, at }) => `una pregunta sobre ${topic}${at}:`,
    ({ topic, title, at }) => title && `como ${title}${at} tendrá una opinión sobre ${topic}:`,
    ({ topic, industry }) =>
      industry && `me pregunto cómo abordan ${topic} las empresas del sector ${industry}:`,
    ({ topic, company }) => company && `me gustaría entender cómo aborda ${company} ${topic}:`,
    ({ topic, title }) => title && `una pregunta para usted, como ${title}, sobre ${topic}:`,
    ({ topic, company }) => company && `sobre ${topic}, desde el punto de vista de ${company}:`,
    ({ topic, industry, title }) =>
      industry && title && `sobre ${topic} en el sector ${industry}, una pregunta práctica:`,
    ({ topic }) => `una pregunta breve sobre ${topic}:`,
  ],
  citing: [
    ({ author, claim, isOwn, isAbout }) =>
      claim && isAbout && (isOwn ? `nosotros escribimos: ${claim}` : author && `${author} escribe: ${claim}`),
    ({ author, claim, isOwn, topic, isAbout }) =>
      claim &&
      isAbout &&
      (isOwn
        ? `nuestra opinión sobre ${topic}: ${claim}`
        : author && `sobre ${topic}, ${author} escribe: ${claim}`),
  ],
  doubts: [
    ({ at }) => `¿es así también${at || " en su empresa"}?`,
    ({ title }) => title && `¿cómo lo ve usted como ${title}?`,
    ({ at }) => `¿en qué es distinto${at || " en su empresa"}?`,
    ({ industry }) => industry && `¿es cierto también en el sector ${industry}?`,
    ({ at }) => `¿diría usted lo mismo${at}?`,
    () => "¿lo firmaría o le parece demasiado simple?",
  ],
  questions: {
    asks: [
      () => "¿qué ha mirado hasta ahora?",
      ({ at }) => `¿qué tendría que permitir una solución${at} que hoy no sea posible?`,
      ({ topic, isAbout }) => isAbout && `¿qué dio pie a la pregunta sobre ${topic}?`,
      () => "¿cuántas personas trabajarían con ello?",
    ],
    evaluates: [
      ({ at }) => `¿qué será lo decisivo${at}?`,
      () => "¿para cuándo quiere haber elegido?",
      ({ topic, isAbout }) => isAbout && `¿qué tiene que mejorar después en cuanto ${al(topic)}?`,
      () => "¿qué dos puntos compara primero?",
    ],
    states_problem: [
      ({ at }) => `¿cuánto tiempo les cuesta${at} en una semana normal?`,
      () => "¿qué han probado ya para resolverlo?",
      ({ topic, isAbout }) => isAbout && `¿qué parte ${del(topic)} arreglaría primero?`,
      () => "¿desde cuándo pasa?",
    ],
    shares_experience: [
      () => "¿qué haría distinto la próxima vez?",
      ({ at }) => `¿qué fue lo más difícil${at}?`,
      ({ topic, isAbout }) => isAbout && `¿cuál fue la mayor sorpresa en cuanto ${al(topic)}?`,
      () => "¿cómo sumaron al equipo?",
    ],
    agrees: [
      ({ at }) => `¿cómo se ve eso${at || " en su empresa"}?`,
      ({ topic, at, isAbout }) => isAbout && `¿qué han cambiado desde entonces${at} en cuanto ${al(topic)}?`,
      () => "¿qué ejemplo le viene primero a la cabeza?",
      ({ title }) => title && `¿qué conclusión saca como ${title}?`,
    ],
    authored: [
      ({ at }) => `¿qué pasó${at} para que lo escribiera?`,
      ({ topic, at, isAbout }) => isAbout && `¿qué han cambiado desde entonces${at} en cuanto ${al(topic)}?`,
      () => "¿cuál es el siguiente paso para usted?",
      () => "¿qué respuesta le resultó más útil?",
    ],
  },
  frames: [
    ({ company }) => company && `¿quién tiene la última palabra sobre esto en ${company}?`,
    ({ at }) => `¿qué cambiaría primero${at}?`,
    () => "¿es más una cuestión de personas, de procesos o de herramientas?",
    ({ at }) => `¿ha ganado o perdido prioridad${at} este año?`,
  ],
};
