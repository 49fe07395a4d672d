import type { PointPhrases } from "../phrasebook";
import { al, del } from "./grammar";

export const points: PointPhrases = {
  said: {
    asks: [
      ({ hasQuestion }) => hasQuestion && `Responder a la pregunta antes de hablar del producto`,
      ({ at }) => `Averiguar qué hay detrás de este comentario${at}`,
      ({ at }) => `Preguntar quién lo necesita${at} y para cuándo`,
    ],
    evaluates: [
      () => `Preguntar qué opciones hay sobre la mesa y quién decide`,
      () => `Preguntar qué tiene que mejorar con el cambio`,
      ({ at }) => `Averiguar los plazos y el presupuesto${at}`,
    ],
    states_problem: [
      ({ at }) => `Preguntar cuánto cuesta este problema${at}, en horas o en dinero`,
      () => `Averiguar si hay una fecha límite o un presupuesto para resolverlo`,
      ({ at }) => `Averiguar quién más tiene este problema${at}`,
    ],
    shares_experience: [
      () => `Preguntar si sigue siendo así`,
      ({ name }) => `Dejar que ${name} cuente cómo va antes de enseñar nada`,
      ({ name }) => `Preguntar a ${name} qué mejoraría primero`,
    ],
    agrees: [
      ({ topic, at }) => topic && `Preguntar si hay algo pendiente${at} en cuanto ${al(topic)}`,
      ({ at }) => `Preguntar cómo es eso en la práctica${at}`,
      ({ name }) => `Pedir a ${name} un ejemplo`,
      () => `Preguntar qué hay detrás del comentario`,
    ],
  },
  unsaid: [
    ({ topic, at }) => topic && `Averiguar quién se ocupa ${del(topic)}${at}.`,
    ({ topic, company }) =>
      topic && company && `Preguntar qué se ha probado ya en ${company} en cuanto ${al(topic)}.`,
    ({ topic, name, area }) => topic && `Preguntar a ${name} qué relación ve entre ${topic} y ${area}.`,
    ({ topic, industry }) => topic && industry && `Llevar un ejemplo sobre ${topic} del sector ${industry}.`,
    ({ topic, at, area }) => topic && `Preguntar qué urge más ahora${at}: ${topic} o ${area}.`,
    ({ topic, title }) =>
      topic && title && `Preguntar cuánto tiempo se dedica ${al(topic)} en un puesto como ${title}.`,
    ({ topic, title, at }) =>
      !topic && title && `Averiguar cuál es la prioridad este trimestre para un puesto como ${title}${at}.`,
    ({ topic, company, area }) =>
      !topic && company && `Preguntar cómo se trabaja hoy en ${company} en cuanto ${al(area)}.`,
    ({ topic, name, area }) => !topic && `Preguntar a ${name} qué lleva más tiempo en cuanto ${al(area)}.`,
  ],
  next: [
    ({ topic, question }) => topic && `Segunda pregunta sobre ${topic}: ${question}`,
    ({ question }) => `Una pregunta para más adelante: ${question}`,
    ({ question }) => `Si la conversación se enfría, preguntar: ${question}`,
  ],
  role: [
    ({ title, area }, level) => `Como ${title}, ${level}: hablar sobre ${area}.`,
    ({ title, area, at }, level) => `Como ${title}${at}, ${level}; lo que más le importará: ${area}.`,
    ({ title, topic, area }, level) =>
      topic && `Como ${title}, ${level}: hablar ${del(topic)} pensando en ${area}.`,
    ({ title, industry, area }, level) =>
      industry && `Como ${title} en el sector ${industry}, ${level}: preguntar por ${area}.`,
  ],
  levels: {
    executive: [(name) => `${name} probablemente puede decidir`, (name) => `${name} marca el rumbo`],
    director: [
      (name) => `${name} probablemente maneja un presupuesto`,
      (name) => `${name} probablemente decide las compras grandes`,
    ],
    lead: [(name) => `${name} lleva el equipo`, (name) => `${name} sabe qué le falta al equipo`],
    senior: [(name) => `${name} suele opinar antes de una compra`, (name) => `${name} conoce los detalles`],
    professional: [
      (name) => `${name} conoce el día a día`,
      (name) => `${name} puede decir qué dificulta el trabajo`,
    ],
    junior: [(name) => `${name} puede decir cómo se hace hoy`, (name) => `${name} quizá sepa quién decide`],
  },
  untitled: [
    ({ at, name }) => `Aclarar primero la función: no se conoce el cargo de ${name}${at}.`,
    ({ at }) => `Preguntar quién decide${at} antes de proponer nada: no se conoce el cargo.`,
  ],
  levelUnknown: [
    ({ title, name, at }) => `El cargo (${title}) no indica el nivel: preguntar a ${name} quién decide${at}.`,
    ({ title, at }) => `Preguntar qué se decide${at} en un puesto como ${title}: el cargo no lo indica.`,
  ],
  caveats: {
    industry: [
      ({ industry, company }) =>
        company && `Comprobar que ${company} tiene la necesidad: su sector (${industry}) no se busca.`,
      ({ industry }) =>
        `El sector (${industry}) no está en la lista: preguntar pronto si existe la necesidad.`,
    ],
    size: [
      ({ size, company }) =>
        company && `Comprobar pronto si la oferta encaja con ${company}: ${size}, fuera del rango.`,
      ({ size, industry }) =>
        industry &&
        `${size} en el sector ${industry}, fuera del rango: preguntar pronto si la oferta encaja.`,
      ({ size, topic }) =>
        topic &&
        `Con ${size}, fuera del rango, la necesidad en cuanto ${al(topic)} puede ser otra: mejor preguntar.`,
      ({ size }) => `La empresa tiene ${size}, fuera del rango: preguntar pronto si la oferta le sirve.`,
    ],
  },
  competitor: [
    ({ competitor, topic }) =>
      competitor && topic && `Tener lista una diferencia clara con ${competitor} sobre ${topic}.`,
    ({ competitor, at }) =>
      competitor && `Preguntar qué herramienta se usa${at} antes de mencionar a ${competitor}.`,
    ({ competitor, industry }) =>
      competitor &&
      industry &&
      `Tener lista una diferencia con ${competitor} que cuente en el sector ${industry}.`,
    () => "Tener lista una diferencia clara con la competencia.",
  ],
  own: [
    ({ company, topic }) =>
      company && topic && `Aquí ya nos conocen: ir directamente ${al(topic)} en ${company}.`,
    ({ industry }) => industry && `Ya nos conocen: ir al grano con un ejemplo del sector ${industry}.`,
    () => "No hace falta presentarse: la publicación era nuestra.",
  ],
  repeated: [
    ({ timesSeen, at }) =>
      `${timesSeen} señales de interés justifican proponer una llamada corta${at && ` con otra persona más${at}`}.`,
    ({ timesSeen, topic }) =>
      topic && `${timesSeen} señales de interés: motivo para proponer una llamada corta sobre ${topic}.`,
    ({ timesSeen, company }) =>
      company && `Tras ${timesSeen} señales de interés, buscar un segundo contacto en ${company}.`,
  ],
  context: [
    ({ title, company, topic }) =>
      title && company && topic && `Preguntar quién más se ocupa ${del(topic)} en ${company}.`,
    ({ place, topic }) => place && topic && `${place}: preguntar quién más opina sobre ${topic}.`,
    ({ place, title }) => place && title && `${place}: preguntar quién más participaría en una compra.`,
    ({ place, title }) => place && !title && `${place}: preguntar quién participaría en una compra.`,
    ({ company, industry, topic }) =>
      company &&
      industry &&
      topic &&
      `Preguntar qué distingue a ${company} de otras empresas (${industry}) en cuanto ${al(topic)}.`,
    ({ industry, area }) => industry && `Llevar un ejemplo del sector ${industry} sobre ${area}.`,
    ({ size, industry, topic }) =>
      size &&
      industry &&
      topic &&
      `Con ${size} en el sector ${industry}, preguntar si un solo equipo lleva ${topic} o varios.`,
    ({ title, area, at }) => title && `Preguntar quién más decide${at} sobre ${area}.`,
    ({ title, name, at }) => !title && `Preguntar a ${name} quién más participaría en la decisión${at}.`,
  ],
};
