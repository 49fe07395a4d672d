import type { PointPhrases } from "../phrasebook";
import { al, del } from "./grammar";

export const points: PointPhrases = {
  said: {
    asks: [
      ({ said, topic, isAbout }) => isAbout && `Responder primero a la pregunta sobre ${topic}: ${said}`,
      ({ said, at }) => `Llevar dos respuestas posibles y preguntar cuál encaja mejor${at}: ${said}`,
      ({ said, name }) => `Partir de lo que pregunta ${name}, no del producto: ${said}`,
    ],
    evaluates: [
      ({ said, name }) => `${name} escribe ${said}: preguntar qué opciones hay y quién decide`,
      ({ said, topic, isAbout }) => isAbout && `Ofrecer criterios justos sobre ${topic}, a raíz de ${said}`,
      ({ said, at }) => `Aclarar la fecha y el presupuesto${at}, a raíz de ${said}`,
    ],
    states_problem: [
      ({ said, at }) => `Poner cifra al problema, en horas o en dinero al mes${at}: ${said}`,
      ({ said, topic, isAbout }) =>
        isAbout && `Sobre ${topic}, mostrar una salida que ya ayudó a otros: ${said}`,
      ({ said, name }) => `Preguntar a ${name} qué se ha intentado ya: ${said}`,
    ],
    shares_experience: [
      ({ said, name }) => `Dejar que ${name} cuente el resto: ${said}`,
      ({ said, at }) => `Preguntar qué queda abierto${at} después de este paso: ${said}`,
      ({ said, topic, isAbout }) =>
        isAbout && `Sobre ${topic}, apoyarse en esta experiencia en lugar de explicar: ${said}`,
    ],
    agrees: [
      ({ said, name }) => `Retomar las palabras de ${name}: ${said}`,
      ({ said, at }) => `Preguntar por el ejemplo${at} que hay detrás de ${said}`,
      ({ said, topic, isAbout }) => isAbout && `Sobre ${topic}, preguntar qué se deduce de ${said}`,
    ],
    authored: [
      ({ claim, name }) => claim && `Preguntar a ${name} qué hubo antes de ${claim}`,
      ({ claim, topic, isAbout }) =>
        claim && isAbout && `Llevar una observación sobre ${topic} que confirme o matice ${claim}`,
      ({ claim, at }) => claim && `Preguntar qué se ha hecho${at} desde la publicación: ${claim}`,
    ],
  },
  unsaid: [
    ({ claim, author, at, topic, isAbout, isOwn }) =>
      !isOwn &&
      isAbout &&
      claim &&
      author &&
      `Preguntar si lo que escribe ${author} sobre ${topic} vale también${at || " aquí"}: ${claim}`,
    ({ topic, at, title, name }) =>
      title && `Como ${title}, ${name} sabrá quién se ocupa${at} ${del(topic)}: preguntarlo`,
    ({ topic, industry }) =>
      industry && `Llevar una cifra sobre ${topic} en el sector ${industry} y preguntar por la suya`,
    ({ topic, company }) => company && `Averiguar qué ha probado ya ${company} en cuanto ${al(topic)}`,
    ({ topic, area }) => `Unir ${topic} con un asunto concreto: ${area}`,
    ({ topic, title }) => title && `Preguntar por ${topic} en una semana normal como ${title}`,
    ({ topic, name, industry }) =>
      industry && `No mencionar la reacción; preguntar a ${name} por ${topic} en el sector ${industry}`,
    ({ topic, at }) => `Empezar por el presente: ¿quién se ocupa hoy${at} ${del(topic)}?`,
  ],
  next: [
    ({ topic, question }) => `Una buena segunda pregunta sobre ${topic}: ${question}`,
    ({ topic, question }) => `Guardar para la conversación sobre ${topic}: ${question}`,
    ({ topic, question }) => `Si la charla sobre ${topic} se enfría, preguntar: ${question}`,
  ],
  role: [
    ({ title, area, topic }, level) => `Como ${title}, ${level}: llevar ${topic} a lo que importa, ${area}`,
    ({ title, area }, level) => `Como ${title}, ${level}: hablar de lo que importa, ${area}`,
    ({ title, area, topic }) => `Tratar ${topic} desde lo que cuenta en el puesto de ${title}: ${area}`,
    ({ title, name, topic, area }) => `${name} valorará ${topic} como ${title}, pensando en ${area}`,
  ],
  levels: {
    executive: [(name) => `${name} puede decidir y firmar`, (name) => `${name} marca el rumbo`],
    director: [
      (name) => `${name} suele manejar el presupuesto`,
      (name) => `${name} suele decidir las compras grandes`,
    ],
    lead: [
      (name) => `${name} dirige el equipo y orienta la elección`,
      (name) => `${name} sabe qué le falta al equipo`,
    ],
    senior: [
      (name) => `${name} compara antes de que otros firmen`,
      (name) => `${name} suele opinar antes de una compra`,
    ],
    professional: [
      (name) => `${name} conoce el día a día`,
      (name) => `${name} puede decir qué estorba a diario`,
    ],
    junior: [(name) => `${name} puede decir cómo se hace hoy`, (name) => `${name} sabe quién decide`],
  },
  untitled: [
    ({ at, name }) => `No se conoce el cargo de ${name}: preguntar quién decide${at} antes de proponer nada`,
    ({ at, topic }) => `Aclarar primero el papel: ¿quién se ocupa${at} ${del(topic)}?`,
  ],
  levelUnknown: [
    ({ title, at, name }) => `${title} no revela el nivel: preguntar a ${name} quién decide${at}`,
    ({ title, topic, at }) => `Preguntar qué abarca ${title}${at} y quién decide sobre ${topic}`,
  ],
  caveats: {
    industry: [
      ({ industry, company }) =>
        company &&
        `Comprobar primero que ${company} tiene la necesidad: ${industry} no es un sector objetivo`,
      ({ industry, topic }) =>
        `${industry} no está en la lista: preguntar pronto si allí preocupa este tema, ${topic}`,
      ({ industry, topic }) =>
        `Preparar una referencia sobre ${topic} que convenza en ${industry}, que no es un sector objetivo`,
    ],
    size: [
      ({ size, company }) =>
        company && `Comprobar pronto si la oferta va bien a ${company}: ${size}, fuera del rango`,
      ({ size, topic }) =>
        `${size}: este tema, ${topic}, quizá se plantee de otra forma que en los clientes habituales`,
      ({ size, industry }) =>
        industry && `${size} en el sector ${industry}: hablar de presupuesto antes de invertir tiempo`,
    ],
  },
  competitor: [
    ({ competitor, topic, industry }) =>
      competitor &&
      industry &&
      `Preparar una diferencia clara con ${competitor} sobre ${topic} que cuente en el sector ${industry}`,
    ({ competitor, at, topic }) =>
      competitor &&
      `Saber con qué se trabaja hoy${at} en cuanto ${al(topic)} antes de nombrar a ${competitor}`,
    ({ competitor, place }) =>
      competitor && place && `${place}: preguntar qué falta hoy en lugar de hablar de ${competitor}`,
    ({ competitor, topic, area }) =>
      competitor && `Sobre ${topic}, mostrar la diferencia con ${competitor} donde cuenta: ${area}`,
    ({ topic }) => `Preparar una diferencia clara con la competencia sobre ${topic}`,
  ],
  own: [
    ({ topic, place }) =>
      place && `Nuestro nombre ya se conoce: ir directamente al tema, ${topic}, y a ${place}`,
    ({ topic, industry }) => industry && `Sin presentación: un caso del sector ${industry} sobre ${topic}`,
    ({ topic, area }) => `Llevar nuestra publicación un paso más allá: ${del(topic)} ${al(area)}`,
  ],
  repeated: [
    ({ timesSeen, topic, at }) =>
      `${timesSeen} señales de interés bastan para proponer 20 minutos sobre ${topic}${at}`,
    ({ timesSeen, company, topic }) =>
      company &&
      `Tras ${timesSeen} señales de interés por ${topic}, buscar un segundo contacto en ${company}`,
  ],
  search: [
    ({ search, at, topic }) =>
      search &&
      `Encontrado con la búsqueda ${search}: preguntar qué lugar ocupa${at} este año un tema como ${topic}`,
    ({ search, industry, topic }) =>
      search &&
      industry &&
      `Encontrado con la búsqueda ${search}: preguntar cómo está el sector ${industry} en cuanto ${al(topic)}`,
  ],
  context: [
    ({ place, topic }) => place && `${place}: preguntar quién más opina sobre ${topic}`,
    ({ company, industry, topic }) =>
      company &&
      industry &&
      `Preguntar en qué se distingue ${company} dentro del sector ${industry} en cuanto ${al(topic)}`,
    ({ industry, topic }) =>
      industry && `Un ejemplo sobre ${topic} del sector ${industry} dice más que una lista de funciones`,
    ({ size, topic, industry }) =>
      size && industry && `${size} en el sector ${industry}: preguntar si un solo equipo lleva ${topic}`,
    ({ company, topic, area }) => company && `Preguntar qué va primero en ${company}: ${topic} o ${area}`,
    ({ topic, name }) => `Preguntar a ${name} quién más sigue de cerca ${topic}`,
  ],
};
