import type { TopicPhrases } from "../phrasebook";
import type { WorkTopicId } from "../topic-words";

export const workTopics: Record<WorkTopicId, TopicPhrases> = {
  hiring: {
    noun: "la selección de personal",
    questions: [
      "¿cuántas semanas pasan entre la candidatura y la oferta?",
      "¿en qué paso pierden a las mejores candidaturas?",
    ],
  },
  pay: {
    noun: "la política salarial",
    questions: [
      "¿hasta dónde llega la transparencia salarial en su empresa?",
      "¿cómo fijan el valor de un puesto?",
    ],
  },
  employee_retention: {
    noun: "la retención del equipo",
    questions: [
      "¿en qué mes pierden a más personas nuevas?",
      "¿qué cambiaron después de la última encuesta interna?",
    ],
  },
  training: {
    noun: "la formación y la acogida",
    questions: [
      "¿cuánto tarda una persona nueva en trabajar con autonomía?",
      "¿cómo comprueban que una formación ha cambiado algo?",
    ],
  },
  remote_work: {
    noun: "el trabajo híbrido",
    questions: [
      "¿qué días va la gente a la oficina por decisión propia?",
      "¿qué sale mejor en persona en su equipo?",
    ],
  },
  leadership: {
    noun: "el liderazgo",
    questions: [
      "¿en qué se les va demasiado tiempo a sus responsables de equipo?",
      "¿cómo se aprende a dirigir en su empresa?",
    ],
  },
  cash_flow: {
    noun: "la tesorería",
    questions: [
      "¿cuántos días tardan en cobrar de media?",
      "¿con cuántas semanas de antelación conocen su saldo de caja?",
    ],
  },
  software_spend: {
    noun: "el gasto en software",
    questions: [
      "¿quién se da cuenta de que ya nadie usa una herramienta?",
      "¿cuántas de sus herramientas hacen lo mismo?",
    ],
  },
  budgeting: {
    noun: "el presupuesto y el cierre mensual",
    questions: ["¿cuántos días dura su cierre mensual?", "¿qué concilian todavía a mano?"],
  },
  procurement: {
    noun: "las compras",
    questions: [
      "¿cuánto tarda en aprobarse un proveedor nuevo?",
      "¿qué parte del gasto es más difícil de controlar?",
    ],
  },
  compliance: {
    noun: "el cumplimiento normativo",
    questions: [
      "¿qué documentación les lleva más tiempo antes de una auditoría?",
      "¿quién sigue las normas nuevas en su empresa?",
    ],
  },
  contracts: {
    noun: "la gestión de contratos",
    questions: ["¿dónde se atascan los contratos más a menudo?", "¿cuántos días pasan hasta la firma?"],
  },
  security: {
    noun: "la ciberseguridad",
    questions: [
      "¿cuándo restauraron de verdad una copia de seguridad por última vez?",
      "¿cómo revisan quién tiene acceso a qué?",
    ],
  },
  software_delivery: {
    noun: "el desarrollo de software",
    questions: ["¿cuánto tarda un cambio en llegar a producción?", "¿qué frena más a su equipo técnico?"],
  },
  data_quality: {
    noun: "la calidad de los datos",
    questions: [
      "¿quién decide cuando dos informes dan dos cifras?",
      "¿cómo detectan una cifra errónea antes de que llegue a la dirección?",
    ],
  },
  it_systems: {
    noun: "los sistemas de información",
    questions: [
      "¿qué sistema antiguo sustituiría primero?",
      "¿qué parte del presupuesto de sistemas se va en mantener lo que ya hay?",
    ],
  },
  product_discovery: {
    noun: "el desarrollo de producto",
    questions: [
      "¿con cuántos clientes ha hablado su equipo de producto este mes?",
      "¿cómo dicen que no a una función que pide ventas?",
    ],
  },
  maintenance: {
    noun: "el mantenimiento",
    questions: [
      "¿qué máquina se para más a menudo sin avisar?",
      "¿qué parte del mantenimiento está planificada?",
    ],
  },
  production: {
    noun: "la producción",
    questions: [
      "¿cuántos años tiene su máquina conectada más antigua?",
      "¿dónde se pierden más minutos en un turno normal?",
    ],
  },
  supply_chain: {
    noun: "la cadena de suministro",
    questions: [
      "¿con cuánta antelación saben que una entrega llegará tarde?",
      "¿qué pieza falta más a menudo cuando se retrasa un plazo?",
    ],
  },
  quality: {
    noun: "la gestión de la calidad",
    questions: [
      "¿en qué paso encuentran más defectos?",
      "¿cuánto tardan en llegar de una reclamación a su causa?",
    ],
  },
  sustainability: {
    noun: "la energía y la sostenibilidad",
    questions: [
      "¿conocen el consumo de energía por pieza o por pedido?",
      "¿qué clientes les piden datos de sostenibilidad?",
    ],
  },
  construction: {
    noun: "los proyectos de obra",
    questions: [
      "¿dónde se pierde más tiempo en sus obras?",
      "¿cómo llegan a la oficina los cambios de la obra?",
    ],
  },
  healthcare: {
    noun: "la atención al paciente",
    questions: ["¿qué parte del día se va en papeleo?", "¿cómo se pide hoy una cita con ustedes?"],
  },
  commerce: {
    noun: "el comercio y la venta en línea",
    questions: [
      "¿en qué paso de la compra se pierden más clientes?",
      "¿qué parte de los pedidos se devuelve?",
    ],
  },
  events: {
    noun: "las ferias y los eventos",
    questions: [
      "¿qué pasa con un contacto la semana después de la feria?",
      "¿cómo deciden si un evento ha merecido la pena?",
    ],
  },
  projects: {
    noun: "la gestión de proyectos",
    questions: [
      "¿en qué se nota primero que un proyecto se retrasa?",
      "¿qué decisión frena más a menudo sus proyectos?",
    ],
  },
  meetings: {
    noun: "las reuniones y el tiempo de trabajo",
    questions: [
      "¿qué reunión fija no echaría de menos nadie?",
      "¿cuántas horas a la semana quedan libres de reuniones?",
    ],
  },
  funding: {
    noun: "el crecimiento y la financiación",
    questions: [
      "¿por qué cifra preguntan primero sus inversores?",
      "¿qué haría antes si volviera a empezar?",
    ],
  },
  automation: {
    noun: "la automatización",
    questions: [
      "¿qué tarea hace su equipo todavía en una hoja de cálculo?",
      "¿qué automatizaría primero y qué al final?",
    ],
  },
  ai: {
    noun: "la IA en el trabajo diario",
    questions: [
      "¿para qué tarea usa su equipo la IA de verdad cada día?",
      "¿qué no dejaría en manos de la IA?",
    ],
  },
  change: {
    noun: "la transformación digital",
    questions: [
      "¿qué cambio encontró menos resistencia en su empresa?",
      "¿dónde suele atascarse una idea nueva?",
    ],
  },
};
