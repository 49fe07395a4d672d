import type { TopicPhrases } from "../phrasebook";
import type { MarketTopicId } from "../topic-words";

export const marketTopics: Record<MarketTopicId, TopicPhrases> = {
  forecasting: {
    noun: "la fiabilidad de la previsión de ventas",
    questions: [
      "¿cuánto suele desviarse la previsión al cierre del trimestre?",
      "¿en qué momento dan una venta por segura?",
    ],
  },
  revenue_operations: {
    noun: "las operaciones comerciales",
    questions: [
      "¿qué cuentan todavía de forma distinta marketing y ventas?",
      "¿qué proceso entre marketing y ventas falla más a menudo?",
    ],
  },
  buying_signals: {
    noun: "las señales de compra",
    questions: [
      "¿con qué señal llama su equipo ese mismo día?",
      "¿de dónde vienen hoy sus señales y quién las mira?",
    ],
  },
  attribution: {
    noun: "la atribución de marketing",
    questions: [
      "¿qué cifra dan por buena tanto marketing como finanzas?",
      "¿preguntan a los clientes nuevos cómo llegaron o se fían del seguimiento?",
    ],
  },
  cloud_costs: {
    noun: "los costes de la nube",
    questions: [
      "¿ve su equipo técnico lo que cuesta cada servicio?",
      "¿quién nota primero que la factura de la nube se dispara?",
    ],
  },
  prospecting: {
    noun: "la prospección",
    questions: [
      "¿qué le da ahora más primeras reuniones, el teléfono o el correo?",
      "¿cómo decide su equipo a quién contactar primero por la mañana?",
    ],
  },
  crm_data: {
    noun: "la calidad de los datos del CRM",
    questions: [
      "¿cuántos campos de su CRM se usan de verdad?",
      "¿quién actualiza el CRM cuando un contacto cambia de trabajo?",
    ],
  },
  sales_pipeline: {
    noun: "la gestión del pipeline",
    questions: [
      "¿cuánto tiempo puede quedarse una oportunidad en la misma fase antes de que alguien pregunte?",
      "¿qué les hace perder más ventas, la competencia o la falta de decisión?",
    ],
  },
  demand_generation: {
    noun: "la generación de leads",
    questions: [
      "si hubiera que recortar, ¿qué canal dejarían primero?",
      "¿a cuántos de sus leads llama de verdad el equipo de ventas?",
    ],
  },
  content: {
    noun: "la marca y los contenidos",
    questions: [
      "¿qué formato mencionan sus clientes en la primera conversación?",
      "¿cómo saben que un contenido ha cumplido su función?",
    ],
  },
  pricing: {
    noun: "la política de precios",
    questions: [
      "¿quién puede dar un descuento y hasta qué importe?",
      "¿cuándo cambiaron los precios por última vez y qué pasó?",
    ],
  },
  customer_retention: {
    noun: "la fidelización de clientes",
    questions: [
      "¿cuál suele ser la primera señal de que un cliente se va?",
      "¿quién lleva la renovación en su empresa?",
    ],
  },
  customer_service: {
    noun: "la atención al cliente",
    questions: [
      "¿qué pregunta llega más a menudo a su equipo?",
      "¿cuánto espera un cliente la primera respuesta en un día de mucho trabajo?",
    ],
  },
  sales_coaching: {
    noun: "la formación del equipo comercial",
    questions: [
      "¿cuánto tarda una persona nueva en alcanzar su objetivo?",
      "¿quién escucha las llamadas y con qué frecuencia?",
    ],
  },
  partnerships: {
    noun: "las alianzas comerciales",
    questions: [
      "¿qué parte del negocio nuevo llega a través de socios?",
      "¿qué socios traen ventas de verdad y cuáles solo el nombre?",
    ],
  },
};
