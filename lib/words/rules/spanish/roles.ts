import type { Persona } from "@/db/vocabulary";
import type { RolePhrases } from "../phrasebook";

export const roles: Record<Persona, RolePhrases> = {
  administration: {
    areas: ["las citas y las aprobaciones", "la organización de la oficina"],
    questions: [
      ({ at }) => `¿qué solicitud tarda más en resolverse${at}?`,
      () => "¿qué tarea rutinaria delegaría primero?",
      () => "¿qué aprobaciones hay que reclamar más veces?",
    ],
  },
  business_development: {
    areas: ["los nuevos mercados y las alianzas", "la elección de las próximas cuentas"],
    questions: [
      ({ at }) => `¿cómo deciden qué cuentas abrir a continuación${at}?`,
      () => "¿qué es lo que más frena un negocio nuevo?",
      () => "¿qué buscan en un socio?",
    ],
  },
  consulting: {
    areas: ["los resultados para el cliente", "los proyectos con clientes"],
    questions: [
      () => "¿qué es lo que más piden sus clientes este año?",
      ({ at }) => `¿qué parte de un proyecto${at} lleva más tiempo del previsto?`,
      () => "¿dónde se pierde más tiempo en los proyectos?",
    ],
  },
  customer_success: {
    areas: ["las renovaciones y el uso", "la opinión de los clientes"],
    questions: [
      ({ at }) => `¿cómo notan${at} que un cliente está a punto de irse?`,
      () => "¿qué le quita más tiempo a su equipo de clientes?",
      () => "¿qué comentan más los clientes antes de renovar?",
    ],
  },
  engineering: {
    areas: ["la fiabilidad y el esfuerzo", "la decisión de desarrollar o comprar"],
    questions: [
      ({ at }) => `¿cómo deciden${at} qué desarrollar y qué comprar?`,
      () => "¿qué sistema preferirían no tener que mantener?",
      () => "¿qué aparta a su equipo técnico de su trabajo principal?",
    ],
  },
  finance: {
    areas: ["el gasto y la precisión de los planes", "el retorno y los costes recurrentes"],
    questions: [
      ({ at }) => `¿qué paso del cierre mensual tarda más${at}?`,
      () => "¿qué datos siguen reuniendo a mano?",
      () => "¿hasta cuándo es fiable su plan?",
    ],
  },
  founder: {
    areas: ["el crecimiento y la caja", "las prioridades de este trimestre"],
    questions: [
      ({ at }) => `¿qué frena ahora mismo el crecimiento${at}?`,
      () => "¿qué depende todavía de usted y no debería?",
      () => "¿qué decisión es la más urgente este trimestre?",
    ],
  },
  human_resources: {
    areas: ["la selección y la retención", "la llegada, el día a día y la salida de las personas"],
    questions: [
      ({ at }) => `¿qué puestos cuesta más cubrir${at}?`,
      () => "¿qué tarea de recursos humanos sigue en hojas de cálculo?",
      () => "¿qué lleva más tiempo entre la candidatura y la oferta?",
    ],
  },
  information_technology: {
    areas: ["las integraciones y los accesos", "los sistemas, los datos y la carga de soporte"],
    questions: [
      ({ at }) => `¿qué sistemas${at} cuesta más conectar?`,
      () => "¿qué genera más incidencias para su equipo?",
      () => "¿qué sistema cambiaría primero?",
    ],
  },
  legal: {
    areas: ["los riesgos y los contratos", "la revisión de contratos"],
    questions: [
      () => "¿en qué momento interviene su equipo en un contrato nuevo?",
      ({ at }) => `¿qué tipo de contrato${at} se tarda más en revisar?`,
      () => "¿qué consulta rutinaria llega más a menudo a su equipo?",
    ],
  },
  marketing: {
    areas: ["el pipeline que genera marketing", "las campañas y su presupuesto"],
    questions: [
      ({ at }) => `¿cómo miden${at} lo que aporta una campaña?`,
      () => "¿qué canal les funciona mejor este año?",
      () => "¿qué tarda más entre la idea y la campaña?",
    ],
  },
  operations: {
    areas: ["el ritmo y el coste de los procesos", "los tiempos de espera del proceso"],
    questions: [
      ({ at }) => `¿qué paso les cuesta más tiempo${at}?`,
      () => "¿qué proceso depende todavía de una sola persona?",
      () => "¿qué siguen controlando a mano?",
    ],
  },
  product: {
    areas: ["la hoja de ruta y la adopción", "lo que los clientes usan de verdad"],
    questions: [
      ({ at }) => `¿cómo deciden${at} qué entra en la hoja de ruta?`,
      () => "¿cómo saben qué funciones se usan de verdad?",
      () => "¿qué es lo que más retrasa un lanzamiento?",
    ],
  },
  project_management: {
    areas: ["el alcance y los plazos", "las partes implicadas y las aprobaciones"],
    questions: [
      ({ at }) => `¿qué retrasa más a menudo los proyectos${at}?`,
      () => "¿cómo siguen las decisiones cuando hay varios proyectos?",
      () => "¿quién tiene que dar el visto bueno antes de empezar un proyecto?",
    ],
  },
  purchasing: {
    areas: ["los proveedores y las condiciones", "la preselección y el coste total"],
    questions: [
      ({ at }) => `¿cómo comparan hoy a los proveedores${at}?`,
      () => "¿qué categoría les lleva más tiempo?",
      () => "¿cuánto tardan en homologar a un proveedor nuevo?",
    ],
  },
  revenue_operations: {
    areas: ["los procesos y la calidad de los datos", "las herramientas que usa ventas"],
    questions: [
      ({ at }) => `¿de qué cifra de su CRM se fían menos${at}?`,
      () => "¿cuántas herramientas usa una persona de ventas en un día normal?",
      () => "¿qué informe se sigue haciendo a mano?",
    ],
  },
  sales: {
    areas: ["las oportunidades abiertas y la previsión", "los objetivos y el equipo de ventas"],
    questions: [
      ({ at }) => `además de vender, ¿qué le quita más tiempo a su equipo comercial${at}?`,
      () => "¿en qué fase se atascan más las ventas?",
      () => "¿cómo deciden a quién contactar primero?",
    ],
  },
  other: {
    areas: ["la forma de trabajar de hoy", "el día a día del equipo"],
    questions: [
      ({ at }) => `¿qué tarea lleva más tiempo${at}?`,
      () => "¿qué parte del trabajo sigue en papel o en hojas de cálculo?",
      () => "¿qué cambiaría primero en la forma de trabajar?",
    ],
  },
};
