import type { Persona } from "@/db/vocabulary";
import type { RolePhrases } from "../phrasebook";

export const roles: Record<Persona, RolePhrases> = {
  administration: {
    subject: "la organización de la oficina",
    areas: ["las citas y las aprobaciones", "el camino de una solicitud dentro de la casa"],
    questions: [
      ({ at }) => `¿a qué mesa llega esto primero${at}?`,
      ({ at }) => `¿cuánto tiempo se va en el papeleo que conlleva${at}?`,
      () => "¿quién tiene que aprobar algo así?",
    ],
  },
  business_development: {
    subject: "los nuevos mercados y las alianzas",
    areas: ["los nuevos mercados y las alianzas", "la elección de las próximas cuentas"],
    questions: [
      ({ at }) => `¿cambia esto las cuentas que abrirán después${at}?`,
      () => "¿en qué punto frena más un negocio nuevo?",
      () => "¿qué debería aportar un socio para ayudarles con esto?",
    ],
  },
  consulting: {
    subject: "los proyectos con clientes",
    areas: ["los resultados para el cliente", "lo que se aconseja hacer primero a los clientes"],
    questions: [
      () => "¿qué es lo primero que preguntan sus clientes sobre esto?",
      () => "¿qué desaconseja a sus clientes en este tema?",
      ({ at }) => `¿dónde aparece esto en sus proyectos${at}?`,
    ],
  },
  customer_success: {
    subject: "la fidelización de clientes",
    areas: ["las renovaciones y el uso", "las quejas de los clientes"],
    questions: [
      () => "¿qué notan de esto sus clientes?",
      ({ at }) => `¿qué parte le lleva más tiempo a su equipo de clientes${at}?`,
      () => "¿sale el tema cuando los clientes renuevan?",
    ],
  },
  engineering: {
    subject: "el desarrollo de software",
    areas: ["la fiabilidad y el esfuerzo", "lo próximo que se construirá y lo que cuesta mantenerlo"],
    questions: [
      ({ at }) => `¿qué parte han desarrollado con medios propios${at}?`,
      () => "¿cuánto tiempo de desarrollo se lleva cada semana?",
      () => "¿qué parte preferiría no tener que mantener?",
    ],
  },
  finance: {
    subject: "el presupuesto y la previsión",
    areas: ["el gasto y la precisión de los planes", "el retorno y los costes recurrentes"],
    questions: [
      ({ at }) => `¿dónde se ve esto en sus cifras${at}?`,
      () => "¿qué cifra tendría que moverse antes de dedicarle presupuesto?",
      () => "¿puede ponerle una cifra a lo que cuesta hoy?",
    ],
  },
  founder: {
    subject: "el crecimiento",
    areas: ["el crecimiento y la caja", "lo que toca ahora y lo que puede esperar"],
    questions: [
      ({ at }) => `¿es un tema para este trimestre${at} o para más adelante?`,
      ({ at }) => `¿quién se ocupa de esto${at}, usted o alguien del equipo?`,
      () => "¿qué han probado ya y qué han descartado?",
    ],
  },
  human_resources: {
    subject: "la selección y la retención del equipo",
    areas: ["la selección y la retención", "la llegada, el día a día y la salida de las personas"],
    questions: [
      ({ at }) => `¿qué dice de esto la gente${at}?`,
      () => "¿sale el tema en las entrevistas o solo cuando alguien se va?",
      () => "¿qué parte recae en recursos humanos?",
    ],
  },
  information_technology: {
    subject: "los sistemas de información",
    areas: ["las integraciones y los accesos", "los sistemas, los datos y la carga de soporte"],
    questions: [
      ({ at }) => `¿a cuántos sistemas afecta esto${at}?`,
      () => "¿con qué tendría que conectarse una solución?",
      () => "¿qué parte acaba como incidencia en su equipo?",
    ],
  },
  legal: {
    subject: "los contratos y los riesgos",
    areas: ["los riesgos y los contratos", "las condiciones en las que se puede firmar"],
    questions: [
      () => "¿en qué momento entra su equipo?",
      () => "¿qué riesgo se subestima aquí?",
      ({ at }) => `¿hay una norma para esto${at} o se mira caso por caso?`,
    ],
  },
  marketing: {
    subject: "la generación de leads",
    areas: ["el pipeline que genera marketing", "las campañas y el presupuesto que hay detrás"],
    questions: [
      ({ at }) => `¿qué supone esto para su plan de marketing${at} este trimestre?`,
      () => "¿cómo se lo explica a ventas y a finanzas?",
      () => "¿qué aporta marketing a esto en su empresa?",
    ],
  },
  operations: {
    subject: "la eficiencia de los procesos",
    areas: ["el ritmo y el coste de cada paso", "los puntos donde esperan los pedidos"],
    questions: [
      ({ at }) => `¿en qué paso les lleva más tiempo${at}?`,
      () => "¿quién nota primero que algo va mal?",
      () => "¿qué sería distinto mañana si esto funcionara?",
    ],
  },
  product: {
    subject: "el desarrollo de producto",
    areas: ["la hoja de ruta y la adopción", "lo que los clientes usan de verdad"],
    questions: [
      ({ at }) => `¿tiene esto un sitio en su hoja de ruta${at}?`,
      () => "¿qué dicen de esto sus usuarios?",
      () => "¿qué decidieron no hacer?",
    ],
  },
  project_management: {
    subject: "la gestión de proyectos",
    areas: ["el alcance y los plazos", "las personas que hay que sumar y en qué momento"],
    questions: [
      () => "¿a quién hay que convencer antes de que algo se mueva?",
      ({ at }) => `¿cada cuánto retrasa esto un proyecto${at}?`,
      () => "¿por dónde empezaría si tuviera un mes?",
    ],
  },
  purchasing: {
    subject: "las compras",
    areas: ["los proveedores y las condiciones", "la lista corta y el coste total"],
    questions: [
      ({ at }) => `¿qué comparan primero${at} cuando se presentan proveedores?`,
      () => "¿con qué proveedores trabajan hoy para esto?",
      () => "¿cuándo vence el próximo contrato?",
    ],
  },
  revenue_operations: {
    subject: "las operaciones comerciales",
    areas: ["los procesos y la calidad de los datos", "las herramientas que ventas abre cada día"],
    questions: [
      ({ at }) => `¿qué indicador siguen para esto${at}?`,
      () => "¿es más un problema de datos o de procesos en su caso?",
      () => "¿qué herramienta usa su equipo para esto y cuál esquiva?",
    ],
  },
  sales: {
    subject: "la gestión del pipeline",
    areas: ["el pipeline y la previsión", "las cifras de venta y el equipo que las consigue"],
    questions: [
      ({ at }) => `¿qué parte le lleva más tiempo a su equipo comercial${at}?`,
      () => "¿cuánto pesa esto en el cumplimiento de sus objetivos?",
      () => "¿qué hacen distinto aquí sus mejores comerciales?",
    ],
  },
  other: {
    subject: "el trabajo diario",
    areas: ["la forma de trabajar de hoy", "el día a día y quién decide sobre él"],
    questions: [
      ({ at }) => `¿cómo se hace esto hoy${at}?`,
      () => "¿a quién le importa más en su empresa?",
      () => "¿qué cambiaría primero?",
    ],
  },
};
