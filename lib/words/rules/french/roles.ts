import type { Persona } from "@/db/vocabulary";
import type { RolePhrases } from "../phrasebook";

export const roles: Record<Persona, RolePhrases> = {
  administration: {
    areas: ["les rendez-vous et les validations", "l'organisation du bureau"],
    questions: [
      ({ at }) => `quelle demande met le plus de temps à aboutir${at} ?`,
      () => "quelle tâche récurrente confieriez-vous en premier ?",
      () => "quelles validations demandent le plus de relances ?",
    ],
  },
  business_development: {
    areas: ["les nouveaux marchés", "le choix des prochains comptes"],
    questions: [
      ({ at }) => `comment choisissez-vous les prochains comptes à ouvrir${at} ?`,
      () => "qu'est-ce qui freine le plus une nouvelle affaire ?",
      () => "qu'attendez-vous d'un bon partenaire ?",
    ],
  },
  consulting: {
    areas: ["les résultats chez les clients", "les missions en cours"],
    questions: [
      () => "que vous demandent le plus vos clients cette année ?",
      ({ at }) => `quelle partie d'une mission${at} prend plus de temps que prévu ?`,
      () => "où une mission perd-elle le plus de temps ?",
    ],
  },
  customer_success: {
    areas: ["les renouvellements et l'adoption", "les retours des clients"],
    questions: [
      ({ at }) => `comment repérez-vous${at} qu'un client va partir ?`,
      () => "qu'est-ce qui prend le plus de temps à votre équipe clients ?",
      () => "de quoi les clients parlent-ils le plus avant un renouvellement ?",
    ],
  },
  engineering: {
    areas: ["la fiabilité et la charge de travail", "le choix entre développer et acheter"],
    questions: [
      ({ at }) => `comment décidez-vous${at} de développer ou d'acheter ?`,
      () => "quel système préféreriez-vous ne plus maintenir vous-mêmes ?",
      () => "qu'est-ce qui éloigne le plus vos équipes de leur vrai travail ?",
    ],
  },
  finance: {
    areas: ["les dépenses et la rentabilité", "le retour sur investissement"],
    questions: [
      ({ at }) => `quelle étape de la clôture mensuelle prend le plus de temps${at} ?`,
      () => "quels chiffres rassemblez-vous encore à la main ?",
      () => "jusqu'à quel horizon vos prévisions sont-elles fiables ?",
    ],
  },
  founder: {
    areas: ["le développement de l'entreprise", "les priorités du trimestre"],
    questions: [
      ({ at }) => `qu'est-ce qui freine le plus la croissance${at} en ce moment ?`,
      () => "qu'est-ce qui dépend encore de vous et ne devrait plus ?",
      () => "quelle décision est en tête de votre liste ce trimestre ?",
    ],
  },
  human_resources: {
    areas: ["les effectifs et les talents", "l'accueil et le suivi des équipes"],
    questions: [
      ({ at }) => `quels postes sont les plus difficiles à pourvoir${at} ?`,
      () => "quelle tâche RH passe encore par un tableur ?",
      () => "qu'est-ce qui prend le plus de temps entre une candidature et une proposition ?",
    ],
  },
  information_technology: {
    areas: ["les interfaces et les droits d'accès", "les outils et la charge du support"],
    questions: [
      ({ at }) => `quels systèmes${at} sont les plus difficiles à relier ?`,
      () => "qu'est-ce qui génère le plus de tickets pour votre équipe ?",
      () => "quel système remplaceriez-vous en premier ?",
    ],
  },
  legal: {
    areas: ["les risques et les engagements", "les délais de signature"],
    questions: [
      () => "à quel moment votre équipe intervient-elle dans un nouveau contrat ?",
      ({ at }) => `quel type de contrat${at} est le plus long à relire ?`,
      () => "quelle question simple revient le plus souvent à votre équipe ?",
    ],
  },
  marketing: {
    areas: ["les résultats du marketing", "les campagnes et le budget marketing"],
    questions: [
      ({ at }) => `comment mesurez-vous${at} ce qu'une campagne rapporte ?`,
      () => "quel canal fonctionne le mieux pour vous cette année ?",
      () => "qu'est-ce qui prend le plus de temps entre l'idée et la campagne ?",
    ],
  },
  operations: {
    areas: ["les coûts et la fluidité du processus", "les temps d'attente dans le processus"],
    questions: [
      ({ at }) => `quelle étape vous coûte le plus de temps${at} ?`,
      () => "quel processus dépend encore d'une seule personne ?",
      () => "que suivez-vous encore à la main ?",
    ],
  },
  product: {
    areas: ["la feuille de route et l'adoption", "l'usage réel par les clients"],
    questions: [
      ({ at }) => `comment décidez-vous${at} de ce qui entre dans la feuille de route ?`,
      () => "comment savez-vous quelles fonctions servent vraiment ?",
      () => "qu'est-ce qui ralentit le plus une mise en production ?",
    ],
  },
  project_management: {
    areas: ["le périmètre et les délais", "les parties prenantes et les validations"],
    questions: [
      ({ at }) => `qu'est-ce qui retarde le plus souvent les projets${at} ?`,
      () => "comment gardez-vous la trace des décisions d'un projet à l'autre ?",
      () => "qui doit donner son accord avant le démarrage d'un projet ?",
    ],
  },
  purchasing: {
    areas: ["les fournisseurs et les conditions", "la comparaison des offres"],
    questions: [
      ({ at }) => `comment comparez-vous les fournisseurs${at} aujourd'hui ?`,
      () => "quelle catégorie d'achats vous prend le plus de temps ?",
      () => "combien de temps faut-il pour valider un nouveau fournisseur ?",
    ],
  },
  revenue_operations: {
    areas: ["les processus entre les équipes", "les outils des commerciaux"],
    questions: [
      ({ at }) => `à quel chiffre de votre CRM vous fiez-vous le moins${at} ?`,
      () => "combien d'outils un commercial ouvre-t-il dans une journée normale ?",
      () => "quel rapport demande encore un travail manuel ?",
    ],
  },
  sales: {
    areas: ["les affaires en cours", "les objectifs et l'équipe commerciale"],
    questions: [
      ({ at }) => `à part la vente, qu'est-ce qui prend le plus de temps à votre équipe commerciale${at} ?`,
      () => "à quelle étape vos affaires bloquent-elles le plus souvent ?",
      () => "comment choisissez-vous qui contacter en premier ?",
    ],
  },
  other: {
    areas: ["l'organisation du travail", "les tâches du quotidien"],
    questions: [
      ({ at }) => `quelle tâche prend le plus de temps${at} ?`,
      () => "qu'est-ce qui passe encore par un tableur ou par le papier ?",
      () => "que changeriez-vous en premier dans la façon de travailler ?",
    ],
  },
};
