import type { CommentBook } from "./comment";

export const spanishComments: CommentBook = {
  byTopic: {
    pipeline: {
      asks: [
        "¿Con qué herramienta veis cuánto lleva parada cada oportunidad? La nuestra no lo hace.",
        "¿Alguien puede recomendar algo para revisar el pipeline con 15 comerciales?",
        "¿Cuánto cuesta más o menos una solución así para una pyme?",
      ],
      evaluates: [
        "Estamos comparando dos proveedores y decidimos antes de fin de trimestre.",
        "Se nos acaba el contrato en marzo, ya hemos pedido tres demos.",
      ],
      states_problem: [
        "Nuestra revisión dura dos horas y nadie sale con un próximo paso.",
        "Un tercio de las oportunidades tiene fecha de cierre pasada y no hay manera de que se limpie.",
        "Perdemos ocho negocios al mes frente a la nada. No sabemos por qué.",
      ],
      shares_experience: [
        "Borramos 300 oportunidades muertas en primavera y por fin cuadró la previsión.",
        "Cambiamos a revisiones entre compañeros, son más duros que yo 😂",
      ],
      agrees: [
        "La fecha de cierre es un deseo, el próximo paso es un hecho.",
        "Depende: en cuentas grandes un negocio puede estar parado medio año y cerrarse igual.",
        "Descartar pronto exige un jefe que no castigue por ello.",
      ],
    },
    crm: {
      asks: [
        "¿Qué usáis para evitar duplicados al entrar? Somos 40 comerciales.",
        "Necesito un proveedor de enriquecimiento de datos fiable para España y Portugal, ¿alguna recomendación?",
      ],
      evaluates: [
        "Estamos eligiendo CRM nuevo, quedan dos finalistas.",
        "En enero lanzamos el concurso para cambiar de CRM, me guardo el post para los requisitos.",
      ],
      states_problem: [
        "Un tercio de nuestros contactos está desactualizado y no es responsabilidad de nadie.",
        "Aquí cada comercial tiene su Excel, el CRM es decorativo.",
        "llevamos 2 años con dos CRM desde la fusión, un caos",
      ],
      shares_experience: [
        "Pasamos de 60 campos obligatorios a 9 y la gente empezó a rellenarlos.",
        "La migración fue rápida, limpiar nos llevó todo el verano.",
      ],
      agrees: [
        "El verdadero CRM es el Excel de cada uno.",
        "Cada campo obligatorio es un impuesto. Qué buena frase y qué poco se aplica.",
      ],
    },
    ai_revenue: {
      asks: [
        "¿Qué herramienta usáis para preparar las llamadas? Busco algo que cumpla con el RGPD.",
        "¿Se integra con el CRM o es otra pestaña más? ¿Y el precio?",
      ],
      evaluates: [
        "Tenemos dos pilotos en marcha, el viernes decidimos con cuál seguimos.",
        "Está en el presupuesto de 2026, ahora mismo pidiendo ofertas.",
        "Nosotros lo cancelamos a los tres meses, todos los correos sonaban igual.",
      ],
      states_problem: [
        "Pagamos cuatro herramientas de IA y nadie sabe decir cuál ahorra tiempo.",
        "Legal nos lo bloquea todo y el equipo usa cuentas personales. Un problema serio.",
      ],
      shares_experience: ["La preparación de llamadas se quedó, el redactor no. Cinco meses, 30 usuarios."],
      agrees: ["Leer mejor antes que escribir más.", "La IA amplifica lo que ya haces, también lo malo."],
    },
    people: {
      asks: ["¿Con qué habéis sustituido la encuesta? Buscamos algo breve para turnos."],
      evaluates: ["Cambiamos de software de RR. HH. el año que viene, tres proveedores en la lista."],
      states_problem: [
        "Uno de cada cuatro se nos va antes de seis meses.",
        "El cuadrante sale con cuatro días de antelación, así no se queda nadie.",
      ],
      shares_experience: [
        "Quitamos la evaluación anual y hacemos cuatro charlas. Nadie la echa de menos.",
        "Pusimos un padrino a cada nuevo y las bajas cayeron a la mitad.",
      ],
      agrees: ["El agotamiento es planificación mala, no debilidad.", "La cultura se ve en los días malos."],
    },
  },
  general: {
    asks: [
      "Justo estamos buscando una herramienta para esto. ¿Cuál usáis?",
      "¿Alguien conoce un buen proveedor?",
    ],
    evaluates: [
      "Nos pilla comparando proveedores precisamente para esto.",
      "Entra en la lista de requisitos, elegimos en febrero.",
    ],
    states_problem: [
      "Llevamos meses atascados con esto.",
      "Aquí lo lleva una sola persona en un Excel y se jubila en mayo.",
    ],
    shares_experience: [
      "Lo implantamos el año pasado, a la segunda salió bien.",
      "Lo probamos y lo dejamos, demasiado trabajo para un equipo pequeño.",
    ],
    agrees: [
      "No lo veo así, pero da que pensar.",
      "En equipos pequeños sí, en una multinacional es otra historia.",
      "Primero el proceso y luego la herramienta.",
      "Muy bonito en una diapositiva, en la calle cuesta más.",
    ],
    filler: [
      "¡Gracias por compartir!",
      "Totalmente de acuerdo.",
      "¡Grande!",
      "👏👏👏",
      "Muy bueno.",
      "Tal cual.",
      "Me lo guardo 🙌",
      "Excelente reflexión, gracias.",
    ],
    sells: [
      "Nosotros ofrecemos justo este servicio, te escribo por privado.",
      "Hemos creado una plataforma para esto, prueba gratis en el enlace de mi perfil 🚀",
      "Hago consultoría de ventas y ayudo a empresas con esto, me quedan dos huecos en enero.",
      "El jueves damos un webinar gratuito sobre el tema, ¡apúntate!",
      "En nuestra agencia conseguimos 20 reuniones al mes para nuestros clientes, ¿hablamos?",
    ],
    seeks_job: [
      "Estoy en búsqueda activa de empleo en el área comercial, agradezco cualquier contacto.",
      "¿Sigue abierta la vacante? Me interesa mucho.",
      "Busco prácticas en marketing a partir de febrero, ¡gracias por difundir!",
    ],
  },
  smallTalk: [
    "¡Enhorabuena!",
    "¡Felicidades! 🎉",
    "¡Buenas vacaciones!",
    "¡Qué alegría!",
    "Jajaja, genial",
    "¡Mucho éxito!",
    "Gracias a vosotros ❤️",
  ],
};
