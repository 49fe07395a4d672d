import type { TopicTexts } from "./topic";

export const french = {
  pipeline: {
    hooks: [
      "Une revue de pipeline n'est pas une réunion de suivi.",
      "Nous avons supprimé {pct} % de notre pipeline commercial. Aucun regret.",
    ],
    stories: [
      "La moitié des opportunités n'avait pas bougé depuis {weeks} semaines.",
      "Un client nous a dit qu'il était prêt à signer deux mois avant notre rappel.",
      "Ce trimestre, nous avons perdu {n} affaires face à l'inaction, pas face à un concurrent.",
    ],
    lessons: [
      "Regardez la prochaine étape, pas la date de signature.",
      "Le taux de transformation par source en dit plus que le volume.",
      "Abandonner tôt, c'est du temps pour les bons clients.",
    ],
    asks: ["Et chez vous, comment ça se passe ?", "Quelle question posez-vous toujours ?"],
    tags: ["vente", "pipeline", "b2b"],
  },
  outbound: {
    hooks: [
      "La prospection à froid n'est pas morte. La prospection paresseuse, si.",
      "J'ai reçu {n} courriels de prospection ce matin. Deux savaient ce que nous faisons.",
    ],
    stories: [
      "Pendant {weeks} semaines, nous n'avons écrit qu'aux personnes déjà intéressées par le sujet.",
      "La meilleure réponse du mois : « Comment saviez-vous que nous cherchions ? »",
      "Une collègue lit ses prospects pendant une heure avant d'écrire la moindre ligne.",
    ],
    lessons: [
      "Les signaux d'achat se périment vite : après quelques jours, vous êtes un parmi d'autres.",
      "Trois phrases, une raison, une question.",
      "Une bonne liste vaut mieux qu'un message brillant.",
    ],
    asks: ["Qu'est-ce qui marche pour vous en ce moment ?", "Combien de relances prévoyez-vous encore ?"],
    tags: ["prospection", "sdr", "vente"],
  },
  attribution: {
    hooks: [
      "L'attribution marketing ne sera jamais juste. Elle peut rester utile.",
      "Nous avons coupé notre meilleur canal pendant {weeks} semaines. Rien ne s'est passé.",
    ],
    stories: [
      "Une question ouverte dans le formulaire a changé tout le budget.",
      "Trois équipes ont revendiqué les mêmes {n} nouveaux clients.",
      "Un podcast que personne ne mesurait revenait dans un appel sur deux.",
    ],
    lessons: [
      "Demandez aux clients, notez, comptez une fois par trimestre.",
      "Mesurez la demande par compte et non par contact.",
      "Choisissez un modèle avec la finance et n'y touchez plus.",
    ],
    asks: ["Quel modèle utilisez-vous, et y croyez-vous ?", "Que montrez-vous à la direction ?"],
    tags: ["marketing", "attribution", "b2b"],
  },
  people: {
    hooks: [
      "On ne quitte pas une entreprise à l'entretien de départ, mais au troisième mois.",
      "Le télétravail est une compétence de management.",
    ],
    stories: [
      "Une responsable à {city} a demandé ce qu'il fallait arrêter. La liste comptait {n} points.",
      "Notre enquête interne avait 84 questions et aucune conséquence.",
    ],
    lessons: [
      "Un bon accueil, c'est d'abord de la logistique.",
      "Un retour sans date reste une opinion.",
      "La surcharge est une erreur de planification.",
    ],
    asks: ["Qu'avez-vous arrêté cette année ?", "Comment accueillez-vous les nouveaux à distance ?"],
    tags: ["rh", "management"],
  },
} satisfies TopicTexts;

export const spanish = {
  pipeline: {
    hooks: [
      "Una revisión del pipeline no es una reunión de seguimiento.",
      "Eliminamos el {pct} % de nuestro pipeline de ventas y dormimos mejor.",
    ],
    stories: [
      "La mitad de las oportunidades llevaba {weeks} semanas sin moverse.",
      "Este trimestre perdimos {n} negocios frente a la nada, no frente a la competencia.",
      "Un cliente nos contó que estaba listo para comprar dos meses antes de que llamáramos.",
    ],
    lessons: [
      "Mirad el próximo paso y no la fecha de cierre.",
      "La tasa de cierre por origen dice más que el volumen.",
      "Descartar pronto es ganar tiempo para los buenos clientes.",
    ],
    asks: ["¿Cómo lo hacéis vosotros?", "¿Qué pregunta hacéis siempre?"],
    tags: ["ventas", "pipeline", "b2b"],
  },
  crm: {
    hooks: [
      "A nadie le gusta rellenar el CRM, y eso es un problema de diseño.",
      "El {pct} % de los contactos de nuestro CRM había cambiado de trabajo.",
    ],
    stories: [
      "La migración duró {weeks} semanas y limpiar los duplicados, el doble.",
      "Marketing y ventas tenían dos definiciones de cliente, y dirección dos cifras.",
      "Borramos {n} campos y nadie protestó.",
    ],
    lessons: [
      "Los malos datos del CRM cuestan más que la licencia.",
      "Cada campo obligatorio es un impuesto sobre la venta.",
      "Si un campo no cambia ninguna decisión, sobra.",
    ],
    asks: ["¿Qué campo borraríais hoy?", "¿Quién es responsable de los datos en vuestra empresa?"],
    tags: ["crm", "ventas", "datos"],
  },
  ai_revenue: {
    hooks: [
      "Dimos un asistente de IA a todo el equipo comercial. Esto es lo que usan de verdad.",
      "La IA en ventas consiste más en leer que en escribir.",
    ],
    stories: [
      "Tras {weeks} semanas, el equipo dejó el redactor de correos y se quedó con la preparación de llamadas.",
      "Un cliente reconoció el texto generado: había recibido tres iguales.",
    ],
    lessons: [
      "Las señales de compra con contexto valen más que el encanto generado.",
      "Que una persona pulse enviar, hasta que los datos digan otra cosa.",
      "Empezad por la tarea que todos odian.",
    ],
    asks: ["¿Para qué la usa vuestro equipo?", "¿Qué parte de la venta no automatizaríais nunca?"],
    tags: ["ia", "ventas"],
  },
  people: {
    hooks: [
      "La gente no se va en la entrevista de salida. Se va en el tercer mes.",
      "El trabajo híbrido es una habilidad de gestión.",
    ],
    stories: [
      "Una responsable en {city} preguntó qué debíamos dejar de hacer. La lista tenía {n} puntos.",
      "Nuestra encuesta tenía 84 preguntas y ninguna consecuencia.",
    ],
    lessons: [
      "Una buena acogida es sobre todo logística.",
      "El agotamiento es un fallo de planificación.",
      "La cultura es lo que permites un día de mucho trabajo.",
    ],
    asks: ["¿Qué habéis dejado de hacer este año?", "¿Cómo recibís a quien nunca va a la oficina?"],
    tags: ["rrhh", "liderazgo"],
  },
} satisfies TopicTexts;
