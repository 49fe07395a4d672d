import type { TopicPhrases } from "../phrasebook";
import type { WorkTopicId } from "../topic-words";

export const workTopics: Record<WorkTopicId, TopicPhrases> = {
  hiring: {
    words:
      "recrut*, candidat*, candidature*, entretien d embauche, offre d emploi, embauche*, marque employeur, fiche de poste",
    noun: "le recrutement",
    questions: [
      "combien de semaines s'écoulent entre la candidature et la proposition ?",
      "à quelle étape perdez-vous les bons profils ?",
    ],
  },
  pay: {
    words: "salaire*, remuneration*, paie, avantages sociaux, transparence salariale, prime, primes",
    noun: "la rémunération",
    questions: [
      "jusqu'où allez-vous dans la transparence des salaires ?",
      "comment fixez-vous la valeur d'un poste ?",
    ],
  },
  employee_retention: {
    words:
      "demission*, entretien de depart, engagement des salaries, qualite de vie au travail, qvt, bien etre, surcharge, epuisement, culture d entreprise, rh, ressources humaines, enquete interne, absenteisme",
    noun: "la fidélisation des équipes",
    questions: [
      "au bout de combien de mois perdez-vous le plus de nouvelles recrues ?",
      "qu'avez-vous changé après votre dernière enquête interne ?",
    ],
  },
  training: {
    words:
      "formation*, apprentissage*, apprenti*, competence*, integration des nouveaux, accueil des nouveaux, alternance",
    noun: "la formation et l'intégration",
    questions: [
      "combien de temps faut-il pour qu'une nouvelle recrue travaille en autonomie ?",
      "comment voyez-vous qu'une formation a changé quelque chose ?",
    ],
  },
  remote_work: {
    words: "teletravail*, travail hybride, travail a distance, retour au bureau, semaine de quatre jours",
    noun: "le travail hybride",
    questions: [
      "quels jours vos équipes viennent-elles d'elles-mêmes au bureau ?",
      "qu'est-ce qui marche mieux sur place chez vous ?",
    ],
  },
  leadership: {
    words: "management, manager*, leadership, dirigeant*, encadrement, chef d equipe, deleguer, confiance",
    noun: "le management",
    questions: [
      "à quoi vos responsables d'équipe passent-ils trop de temps ?",
      "comment apprend-on à manager chez vous ?",
    ],
  },
  cash_flow: {
    words:
      "tresorerie, delai de paiement, delais de paiement, facture*, facturation, impaye*, creances, encaissement*, affacturage",
    noun: "la trésorerie",
    questions: [
      "en combien de jours êtes-vous payés en moyenne ?",
      "sur combien de semaines voyez-vous votre trésorerie ?",
    ],
  },
  software_spend: {
    words:
      "abonnements, licences, depenses logicielles, cout des logiciels, outils inutilises, trop d outils",
    noun: "les dépenses logicielles",
    questions: [
      "qui remarque qu'un outil ne sert plus à personne ?",
      "combien de vos outils font la même chose ?",
    ],
  },
  budgeting: {
    words:
      "budget*, cloture*, controle de gestion, comptab*, daf, direction financiere, reporting financier, rapprochement*",
    noun: "le budget et la clôture mensuelle",
    questions: ["combien de jours dure votre clôture mensuelle ?", "que rapprochez-vous encore à la main ?"],
  },
  procurement: {
    words: "achats, acheteur*, fournisseur*, appel d offres, appels d offres, approvisionnement*, sourcing",
    noun: "les achats",
    questions: [
      "combien de temps faut-il pour valider un nouveau fournisseur ?",
      "quelles dépenses sont les plus difficiles à suivre ?",
    ],
  },
  compliance: {
    words: "conformite, rgpd, reglementation*, reglementaire*, audit*, norme*, devoir de vigilance",
    noun: "la conformité",
    questions: [
      "quelle preuve vous prend le plus de temps avant un audit ?",
      "qui suit les nouvelles règles chez vous ?",
    ],
  },
  contracts: {
    words: "contrat*, juridique*, juriste*, avocat*, clause*, direction juridique",
    noun: "la gestion des contrats",
    questions: [
      "où les contrats restent-ils bloqués le plus souvent ?",
      "combien de jours passent avant la signature ?",
    ],
  },
  security: {
    words:
      "securite informatique, cybersecurite, cyberattaque*, hameconnage, rancongiciel*, mots de passe, sauvegarde*, rssi, droits d acces, faille*",
    noun: "la sécurité informatique",
    questions: [
      "quand avez-vous restauré une sauvegarde pour de vrai la dernière fois ?",
      "comment vérifiez-vous qui a accès à quoi ?",
    ],
  },
  software_delivery: {
    words:
      "developpement logiciel, developpeu*, dette technique, mise en production, code source, equipe technique, equipes techniques",
    noun: "le développement logiciel",
    questions: [
      "combien de temps faut-il à un changement pour arriver en production ?",
      "qu'est-ce qui ralentit le plus vos équipes techniques ?",
    ],
  },
  data_quality: {
    words:
      "qualite des donnees, donnees, tableau de bord, tableaux de bord, entrepot de donnees, indicateur*, gouvernance des donnees, analyse de donnees",
    noun: "la qualité des données",
    questions: [
      "qui tranche quand deux tableaux de bord donnent deux chiffres ?",
      "comment repérez-vous un chiffre faux avant la direction ?",
    ],
  },
  it_systems: {
    words:
      "erp, systeme d information, systemes d information, dsi, migration*, interface*, logiciel de gestion, infrastructure*",
    noun: "les systèmes d'information",
    questions: [
      "quel ancien système remplaceriez-vous en premier ?",
      "quelle part du budget informatique sert à faire tourner l'existant ?",
    ],
  },
  product_discovery: {
    words:
      "feuille de route, equipe produit, chef de produit, gestion de produit, fonctionnalite*, recherche utilisateur, experience utilisateur, ergonomie",
    noun: "le développement produit",
    questions: [
      "à combien de clients votre équipe produit a-t-elle parlé ce mois-ci ?",
      "comment refusez-vous une fonctionnalité que les commerciaux réclament ?",
    ],
  },
  maintenance: {
    words:
      "maintenance*, panne*, arret machine, arrets machine, pieces detachees, techniciens itinerants, depannage*",
    noun: "la maintenance",
    questions: [
      "quelle machine s'arrête le plus souvent sans prévenir ?",
      "quelle part de la maintenance est planifiée ?",
    ],
  },
  production: {
    words:
      "production*, usine*, atelier*, machine*, fabrication, industrie*, ligne de production, rebut*, operateur*",
    noun: "la production",
    questions: [
      "quel âge a votre plus ancienne machine connectée ?",
      "où perdez-vous le plus de minutes dans une journée normale ?",
    ],
  },
  supply_chain: {
    words:
      "chaine d approvisionnement, logistique*, entrepot*, stock, stocks, livraison*, transport*, delais de livraison, flotte",
    noun: "la chaîne logistique",
    questions: [
      "combien de temps à l'avance apprenez-vous qu'une livraison sera en retard ?",
      "quelle pièce manque le plus souvent quand un délai glisse ?",
    ],
  },
  quality: {
    words:
      "controle qualite, management de la qualite, assurance qualite, defaut*, non conformite*, tracabilite",
    noun: "la qualité",
    questions: [
      "à quelle étape trouvez-vous le plus de défauts ?",
      "combien de temps faut-il pour remonter d'une réclamation à sa cause ?",
    ],
  },
  sustainability: {
    words:
      "rse, durable*, durabilite, carbone, climat*, emission*, energie*, energetique*, economie circulaire, photovoltaique",
    noun: "l'énergie et le développement durable",
    questions: [
      "connaissez-vous la consommation d'énergie par pièce ou par commande ?",
      "quels clients vous demandent des chiffres sur le carbone ?",
    ],
  },
  construction: {
    words:
      "chantier*, btp, batiment*, immobilier*, architecte*, renovation*, artisan*, promoteur*, maitre d ouvrage",
    noun: "les chantiers",
    questions: [
      "où un chantier perd-il le plus de temps en ce moment ?",
      "comment les changements sur le chantier arrivent-ils au bureau ?",
    ],
  },
  healthcare: {
    words:
      "patient*, hopital, hopitaux, clinique*, cabinet medical, dentaire*, soignant*, infirmier*, medecin*, sante, ehpad",
    noun: "l'organisation des soins",
    questions: [
      "quelle part de la journée passe dans l'administratif ?",
      "comment un patient obtient-il un rendez-vous chez vous ?",
    ],
  },
  commerce: {
    words:
      "commerce en ligne, boutique en ligne, e commerce, magasin*, distribution, panier*, retours, commercant*",
    noun: "le commerce et l'e-commerce",
    questions: [
      "à quelle étape du panier perdez-vous le plus d'acheteurs ?",
      "quelle part des commandes vous revient ?",
    ],
  },
  events: {
    words:
      "salon professionnel, salons professionnels, stand, evenement*, conference*, congres, exposant*, webinaire*",
    noun: "les salons et les événements",
    questions: [
      "que devient un contact dans la semaine qui suit le salon ?",
      "comment décidez-vous qu'un événement en valait la peine ?",
    ],
  },
  projects: {
    words:
      "gestion de projet*, chef de projet, cheffe de projet, jalon*, calendrier projet, planning projet, cahier des charges",
    noun: "la conduite de projet",
    questions: [
      "à quoi voyez-vous qu'un projet dérape ?",
      "quelle décision bloque le plus souvent vos projets ?",
    ],
  },
  meetings: {
    words: "reunion*, agenda*, productivite, gestion du temps, concentration, boite mail",
    noun: "les réunions et le temps de concentration",
    questions: [
      "quelle réunion récurrente ne manquerait à personne ?",
      "combien d'heures sans réunion vous reste-t-il par semaine ?",
    ],
  },
  funding: {
    words:
      "levee de fonds, investisseur*, capital risque, jeune pousse, jeunes pousses, fondateur*, fondatrice*, tour de table",
    noun: "la croissance et le financement",
    questions: [
      "quel chiffre vos investisseurs demandent-ils en premier ?",
      "que feriez-vous plus tôt si c'était à refaire ?",
    ],
  },
  automation: {
    words:
      "automatis*, tableur*, taches manuelles, saisie manuelle, paperasse, gain de temps, flux de travail, efficacite",
    noun: "l'automatisation",
    questions: [
      "quelle tâche passe encore par un tableur dans votre équipe ?",
      "qu'automatiseriez-vous en premier, et en dernier ?",
    ],
  },
  ai: {
    words: "ia, intelligence artificielle, ia generative, assistant ia, agents ia, apprentissage automatique",
    noun: "l'IA au quotidien",
    questions: [
      "pour quelle tâche votre équipe se sert-elle vraiment de l'IA chaque jour ?",
      "que ne confieriez-vous pas à une IA ?",
    ],
  },
  change: {
    words:
      "transformation numerique, transformation digitale, numerisation, conduite du changement, innovation*, strategie*",
    noun: "la transformation numérique",
    questions: [
      "quel changement a rencontré le moins de résistance chez vous ?",
      "où une idée nouvelle reste-t-elle bloquée en général ?",
    ],
  },
};
