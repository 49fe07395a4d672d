import type { TopicPhrases } from "../phrasebook";
import type { MarketTopicId } from "../topic-words";

export const marketTopics: Record<MarketTopicId, TopicPhrases> = {
  forecasting: {
    noun: "la fiabilité des prévisions de vente",
    questions: [
      "quel est l'écart habituel entre la prévision et le réalisé en fin de trimestre ?",
      "à partir de quand considérez-vous une affaire comme acquise ?",
    ],
  },
  revenue_operations: {
    noun: "le pilotage de la performance commerciale",
    questions: [
      "qu'est-ce que le marketing et les ventes comptent encore différemment ?",
      "quel processus entre marketing et ventes coince le plus souvent ?",
    ],
  },
  buying_signals: {
    noun: "les signaux d'achat",
    questions: [
      "quel signal pousse votre équipe à appeler le jour même ?",
      "d'où viennent vos signaux aujourd'hui, et qui les regarde ?",
    ],
  },
  attribution: {
    noun: "l'attribution marketing",
    questions: [
      "sur quel chiffre le marketing et la finance s'accordent-ils ?",
      "demandez-vous aux nouveaux clients comment ils vous ont trouvés, ou vous fiez-vous au tracking ?",
    ],
  },
  cloud_costs: {
    noun: "les coûts du cloud",
    questions: [
      "vos équipes techniques voient-elles ce que coûte chaque service ?",
      "qui remarque en premier que la facture cloud s'envole ?",
    ],
  },
  prospecting: {
    noun: "la prospection",
    questions: [
      "qu'est-ce qui vous apporte le plus de premiers rendez-vous, le téléphone ou l'e-mail ?",
      "comment votre équipe choisit-elle qui contacter en premier le matin ?",
    ],
  },
  crm_data: {
    noun: "la qualité des données CRM",
    questions: [
      "combien de champs de votre CRM servent encore vraiment ?",
      "qui met à jour le CRM quand un contact change de poste ?",
    ],
  },
  sales_pipeline: {
    noun: "la gestion du pipeline",
    questions: [
      "combien de temps une affaire peut-elle rester à la même étape avant que quelqu'un réagisse ?",
      "perdez-vous plus d'affaires face à un concurrent ou faute de décision ?",
    ],
  },
  demand_generation: {
    noun: "la génération de leads",
    questions: [
      "quel canal couperiez-vous en premier s'il le fallait ?",
      "combien de vos leads les commerciaux rappellent-ils vraiment ?",
    ],
  },
  content: {
    noun: "la marque et les contenus",
    questions: [
      "quel format vos clients citent-ils au premier échange ?",
      "comment savez-vous qu'un contenu a fait son travail ?",
    ],
  },
  pricing: {
    noun: "la politique de prix",
    questions: [
      "qui peut accorder une remise, et jusqu'à quel montant ?",
      "quand avez-vous changé vos prix pour la dernière fois, et que s'est-il passé ?",
    ],
  },
  customer_retention: {
    noun: "la fidélisation des clients",
    questions: [
      "quel est en général le premier signe qu'un client va partir ?",
      "qui suit les renouvellements chez vous ?",
    ],
  },
  customer_service: {
    noun: "le service client",
    questions: [
      "quelle question revient le plus souvent à votre équipe ?",
      "combien de temps un client attend-il une première réponse un jour chargé ?",
    ],
  },
  sales_coaching: {
    noun: "l'accompagnement des commerciaux",
    questions: [
      "combien de temps faut-il à une nouvelle recrue pour atteindre son objectif ?",
      "qui écoute les appels, et à quelle fréquence ?",
    ],
  },
  partnerships: {
    noun: "les partenariats",
    questions: [
      "quelle part de vos nouvelles affaires vient des partenaires ?",
      "quels partenaires vous apportent vraiment des affaires ?",
    ],
  },
};
