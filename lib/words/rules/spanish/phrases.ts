import type { Phrases } from "../phrasebook";
import { al } from "./grammar";

export const phrases: Omit<Phrases, "points"> = {
  reactions: {
    like: (name, post) => `${name} recomendó ${post}`,
    celebrate: (name, post) => `${name} aplaudió ${post}`,
    support: (name, post) => `${name} mostró su apoyo a ${post}`,
    love: (name, post) => `${name} reaccionó con un corazón a ${post}`,
    insightful: (name, post) => `${name} marcó como interesante ${post}`,
    curious: (name, post) => `${name} reaccionó con curiosidad a ${post}`,
    funny: (name, post) => `${name} se rio con ${post}`,
    other: (name, post) => `${name} reaccionó a ${post}`,
  },
  evidence: {
    asks: [
      ({ fullName, where, said, hasQuestion }) => hasQuestion && `${fullName} pregunta ${where}: ${said}`,
      ({ fullName, where, said, hasQuestion }) =>
        hasQuestion && `Una pregunta de ${fullName} ${where}: ${said}`,
      ({ fullName, where, said, hasQuestion }) =>
        !hasQuestion && `${fullName} parece buscar algo y escribió ${where}: ${said}`,
    ],
    evaluates: [
      ({ fullName, where, said }) => `${fullName} parece estar comparando opciones ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} habla de elegir o de cambiar ${where}: ${said}`,
    ],
    states_problem: [
      ({ fullName, where, said }) => `${fullName} describe un problema ${where}: ${said}`,
      ({ fullName, where, said }) => `Un problema que cuenta ${fullName} ${where}: ${said}`,
    ],
    shares_experience: [
      ({ fullName, where, said }) => `${fullName} comparte su experiencia ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} habla por experiencia ${where}: ${said}`,
    ],
    agrees: [
      ({ fullName, where, said }) => `${fullName} escribió ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} comentó ${where}: ${said}`,
    ],
    comments: [
      ({ fullName, where, isAuthor }) => !isAuthor && `${fullName} dejó un comentario ${where}`,
      ({ fullName, where }) => `${fullName} se sumó a la conversación ${where}`,
    ],
  },
  reacts: [
    (clause) => `${clause}, sin comentarla`,
    (clause, { claim }) => claim && `${clause}: ${claim}`,
    (clause) => clause,
  ],
  fit: {
    parts: { role: "la función", level: "el nivel", industry: "el sector", size: "el tamaño de la empresa" },
    fits: (parts, list) => `${list} ${parts.length === 1 ? "encaja" : "encajan"} con el ICP`,
    near: (parts, list) => `${list} se ${parts.length === 1 ? "acerca" : "acercan"}`,
    unknown: (parts, list) => `no se ${parts.length === 1 ? "conoce" : "conocen"} ${list}`,
    misses: {
      role: () => "la función no es de las que se buscan",
      level: () => "el nivel no es de los que se buscan",
      industry: ({ industry }) =>
        industry
          ? `el sector (${industry}) no está entre los que se buscan`
          : "el sector no es de los que se buscan",
      size: () => "el tamaño de la empresa queda fuera del rango",
    },
    but: ", pero ",
    buyer: [
      ({ role, name }, match) => `${name} es ${role} y probablemente decide: ${match}`,
      ({ role, name }, match) => `Como ${role}, ${name} probablemente tiene voz en las compras: ${match}`,
    ],
    influencer: [
      ({ role, name }, match) => `${name} es ${role} y seguramente influye más de lo que decide: ${match}`,
      ({ role, name }, match) => `Como ${role}, ${name} quizá aconseje más que decida: ${match}`,
    ],
    executive: [({ role, name }, match) => `${name} es ${role}: ${match}`],
    elsewhere: [
      ({ role, name }, match) =>
        `${name} es ${role}, con un nivel alto pero en una función que no se busca: ${match}`,
      ({ role, name }, match) =>
        `Como ${role}, ${name} tiene peso, aunque fuera de las funciones que se buscan: ${match}`,
    ],
    neither: [
      ({ role, name }, match) => `${name} es ${role}, un puesto que el ICP no incluye: ${match}`,
      ({ role, name }, match) => `Como ${role}, ${name} queda fuera de los puestos del ICP: ${match}`,
    ],
    untitled: [
      ({ place, name }, match) =>
        place && `${name} trabaja en ${place}, en un puesto que no se conoce: ${match}`,
      ({ place, name }, match) => !place && `No se conocen ni el cargo ni la empresa de ${name}: ${match}`,
    ],
  },
  moment: {
    repeated: [
      ({ timesSeen }) => `Ya son ${timesSeen} señales de interés en poco tiempo`,
      ({ timesSeen, name }) => `${name} ha participado ${timesSeen} veces en poco tiempo`,
    ],
    competitor: [
      ({ competitor }) => competitor && `${competitor} es competencia, así que conviene escribir pronto`,
      () => "La publicación es de la competencia, así que conviene escribir pronto",
    ],
    own: [() => "La publicación es nuestra, así que ya nos conoce"],
    asks: [
      () => "Una respuesta útil es la mejor forma de empezar",
      () => "Primero responder, después vender",
    ],
    evaluates: [() => "Puede que la decisión esté abierta ahora mismo, así que no conviene esperar"],
    ordinary: [
      () => "De momento no se ve una necesidad clara: mejor preguntar antes de proponer nada",
      () => "Todavía nada indica una necesidad: mejor empezar con una pregunta",
      ({ topic }) => topic && `Está por ver si aquí hay una necesidad en cuanto ${al(topic)}`,
    ],
    silent: [
      () => "Una reacción dice poco por sí sola: mejor empezar con una pregunta",
      () => "Todavía no ha escrito nada: mejor un primer mensaje breve y sin presión",
      ({ topic }) => topic && `Está por ver si aquí hay una necesidad en cuanto ${al(topic)}`,
    ],
  },
  opener: {
    hooks: {
      asks: [
        ({ inYours, hasQuestion }) => hasQuestion && `leí la pregunta que hace ${inYours}.`,
        ({ yours, hasQuestion }) => hasQuestion && `le escribo por la pregunta de ${yours}:`,
        ({ yours, hasQuestion }) => !hasQuestion && `leí ${yours} y me surge una pregunta:`,
        ({ yours, hasQuestion }) => !hasQuestion && `le escribo por ${yours}:`,
      ],
      evaluates: [
        ({ line, yours }) => line && `leí ${yours}: ${line}`,
        ({ yours }) => `por ${yours}, parece que están valorando varias opciones.`,
      ],
      states_problem: [
        ({ line, yours }) => line && `leí ${yours}: ${line}`,
        ({ yours }) => `${yours} describe un problema.`,
        ({ yours }) => `leí ${yours} y veo que hay algo por resolver.`,
      ],
      shares_experience: [
        ({ line, yours }) => line && `leí ${yours}: ${line}`,
        ({ yours }) => `leí ${yours} sobre cómo le va con esto.`,
        ({ inYours }) => `gracias por contar su experiencia ${inYours}.`,
      ],
      agrees: [
        ({ topic, yours }) => `leí ${yours} y tengo una pregunta sobre ${topic}:`,
        ({ topic, yours }) => `a raíz de ${yours}, una pregunta sobre ${topic}:`,
      ],
    },
    questions: {
      asks: [
        ({ hasQuestion }) => hasQuestion && "¿ha encontrado ya una respuesta o sigue buscándola?",
        ({ hasQuestion }) => hasQuestion && "¿sigue abierta?",
        ({ hasQuestion }) => hasQuestion && "¿está ya resuelto o puedo proponerle algo?",
        ({ hasQuestion }) => !hasQuestion && "¿ha encontrado ya una solución o sigue buscándola?",
        ({ hasQuestion }) => !hasQuestion && "¿en qué punto está hoy?",
      ],
      evaluates: [
        () => "¿qué es lo que más pesa en la elección?",
        () => "¿qué debería funcionar mejor que hoy?",
        () => "¿en qué punto están hoy?",
      ],
      states_problem: [
        () => "¿sigue igual o ya han encontrado una solución?",
        () => "¿han encontrado una solución desde entonces?",
        ({ at }) => `¿sigue igual${at}?`,
      ],
      shares_experience: [
        () => "¿cómo les va hoy con esto?",
        () => "¿sigue siendo así?",
        () => "¿qué aconsejaría a otros?",
      ],
    },
    leads: [
      ({ topic, title }) => topic && title && `me interesa su punto de vista como ${title} sobre ${topic}:`,
      ({ topic, at }) => topic && `una pregunta sobre ${topic}${at}:`,
      ({ topic, title }) => topic && title && `una pregunta sobre ${topic} para usted como ${title}:`,
      ({ topic, company }) => topic && company && `me gustaría entender cómo abordan ${topic} en ${company}:`,
      ({ topic, title, company }) =>
        topic &&
        title &&
        company &&
        `como ${title} en ${company}, quizá pueda responder a una pregunta sobre ${topic}:`,
      ({ topic, title, at }) => !topic && title && `una pregunta para usted como ${title}${at}:`,
      ({ topic, title, company }) =>
        !topic && title && company && `una pregunta sobre su trabajo como ${title} en ${company}:`,
      ({ topic, company }) => !topic && company && `una pregunta sobre cómo trabajan en ${company}:`,
      ({ topic, title, at }) => !topic && !title && `una pregunta sobre su trabajo${at}:`,
    ],
    frames: [
      ({ at }) => `¿cómo les va hoy con esto${at}?`,
      () => "¿qué podría ser más sencillo?",
      () => "¿qué es lo más difícil para ustedes?",
      ({ at }) => `¿qué funciona bien${at} y qué no?`,
      () => "¿qué ha cambiado en el último año?",
    ],
  },
};
