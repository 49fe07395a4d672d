import type { TopicPhrases } from "../phrasebook";
import type { WorkTopicId } from "../topic-words";

export const workTopics: Record<WorkTopicId, TopicPhrases> = {
  hiring: {
    words:
      "contratacion*, seleccion de personal, candidato*, candidata*, entrevista*, vacante*, oferta de empleo, marca empleadora, reclut*, talento",
    noun: "la selección de personal",
    questions: [
      "¿cuántas semanas pasan entre la candidatura y la oferta?",
      "¿en qué paso pierden a las mejores candidaturas?",
    ],
  },
  pay: {
    words: "salario*, sueldo*, nomina*, retribucion*, remuneracion*, brecha salarial, beneficios sociales",
    noun: "la política salarial",
    questions: [
      "¿hasta dónde llega la transparencia salarial en su empresa?",
      "¿cómo fijan el valor de un puesto?",
    ],
  },
  employee_retention: {
    words:
      "rotacion*, entrevista de salida, compromiso de los empleados, agotamiento, bienestar, cultura de empresa, clima laboral, rrhh, recursos humanos, absentismo, encuesta interna",
    noun: "la retención del equipo",
    questions: [
      "¿en qué mes pierden a más personas nuevas?",
      "¿qué cambiaron después de la última encuesta interna?",
    ],
  },
  training: {
    words: "formacion*, capacitacion*, aprendizaje*, plan de acogida, habilidades",
    noun: "la formación y la acogida",
    questions: [
      "¿cuánto tarda una persona nueva en trabajar con autonomía?",
      "¿cómo comprueban que una formación ha cambiado algo?",
    ],
  },
  remote_work: {
    words:
      "teletrabajo, trabajo hibrido, trabajo remoto, trabajo a distancia, vuelta a la oficina, semana de cuatro dias",
    noun: "el trabajo híbrido",
    questions: [
      "¿qué días va la gente a la oficina por decisión propia?",
      "¿qué sale mejor en persona en su equipo?",
    ],
  },
  leadership: {
    words:
      "liderazgo, estilo de direccion, mando intermedio, mandos intermedios, gestion de equipos, delegar",
    noun: "el liderazgo",
    questions: [
      "¿en qué se les va demasiado tiempo a sus responsables de equipo?",
      "¿cómo se aprende a dirigir en su empresa?",
    ],
  },
  cash_flow: {
    words:
      "tesoreria, liquidez, plazo de pago, plazos de pago, factura*, facturacion, cobro*, impago*, flujo de caja, morosidad",
    noun: "la tesorería",
    questions: [
      "¿cuántos días tardan en cobrar de media?",
      "¿con cuántas semanas de antelación conocen su saldo de caja?",
    ],
  },
  software_spend: {
    words: "suscripciones, licencias, gasto en software, herramientas sin usar, demasiadas herramientas",
    noun: "el gasto en software",
    questions: [
      "¿quién se da cuenta de que ya nadie usa una herramienta?",
      "¿cuántas de sus herramientas hacen lo mismo?",
    ],
  },
  budgeting: {
    words:
      "presupuesto*, cierre contable, cierre mensual, contab*, control de gestion, director financiero, direccion financiera, conciliacion*, auditoria de cuentas",
    noun: "el presupuesto y el cierre mensual",
    questions: ["¿cuántos días dura su cierre mensual?", "¿qué concilian todavía a mano?"],
  },
  procurement: {
    words: "compras, aprovisionamiento*, proveedor*, licitacion*, concurso publico, abastecimiento",
    noun: "las compras",
    questions: [
      "¿cuánto tarda en aprobarse un proveedor nuevo?",
      "¿qué parte del gasto es más difícil de controlar?",
    ],
  },
  compliance: {
    words: "cumplimiento*, rgpd, proteccion de datos, normativa*, regulacion*, auditoria*, regulatorio*",
    noun: "el cumplimiento normativo",
    questions: [
      "¿qué documentación les lleva más tiempo antes de una auditoría?",
      "¿quién sigue las normas nuevas en su empresa?",
    ],
  },
  contracts: {
    words: "contrato, contratos, juridic*, abogad*, clausula*, asesoria legal, departamento legal",
    noun: "la gestión de contratos",
    questions: ["¿dónde se atascan los contratos más a menudo?", "¿cuántos días pasan hasta la firma?"],
  },
  security: {
    words:
      "ciberseguridad, seguridad informatica, ciberataque*, phishing, ransomware, contrasena*, copia de seguridad, copias de seguridad, brecha de seguridad",
    noun: "la ciberseguridad",
    questions: [
      "¿cuándo restauraron de verdad una copia de seguridad por última vez?",
      "¿cómo revisan quién tiene acceso a qué?",
    ],
  },
  software_delivery: {
    words:
      "desarrollo de software, desarrollador*, programador*, deuda tecnica, equipo tecnico, codigo fuente, despliegue*",
    noun: "el desarrollo de software",
    questions: ["¿cuánto tarda un cambio en llegar a producción?", "¿qué frena más a su equipo técnico?"],
  },
  data_quality: {
    words:
      "calidad de los datos, calidad del dato, almacen de datos, gobierno del dato, gobierno de datos, analitica de datos, ingenieria de datos",
    noun: "la calidad de los datos",
    questions: [
      "¿quién decide cuando dos informes dan dos cifras?",
      "¿cómo detectan una cifra errónea antes de que llegue a la dirección?",
    ],
  },
  it_systems: {
    words:
      "erp, sistemas de informacion, departamento de informatica, migracion*, integracion*, sistema heredado, sistemas heredados, infraestructura tecnologica",
    noun: "los sistemas de información",
    questions: [
      "¿qué sistema antiguo sustituiría primero?",
      "¿qué parte del presupuesto de sistemas se va en mantener lo que ya hay?",
    ],
  },
  product_discovery: {
    words:
      "hoja de ruta, equipo de producto, gestion de producto, investigacion de usuarios, experiencia de usuario, usabilidad",
    noun: "el desarrollo de producto",
    questions: [
      "¿con cuántos clientes ha hablado su equipo de producto este mes?",
      "¿cómo dicen que no a una función que pide ventas?",
    ],
  },
  maintenance: {
    words:
      "mantenimiento*, averia*, parada de maquina, paradas no planificadas, repuesto*, recambio*, servicio tecnico",
    noun: "el mantenimiento",
    questions: [
      "¿qué máquina se para más a menudo sin avisar?",
      "¿qué parte del mantenimiento está planificada?",
    ],
  },
  production: {
    words:
      "produccion*, fabrica*, planta*, maquina*, maquinaria, fabricacion, linea de produccion, operario*, merma*",
    noun: "la producción",
    questions: [
      "¿cuántos años tiene su máquina conectada más antigua?",
      "¿dónde se pierden más minutos en un turno normal?",
    ],
  },
  supply_chain: {
    words:
      "cadena de suministro, logistica*, almacen, inventario*, stock, transporte*, flota*, plazo de entrega, plazos de entrega",
    noun: "la cadena de suministro",
    questions: [
      "¿con cuánta antelación saben que una entrega llegará tarde?",
      "¿qué pieza falta más a menudo cuando se retrasa un plazo?",
    ],
  },
  quality: {
    words:
      "control de calidad, gestion de la calidad, aseguramiento de la calidad, defecto*, no conformidad*, trazabilidad",
    noun: "la gestión de la calidad",
    questions: [
      "¿en qué paso encuentran más defectos?",
      "¿cuánto tardan en llegar de una reclamación a su causa?",
    ],
  },
  sustainability: {
    words:
      "sostenib*, sustentab*, carbono, cambio climatico, emisiones, energia*, energetic*, economia circular, fotovoltaic*, renovable*",
    noun: "la energía y la sostenibilidad",
    questions: [
      "¿conocen el consumo de energía por pieza o por pedido?",
      "¿qué clientes les piden datos de sostenibilidad?",
    ],
  },
  construction: {
    words: "obra, obras, construccion*, inmobiliari*, arquitect*, edificio*, constructora*, vivienda*",
    noun: "los proyectos de obra",
    questions: [
      "¿dónde se pierde más tiempo en sus obras?",
      "¿cómo llegan a la oficina los cambios de la obra?",
    ],
  },
  healthcare: {
    words:
      "paciente*, hospital*, clinica*, dental*, dentista*, enfermer*, medico*, sanidad, sanitari*, sector salud",
    noun: "la atención al paciente",
    questions: ["¿qué parte del día se va en papeleo?", "¿cómo se pide hoy una cita con ustedes?"],
  },
  commerce: {
    words:
      "comercio electronico, tienda online, tienda en linea, tiendas online, carrito*, devolucion*, minorista*, comercio minorista",
    noun: "el comercio y la venta en línea",
    questions: [
      "¿en qué paso de la compra se pierden más clientes?",
      "¿qué parte de los pedidos se devuelve?",
    ],
  },
  events: {
    words: "feria*, congreso*, expositor*, seminario web, organizacion de eventos",
    noun: "las ferias y los eventos",
    questions: [
      "¿qué pasa con un contacto la semana después de la feria?",
      "¿cómo deciden si un evento ha merecido la pena?",
    ],
  },
  projects: {
    words:
      "gestion de proyectos, jefe de proyecto, jefa de proyecto, hito*, cronograma*, plan de proyecto, metodologias agiles",
    noun: "la gestión de proyectos",
    questions: [
      "¿en qué se nota primero que un proyecto se retrasa?",
      "¿qué decisión frena más a menudo sus proyectos?",
    ],
  },
  meetings: {
    words: "reunion*, productividad, gestion del tiempo, concentracion, bandeja de entrada",
    noun: "las reuniones y el tiempo de trabajo",
    questions: [
      "¿qué reunión fija no echaría de menos nadie?",
      "¿cuántas horas a la semana quedan libres de reuniones?",
    ],
  },
  funding: {
    words:
      "ronda de financiacion, inversor*, inversionista*, capital riesgo, ronda de inversion, capital semilla",
    noun: "el crecimiento y la financiación",
    questions: [
      "¿por qué cifra preguntan primero sus inversores?",
      "¿qué haría antes si volviera a empezar?",
    ],
  },
  automation: {
    words:
      "automatiz*, hoja de calculo, hojas de calculo, tareas manuales, papeleo, flujo de trabajo, flujos de trabajo, eficiencia",
    noun: "la automatización",
    questions: [
      "¿qué tarea hace su equipo todavía en una hoja de cálculo?",
      "¿qué automatizaría primero y qué al final?",
    ],
  },
  ai: {
    words:
      "ia, inteligencia artificial, ia generativa, asistente de ia, agentes de ia, aprendizaje automatico",
    noun: "la IA en el trabajo diario",
    questions: [
      "¿para qué tarea usa su equipo la IA de verdad cada día?",
      "¿qué no dejaría en manos de la IA?",
    ],
  },
  change: {
    words: "transformacion digital, digitaliz*, gestion del cambio, innovacion*, estrategia*",
    noun: "la transformación digital",
    questions: [
      "¿qué cambio encontró menos resistencia en su empresa?",
      "¿dónde suele atascarse una idea nueva?",
    ],
  },
};
