import type { Persona } from "@/db/vocabulary";
import type { RolePhrases } from "../phrasebook";

export const roles: Record<Persona, RolePhrases> = {
  administration: {
    subject: "l'organisation du bureau",
    areas: ["les rendez-vous et les validations", "le circuit des demandes en interne"],
    questions: [
      ({ at }) => `sur quel bureau cela arrive-t-il en premier${at} ?`,
      ({ at }) => `combien de temps prend l'administratif autour de cela${at} ?`,
      () => "qui doit valider ce genre de chose ?",
    ],
  },
  business_development: {
    subject: "les nouveaux marchés et les partenaires",
    areas: ["les nouveaux marchés et les partenaires", "le choix des prochains comptes à ouvrir"],
    questions: [
      ({ at }) => `cela change-t-il les comptes que vous ouvrez ensuite${at} ?`,
      () => "à quel moment cela freine-t-il le plus une nouvelle affaire ?",
      () => "que devrait apporter un partenaire pour vous y aider ?",
    ],
  },
  consulting: {
    subject: "les missions chez les clients",
    areas: ["les résultats chez les clients", "ce que l'on conseille aux clients de faire en premier"],
    questions: [
      () => "que vous demandent vos clients en premier à ce sujet ?",
      () => "que déconseillez-vous à vos clients dans ce domaine ?",
      ({ at }) => `où cela apparaît-il dans vos missions${at} ?`,
    ],
  },
  customer_success: {
    subject: "la fidélisation des clients",
    areas: ["les renouvellements et l'usage", "ce dont les clients se plaignent"],
    questions: [
      () => "qu'en perçoivent vos clients ?",
      ({ at }) => `quelle partie prend le plus de temps à votre équipe clients${at} ?`,
      () => "le sujet revient-il au moment du renouvellement ?",
    ],
  },
  engineering: {
    subject: "le développement logiciel",
    areas: [
      "la fiabilité et la charge de travail",
      "ce qui sera construit ensuite et ce que coûte l'exploitation",
    ],
    questions: [
      ({ at }) => `quelle part avez-vous développée vous-mêmes${at} ?`,
      () => "combien de temps de développement cela prend-il chaque semaine ?",
      () => "quelle partie préféreriez-vous ne pas maintenir ?",
    ],
  },
  finance: {
    subject: "le budget et les prévisions",
    areas: [
      "les dépenses et la fiabilité des prévisions",
      "le retour sur investissement et les coûts récurrents",
    ],
    questions: [
      ({ at }) => `où cela se voit-il dans vos chiffres${at} ?`,
      () => "quel chiffre devrait bouger avant que vous y mettiez un budget ?",
      () => "pouvez-vous chiffrer ce que cela vous coûte aujourd'hui ?",
    ],
  },
  founder: {
    subject: "la croissance",
    areas: ["la croissance et la trésorerie", "ce qu'il faut faire maintenant et ce qui peut attendre"],
    questions: [
      ({ at }) => `est-ce un sujet pour ce trimestre${at}, ou pour plus tard ?`,
      ({ at }) => `qui s'en occupe${at}, vous ou quelqu'un de l'équipe ?`,
      () => "qu'avez-vous déjà essayé, et qu'avez-vous abandonné ?",
    ],
  },
  human_resources: {
    subject: "le recrutement et la fidélisation des équipes",
    areas: ["le recrutement et la fidélisation", "l'arrivée, la vie et le départ des équipes"],
    questions: [
      ({ at }) => `qu'en disent vos équipes${at} ?`,
      () => "le sujet vient-il en entretien, ou seulement quand quelqu'un part ?",
      () => "quelle partie revient aux ressources humaines ?",
    ],
  },
  information_technology: {
    subject: "les systèmes d'information",
    areas: ["les interfaces et les droits d'accès", "les systèmes, les données et la charge de support"],
    questions: [
      ({ at }) => `combien de systèmes cela touche-t-il${at} ?`,
      () => "à quoi une solution devrait-elle se connecter ?",
      () => "quelle partie finit en ticket dans votre équipe ?",
    ],
  },
  legal: {
    subject: "les contrats et les risques",
    areas: ["les risques et les contrats", "les conditions auxquelles on peut signer"],
    questions: [
      () => "à quel moment votre équipe intervient-elle ?",
      () => "quel risque y est sous-estimé ?",
      ({ at }) => `y a-t-il une règle${at}, ou chaque cas est-il examiné à part ?`,
    ],
  },
  marketing: {
    subject: "la génération de leads",
    areas: ["le pipeline issu du marketing", "les campagnes et le budget derrière elles"],
    questions: [
      ({ at }) => `qu'est-ce que cela change à votre plan marketing${at} ce trimestre ?`,
      () => "comment l'expliquez-vous aux ventes et à la finance ?",
      () => "quelle est la contribution du marketing dans ce domaine chez vous ?",
    ],
  },
  operations: {
    subject: "l'efficacité des processus",
    areas: ["le débit et le coût de chaque étape", "les endroits où les commandes attendent"],
    questions: [
      ({ at }) => `à quelle étape cela vous prend-il le plus de temps${at} ?`,
      () => "qui le remarque en premier quand cela se passe mal ?",
      () => "qu'est-ce qui changerait dès demain si cela fonctionnait ?",
    ],
  },
  product: {
    subject: "le développement produit",
    areas: ["la feuille de route et l'adoption", "ce que les clients utilisent vraiment"],
    questions: [
      ({ at }) => `est-ce que cela a une place dans votre feuille de route${at} ?`,
      () => "qu'en disent vos utilisateurs ?",
      () => "à quoi avez-vous renoncé ?",
    ],
  },
  project_management: {
    subject: "la conduite de projet",
    areas: ["le périmètre et les délais", "les personnes à embarquer, et à quel moment"],
    questions: [
      () => "qui faut-il convaincre avant que cela bouge ?",
      ({ at }) => `à quelle fréquence cela retarde-t-il un projet${at} ?`,
      () => "par où commenceriez-vous si vous aviez un mois ?",
    ],
  },
  purchasing: {
    subject: "les achats",
    areas: ["les fournisseurs et les conditions", "la liste restreinte et le coût total"],
    questions: [
      ({ at }) => `que comparez-vous en premier${at} quand des fournisseurs se présentent ?`,
      () => "avec quels fournisseurs travaillez-vous aujourd'hui dans ce domaine ?",
      () => "quand le prochain contrat arrive-t-il à échéance ?",
    ],
  },
  revenue_operations: {
    subject: "le pilotage de la performance commerciale",
    areas: ["les processus et la qualité des données", "les outils que les commerciaux ouvrent chaque jour"],
    questions: [
      ({ at }) => `quel indicateur suivez-vous pour cela${at} ?`,
      () => "est-ce plutôt un problème de données ou de processus chez vous ?",
      () => "quel outil votre équipe utilise-t-elle pour cela, et lequel contourne-t-elle ?",
    ],
  },
  sales: {
    subject: "la gestion du pipeline",
    areas: ["le pipeline et les prévisions", "les chiffres de vente et l'équipe derrière eux"],
    questions: [
      ({ at }) => `quelle partie prend le plus de temps à votre équipe commerciale${at} ?`,
      () => "à quel point cela pèse-t-il sur vos objectifs ?",
      () => "que font vos meilleurs commerciaux de différent sur ce point ?",
    ],
  },
  other: {
    subject: "le travail au quotidien",
    areas: ["la façon de travailler aujourd'hui", "le quotidien et les décisions qui le concernent"],
    questions: [
      ({ at }) => `comment cela se passe-t-il${at} aujourd'hui ?`,
      () => "qui y tient le plus chez vous ?",
      () => "que changeriez-vous en premier ?",
    ],
  },
};
