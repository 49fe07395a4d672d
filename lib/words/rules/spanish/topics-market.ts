import type { TopicPhrases } from "../phrasebook";
import type { MarketTopicId } from "../topic-words";

export const marketTopics: Record<MarketTopicId, TopicPhrases> = {
  forecasting: {
    words:
      "prevision de ventas, previsiones, nuestras previsiones, pronostico*, objetivo de ventas, cuota de ventas",
    noun: "la fiabilidad de la previsión de ventas",
    questions: [
      "¿cuánto suele desviarse la previsión al cierre del trimestre?",
      "¿en qué momento dan una venta por segura?",
    ],
  },
  revenue_operations: {
    words: "operaciones comerciales, operaciones de ventas, operaciones de ingresos, gestion comercial",
    noun: "las operaciones comerciales",
    questions: [
      "¿a quién reportan las operaciones comerciales en su empresa?",
      "¿qué proceso entre marketing y ventas falla más a menudo?",
    ],
  },
  buying_signals: {
    words: "senales de compra, senal de compra, intencion de compra, datos de intencion",
    noun: "las señales de compra",
    questions: [
      "¿con qué señal llama su equipo ese mismo día?",
      "¿de dónde vienen hoy sus señales y quién las mira?",
    ],
  },
  attribution: {
    words: "atribucion de marketing, modelo* de atribucion, medicion de marketing, ultimo clic",
    noun: "la atribución de marketing",
    questions: [
      "¿qué cifra dan por buena tanto marketing como finanzas?",
      "¿preguntan a los clientes nuevos cómo llegaron o se fían del seguimiento?",
    ],
  },
  cloud_costs: {
    words: "costes de la nube, costos de la nube, factura de la nube, gasto en la nube, coste cloud",
    noun: "los costes de la nube",
    questions: [
      "¿ve su equipo técnico lo que cuesta cada servicio?",
      "¿quién nota primero que la factura de la nube se dispara?",
    ],
  },
  prospecting: {
    words:
      "prospeccion, prospectar, prospecto*, llamadas en frio, llamada en frio, puerta fria, captacion, nuevos clientes",
    noun: "la prospección",
    questions: [
      "¿qué le da ahora más primeras reuniones, el teléfono o el correo?",
      "¿cómo decide su equipo a quién contactar primero por la mañana?",
    ],
  },
  crm_data: {
    words:
      "crm*, duplicado*, datos de clientes, base de datos de clientes, campo obligatorio, campos obligatorios",
    noun: "la calidad de los datos del CRM",
    questions: [
      "¿cuántos campos de su CRM se usan de verdad?",
      "¿quién actualiza el CRM cuando un contacto cambia de trabajo?",
    ],
  },
  sales_pipeline: {
    words:
      "embudo de ventas, tasa de cierre, cierre de ventas, ciclo de venta*, equipo comercial, equipo de ventas, vendedor*",
    noun: "la gestión del pipeline",
    questions: [
      "¿cuánto tiempo puede quedarse una oportunidad en la misma fase antes de que alguien pregunte?",
      "¿qué les hace perder más ventas, la competencia o la falta de decisión?",
    ],
  },
  demand_generation: {
    words: "generacion de demanda, generacion de leads, campana*, publicidad, embudo*, equipo de marketing",
    noun: "la generación de leads",
    questions: [
      "si hubiera que recortar, ¿qué canal dejarían primero?",
      "¿a cuántos de sus leads llama de verdad el equipo de ventas?",
    ],
  },
  content: {
    words:
      "marketing de contenidos, estrategia de contenidos, creacion de contenido*, marca personal, imagen de marca, posicionamiento, redes sociales, relaciones publicas",
    noun: "la marca y los contenidos",
    questions: [
      "¿qué formato mencionan sus clientes en la primera conversación?",
      "¿cómo saben que un contenido ha cumplido su función?",
    ],
  },
  pricing: {
    words: "precio*, tarifa*, descuento*, margen, margenes, politica de precios",
    noun: "la política de precios",
    questions: [
      "¿quién puede dar un descuento y hasta qué importe?",
      "¿cuándo cambiaron los precios por última vez y qué pasó?",
    ],
  },
  customer_retention: {
    words:
      "fidelizacion, fidelidad de los clientes, bajas de clientes, tasa de abandono, renovacion*, retencion de clientes, exito del cliente",
    noun: "la fidelización de clientes",
    questions: [
      "¿cuál suele ser la primera señal de que un cliente se va?",
      "¿quién lleva la renovación en su empresa?",
    ],
  },
  customer_service: {
    words:
      "atencion al cliente, servicio al cliente, soporte tecnico, equipo de soporte, reclamacion*, experiencia de cliente, tiempo de respuesta, tiempos de respuesta",
    noun: "la atención al cliente",
    questions: [
      "¿qué pregunta llega más a menudo a su equipo?",
      "¿cuánto espera un cliente la primera respuesta en un día de mucho trabajo?",
    ],
  },
  sales_coaching: {
    words: "formacion comercial, formacion de ventas, objecion*, guion de ventas, entrenamiento comercial",
    noun: "la formación del equipo comercial",
    questions: [
      "¿cuánto tarda una persona nueva en alcanzar su objetivo?",
      "¿quién escucha las llamadas y con qué frecuencia?",
    ],
  },
  partnerships: {
    words: "alianza*, distribuidor*, canal de venta, socios comerciales, partner*",
    noun: "las alianzas comerciales",
    questions: [
      "¿qué parte del negocio nuevo llega a través de socios?",
      "¿qué socios traen ventas de verdad y cuáles solo el nombre?",
    ],
  },
};
