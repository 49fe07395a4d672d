import type { TopicPhrases } from "../phrasebook";
import type { WorkTopicId } from "../topic-words";

export const workTopics: Record<WorkTopicId, TopicPhrases> = {
  hiring: {
    noun: "le recrutement",
    questions: [
      "combien de semaines s'écoulent entre la candidature et la proposition ?",
      "à quelle étape perdez-vous les bons profils ?",
    ],
  },
  pay: {
    noun: "la rémunération",
    questions: [
      "jusqu'où allez-vous dans la transparence des salaires ?",
      "comment fixez-vous la valeur d'un poste ?",
    ],
  },
  employee_retention: {
    noun: "la fidélisation des équipes",
    questions: [
      "au bout de combien de mois perdez-vous le plus de nouvelles recrues ?",
      "qu'avez-vous changé après votre dernière enquête interne ?",
    ],
  },
  training: {
    noun: "la formation et l'intégration",
    questions: [
      "combien de temps faut-il pour qu'une nouvelle recrue travaille en autonomie ?",
      "comment voyez-vous qu'une formation a changé quelque chose ?",
    ],
  },
  remote_work: {
    noun: "le travail hybride",
    questions: [
      "quels jours vos équipes viennent-elles d'elles-mêmes au bureau ?",
      "qu'est-ce qui marche mieux sur place chez vous ?",
    ],
  },
  leadership: {
    noun: "le management",
    questions: [
      "à quoi vos responsables d'équipe passent-ils trop de temps ?",
      "comment apprend-on à manager chez vous ?",
    ],
  },
  cash_flow: {
    noun: "la trésorerie",
    questions: [
      "en combien de jours êtes-vous payés en moyenne ?",
      "sur combien de semaines voyez-vous votre trésorerie ?",
    ],
  },
  software_spend: {
    noun: "les dépenses logicielles",
    questions: [
      "qui remarque qu'un outil ne sert plus à personne ?",
      "combien de vos outils font la même chose ?",
    ],
  },
  budgeting: {
    noun: "le budget et la clôture mensuelle",
    questions: ["combien de jours dure votre clôture mensuelle ?", "que rapprochez-vous encore à la main ?"],
  },
  procurement: {
    noun: "les achats",
    questions: [
      "combien de temps faut-il pour valider un nouveau fournisseur ?",
      "quelles dépenses sont les plus difficiles à suivre ?",
    ],
  },
  compliance: {
    noun: "la conformité",
    questions: [
      "quelle preuve vous prend le plus de temps avant un audit ?",
      "qui suit les nouvelles règles chez vous ?",
    ],
  },
  contracts: {
    noun: "la gestion des contrats",
    questions: [
      "où les contrats restent-ils bloqués le plus souvent ?",
      "combien de jours passent avant la signature ?",
    ],
  },
  security: {
    noun: "la sécurité informatique",
    questions: [
      "quand avez-vous restauré une sauvegarde pour de vrai la dernière fois ?",
      "comment vérifiez-vous qui a accès à quoi ?",
    ],
  },
  software_delivery: {
    noun: "le développement logiciel",
    questions: [
      "combien de temps faut-il à un changement pour arriver en production ?",
      "qu'est-ce qui ralentit le plus vos équipes techniques ?",
    ],
  },
  data_quality: {
    noun: "la qualité des données",
    questions: [
      "qui tranche quand deux tableaux de bord donnent deux chiffres ?",
      "comment repérez-vous un chiffre faux avant la direction ?",
    ],
  },
  it_systems: {
    noun: "les systèmes d'information",
    questions: [
      "quel ancien système remplaceriez-vous en premier ?",
      "quelle part du budget informatique sert à faire tourner l'existant ?",
    ],
  },
  product_discovery: {
    noun: "le développement produit",
    questions: [
      "à combien de clients votre équipe produit a-t-elle parlé ce mois-ci ?",
      "comment refusez-vous une fonctionnalité que les commerciaux réclament ?",
    ],
  },
  maintenance: {
    noun: "la maintenance",
    questions: [
      "quelle machine s'arrête le plus souvent sans prévenir ?",
      "quelle part de la maintenance est planifiée ?",
    ],
  },
  production: {
    noun: "la production",
    questions: [
      "quel âge a votre plus ancienne machine connectée ?",
      "où perdez-vous le plus de minutes dans une journée normale ?",
    ],
  },
  supply_chain: {
    noun: "la chaîne logistique",
    questions: [
      "combien de temps à l'avance apprenez-vous qu'une livraison sera en retard ?",
      "quelle pièce manque le plus souvent quand un délai glisse ?",
    ],
  },
  quality: {
    noun: "la qualité",
    questions: [
      "à quelle étape trouvez-vous le plus de défauts ?",
      "combien de temps faut-il pour remonter d'une réclamation à sa cause ?",
    ],
  },
  sustainability: {
    noun: "l'énergie et le développement durable",
    questions: [
      "connaissez-vous la consommation d'énergie par pièce ou par commande ?",
      "quels clients vous demandent des chiffres sur le carbone ?",
    ],
  },
  construction: {
    noun: "les chantiers",
    questions: [
      "où un chantier perd-il le plus de temps en ce moment ?",
      "comment les changements sur le chantier arrivent-ils au bureau ?",
    ],
  },
  healthcare: {
    noun: "l'organisation des soins",
    questions: [
      "quelle part de la journée passe dans l'administratif ?",
      "comment un patient obtient-il un rendez-vous chez vous ?",
    ],
  },
  commerce: {
    noun: "le commerce et l'e-commerce",
    questions: [
      "à quelle étape du panier perdez-vous le plus d'acheteurs ?",
      "quelle part des commandes vous revient ?",
    ],
  },
  events: {
    noun: "les salons et les événements",
    questions: [
      "que devient un contact dans la semaine qui suit le salon ?",
      "comment décidez-vous qu'un événement en valait la peine ?",
    ],
  },
  projects: {
    noun: "la conduite de projet",
    questions: [
      "à quoi voyez-vous qu'un projet dérape ?",
      "quelle décision bloque le plus souvent vos projets ?",
    ],
  },
  meetings: {
    noun: "les réunions et le temps de concentration",
    questions: [
      "quelle réunion récurrente ne manquerait à personne ?",
      "combien d'heures sans réunion vous reste-t-il par semaine ?",
    ],
  },
  funding: {
    noun: "la croissance et le financement",
    questions: [
      "quel chiffre vos investisseurs demandent-ils en premier ?",
      "que feriez-vous plus tôt si c'était à refaire ?",
    ],
  },
  automation: {
    noun: "l'automatisation",
    questions: [
      "quelle tâche passe encore par un tableur dans votre équipe ?",
      "qu'automatiseriez-vous en premier, et en dernier ?",
    ],
  },
  ai: {
    noun: "l'IA au quotidien",
    questions: [
      "pour quelle tâche votre équipe se sert-elle vraiment de l'IA chaque jour ?",
      "que ne confieriez-vous pas à une IA ?",
    ],
  },
  change: {
    noun: "la transformation numérique",
    questions: [
      "quel changement a rencontré le moins de résistance chez vous ?",
      "où une idée nouvelle reste-t-elle bloquée en général ?",
    ],
  },
};
