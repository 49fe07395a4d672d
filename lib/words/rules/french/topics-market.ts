import type { TopicPhrases } from "../phrasebook";
import type { MarketTopicId } from "../topic-words";

export const marketTopics: Record<MarketTopicId, TopicPhrases> = {
  forecasting: {
    words: "prevision*, objectifs commerciaux, atterrissage*, objectif de vente*",
    noun: "la fiabilité des prévisions de vente",
    questions: [
      "quel est l'écart habituel entre la prévision et le réalisé en fin de trimestre ?",
      "à partir de quand considérez-vous une affaire comme acquise ?",
    ],
  },
  revenue_operations: {
    words: "operations commerciales, pilotage commercial, performance commerciale, administration des ventes",
    noun: "le pilotage de la performance commerciale",
    questions: [
      "à qui sont rattachées les opérations commerciales chez vous ?",
      "quel processus entre marketing et ventes coince le plus souvent ?",
    ],
  },
  buying_signals: {
    words: "signaux d achat, signal d achat, intention d achat, intentions d achat, donnees d intention",
    noun: "les signaux d'achat",
    questions: [
      "quel signal pousse votre équipe à appeler le jour même ?",
      "d'où viennent vos signaux aujourd'hui, et qui les regarde ?",
    ],
  },
  attribution: {
    words: "attribution*, mesure marketing, mesure de la performance, dernier clic",
    noun: "l'attribution marketing",
    questions: [
      "sur quel chiffre le marketing et la finance s'accordent-ils ?",
      "demandez-vous aux nouveaux clients comment ils vous ont trouvés, ou vous fiez-vous au tracking ?",
    ],
  },
  cloud_costs: {
    words: "couts cloud, cout du cloud, couts du cloud, facture cloud, depenses cloud",
    noun: "les coûts du cloud",
    questions: [
      "vos équipes techniques voient-elles ce que coûte chaque service ?",
      "qui remarque en premier que la facture cloud s'envole ?",
    ],
  },
  prospecting: {
    words:
      "prospect*, demarchage, demarcher, appels a froid, appel a froid, relance*, nouveaux clients, prise de rendez vous",
    noun: "la prospection",
    questions: [
      "qu'est-ce qui vous apporte le plus de premiers rendez-vous, le téléphone ou l'e-mail ?",
      "comment votre équipe choisit-elle qui contacter en premier le matin ?",
    ],
  },
  crm_data: {
    words: "crm*, doublon*, donnees clients, fichier client*, base clients, champs obligatoires",
    noun: "la qualité des données CRM",
    questions: [
      "combien de champs de votre CRM servent encore vraiment ?",
      "qui met à jour le CRM quand un contact change de poste ?",
    ],
  },
  sales_pipeline: {
    words:
      "affaire, affaires, taux de transformation, cycle de vente*, signature, equipe commerciale, equipes commerciales, commerciaux, commerciale, vente, ventes, opportunites",
    noun: "la gestion du pipeline",
    questions: [
      "combien de temps une affaire peut-elle rester à la même étape avant que quelqu'un réagisse ?",
      "perdez-vous plus d'affaires face à un concurrent ou faute de décision ?",
    ],
  },
  demand_generation: {
    words:
      "generation de leads, generation de la demande, campagne*, publicite*, acquisition, entonnoir, equipe marketing",
    noun: "la génération de leads",
    questions: [
      "quel canal couperiez-vous en premier s'il le fallait ?",
      "combien de vos leads les commerciaux rappellent-ils vraiment ?",
    ],
  },
  content: {
    words:
      "contenu*, marque, marques, referencement, image de marque, reseaux sociaux, communication, relations presse",
    noun: "la marque et les contenus",
    questions: [
      "quel format vos clients citent-ils au premier échange ?",
      "comment savez-vous qu'un contenu a fait son travail ?",
    ],
  },
  pricing: {
    words: "prix, tarif*, tarification, remise*, marge*, politique de prix",
    noun: "la politique de prix",
    questions: [
      "qui peut accorder une remise, et jusqu'à quel montant ?",
      "quand avez-vous changé vos prix pour la dernière fois, et que s'est-il passé ?",
    ],
  },
  customer_retention: {
    words:
      "fidelisation, fidelite, resiliation*, renouvellement*, attrition, clients existants, desabonnement*",
    noun: "la fidélisation des clients",
    questions: [
      "quel est en général le premier signe qu'un client va partir ?",
      "qui suit les renouvellements chez vous ?",
    ],
  },
  customer_service: {
    words:
      "service client*, support client*, sav, reclamation*, experience client*, relation client*, delai de reponse",
    noun: "le service client",
    questions: [
      "quelle question revient le plus souvent à votre équipe ?",
      "combien de temps un client attend-il une première réponse un jour chargé ?",
    ],
  },
  sales_coaching: {
    words:
      "formation commerciale, coaching commercial, objection*, script de vente, entretien de vente, montee en competence*",
    noun: "l'accompagnement des commerciaux",
    questions: [
      "combien de temps faut-il à une nouvelle recrue pour atteindre son objectif ?",
      "qui écoute les appels, et à quelle fréquence ?",
    ],
  },
  partnerships: {
    words: "partenaire*, partenariat*, revendeur*, vente indirecte, recommandation*, apporteur d affaires",
    noun: "les partenariats",
    questions: [
      "quelle part de vos nouvelles affaires vient des partenaires ?",
      "quels partenaires vous apportent vraiment des affaires ?",
    ],
  },
};
