import type { WhyPhrases } from "../phrasebook";
import { del } from "./grammar";

export const why: WhyPhrases = {
  reactions: {
    like: (name, post) => `${name} recomendó ${post}`,
    celebrate: (name, post) => `${name} aplaudió ${post}`,
    support: (name, post) => `${name} apoya ${post}`,
    love: (name, post) => `${name} reaccionó con un corazón a ${post}`,
    insightful: (name, post) => `${name} encontró interesante ${post}`,
    curious: (name, post) => `${name} muestra curiosidad por ${post}`,
    funny: (name, post) => `${name} se rio con ${post}`,
    other: (name, post) => `${name} reaccionó a ${post}`,
  },
  evidence: {
    asks: [
      ({ fullName, where, said }) => `${fullName} pregunta ${where}: ${said}`,
      ({ fullName, where, said }) => `Una pregunta de ${fullName} ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} quiere saber, ${where}: ${said}`,
    ],
    evaluates: [
      ({ fullName, where, said }) => `${fullName} compara opciones y lo dice ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} habla de elegir o cambiar ${where}: ${said}`,
      ({ fullName, where, said }) => `Algo se mueve. ${fullName} escribe ${where}: ${said}`,
    ],
    states_problem: [
      ({ fullName, where, said }) => `${fullName} nombra un problema ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} dice qué falla, ${where}: ${said}`,
      ({ fullName, where, said }) => `Hay algo que no le funciona a ${fullName}, ${where}: ${said}`,
    ],
    shares_experience: [
      ({ fullName, where, said }) => `${fullName} cuenta su experiencia ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} explica cómo fue en la práctica, ${where}: ${said}`,
      ({ fullName, where, said }) => `Experiencia de primera mano de ${fullName} ${where}: ${said}`,
    ],
    agrees: [
      ({ fullName, where, said }) => `${fullName} entra en la conversación ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} retoma la idea ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} escribe ${where}: ${said}`,
    ],
    filler: [
      ({ fullName, where }) => `${fullName} dejó un comentario breve ${where}`,
      ({ fullName, where }) => `Un comentario breve de ${fullName} ${where}`,
    ],
    authored: [
      ({ fullName, where, claim }) => claim && `${fullName} escribe ${where}: ${claim}`,
      ({ fullName, where, claim, isAbout }) =>
        claim && isAbout && `${fullName} toma posición ${where}: ${claim}`,
      ({ fullName, claim, topic, isAbout }) =>
        claim && isAbout && `${fullName} habla por iniciativa propia ${del(topic)}: ${claim}`,
      ({ fullName, where, claim }) => !claim && `${fullName} toma la palabra ${where}`,
    ],
  },
  reacts: [
    (clause) => `${clause}, por ahora sin palabras`,
    (clause, { claim }) => claim && `${clause}: ${claim}`,
    (clause) => `Una señal discreta: ${clause}`,
    (clause) => clause,
  ],
  fit: {
    parts: { role: "la función", level: "el nivel", industry: "el sector", size: "el tamaño" },
    fits: (parts, list) => `${list} ${parts.length === 1 ? "encaja" : "encajan"} con el ICP`,
    all: [
      () => "todo lo que pide el ICP encaja",
      () => "coincide con el ICP punto por punto",
      ({ industry }) => industry && `de la función al sector ${industry}, todo encaja con el ICP`,
    ],
    near: (parts, list) => `${list} se ${parts.length === 1 ? "acerca" : "acercan"}`,
    unknown: (parts, list) => `${list} todavía no se ${parts.length === 1 ? "conoce" : "conocen"}`,
    misses: {
      role: () => "la función no es la que se busca",
      level: () => "el nivel no es el que se busca",
      industry: ({ industry }) =>
        industry ? `${industry} no está entre los sectores objetivo` : "el sector no es un objetivo",
      size: () => "el tamaño queda fuera del rango",
    },
    but: ", pero ",
    buyer: [
      ({ role, name }, match) => `Como ${role}, ${name} probablemente participa en la decisión: ${match}`,
      ({ role, name }, match) => `${name}, ${role}, tiene seguramente la última palabra: ${match}`,
      ({ role }, match) => `Un puesto que decide, ${role}: ${match}`,
    ],
    influencer: [
      ({ role, name }, match) => `Como ${role}, ${name} puede abrir la puerta más que firmar: ${match}`,
      ({ role, name }, match) =>
        `${name}, ${role}, influye, aunque quizá no tenga la última palabra: ${match}`,
      ({ role }, match) => `Una vía de entrada más que un puesto que decide, ${role}: ${match}`,
    ],
    elsewhere: [
      ({ role, name }, match) =>
        `Como ${role}, ${name} tiene peso, pero en otra función que la buscada: ${match}`,
      ({ role, name }, match) => `${name}, ${role}, tiene voz, aunque no en la función buscada: ${match}`,
    ],
    neither: [
      ({ role, name }, match) =>
        `Como ${role}, ${name} no está entre los puestos que nombra el ICP: ${match}`,
      ({ role, name }, match) => `${name} trabaja como ${role}, un puesto que el ICP no nombra: ${match}`,
    ],
    untitled: [
      ({ place, name }, match) =>
        place && `No se conoce el cargo de ${name}, sí la empresa, ${place}: ${match}`,
      ({ place }, match) => place && `La empresa se conoce, ${place}; el cargo, no: ${match}`,
      ({ place, name }, match) => !place && `No se conocen ni el cargo ni la empresa de ${name}: ${match}`,
    ],
  },
  moment: {
    repeated: [
      ({ timesSeen }) => `Ya son ${timesSeen} señales de interés en poco tiempo`,
      ({ timesSeen, topic, isAbout }) =>
        isAbout && `Ya van ${timesSeen} señales recientes: el interés por ${topic} no es pasajero`,
      ({ timesSeen, name }) => `${name} ha reaccionado ${timesSeen} veces en poco tiempo`,
    ],
    competitor: [
      ({ competitor }) => competitor && `${competitor} está a la vista, así que conviene escribir pronto`,
      ({ competitor }) =>
        competitor && `El tema vino de ${competitor}: un motivo para mostrar pronto nuestro enfoque`,
      () => "La publicación es de la competencia, así que conviene escribir pronto",
    ],
    own: [
      () => "La publicación es nuestra, así que sobra la presentación",
      () => "Nuestro nombre ya no es desconocido aquí",
    ],
    evaluates: [
      () => "Quien ayude ahora a comparar estará en la lista",
      ({ company }) => company && `Conviene escribir mientras ${company} todavía compara`,
      () => "Aquí importa más el momento que el texto",
    ],
    asks: [
      () => "Una respuesta útil es la mejor entrada",
      ({ topic, isAbout }) => isAbout && `Una buena respuesta sobre ${topic} abre la conversación`,
      () => "Primero responder, después vender",
    ],
    sameDay: [
      ({ isAbout, topic }) => isAbout && `Fue en menos de un día, así que el tema, ${topic}, está fresco`,
      () => "Fue menos de un día después de la publicación",
      () => "La publicación tenía menos de un día, así que conviene escribir pronto",
    ],
  },
};
