import type { CommentBook } from "./comment";

export const frenchComments: CommentBook = {
  byTopic: {
    pipeline: {
      asks: [
        "Quel outil utilisez-vous pour suivre l'âge des opportunités ? Le nôtre ne le fait pas.",
        "Quelqu'un a une solution à recommander pour les revues de pipeline ? Équipe de 18 commerciaux.",
        "Ça coûte combien ce genre d'outil, à peu près, pour une PME ?",
      ],
      evaluates: [
        "On compare deux éditeurs en ce moment, décision avant la fin du trimestre.",
        "Notre contrat s'arrête en mars, nous avons lancé la consultation la semaine dernière.",
      ],
      states_problem: [
        "Chez nous la revue dure deux heures et personne n'en sort avec une action claire.",
        "Un tiers de nos affaires ouvertes a une date de signature dans le passé. Je n'arrive pas à m'en débarrasser.",
        "Nous perdons huit affaires par mois face à l'inaction et nous ne savons toujours pas pourquoi.",
      ],
      shares_experience: [
        "Nous avons supprimé 300 opportunités mortes au printemps. La prévision est redevenue crédible.",
        "On est passés à une revue entre pairs, c'est plus exigeant qu'avec le directeur 😅",
      ],
      agrees: [
        "La date de signature, c'est de la poésie. La prochaine étape, c'est du concret.",
        "Pas tout à fait d'accord : dans les grands comptes, une affaire peut dormir six mois.",
        "Abandonner tôt demande surtout un management qui l'accepte.",
      ],
    },
    outbound: {
      asks: [
        "Comment trouvez-vous les personnes qui s'intéressent déjà au sujet ? Nous cherchons un outil pour ça.",
        "Un prestataire à conseiller pour les signaux d'achat, compatible RGPD ?",
        "vous utilisez quoi pour ça ? on est 6 sdr et on fait tout à la main",
      ],
      evaluates: [
        "Nous testons deux solutions avec quatre SDR, verdict fin novembre.",
        "Nous venons de résilier notre outil de séquences et regardons trois alternatives.",
      ],
      states_problem: [
        "Notre taux de réponse est passé sous 1 %. Je ne sais plus quoi changer.",
        "Mon équipe passe ses matinées à chercher qui appeler, et c'est rarement la bonne personne.",
        "On apprend toujours après coup que le prospect cherchait. Il a déjà signé ailleurs.",
      ],
      shares_experience: [
        "Passés de 120 à 30 messages par jour et par commercial. Plus de rendez-vous, moins de fatigue.",
        "Nous avons essayé la vidéo, les cadeaux, tout. Le téléphone gagne encore.",
      ],
      agrees: [
        "Une bonne raison vaut mieux qu'une bonne accroche.",
        "Je nuancerais : sans volume, pas d'apprentissage.",
        "La prospection paresseuse existait déjà avec l'annuaire.",
      ],
    },
    attribution: {
      asks: [
        "Vous mesurez ça avec quel outil ? On cherche quelque chose sans cookies.",
        "Une solution d'attribution à recommander pour une ETI industrielle ?",
      ],
      evaluates: [
        "Trois outils en lice chez nous, choix en janvier.",
        "On arrête notre prestataire actuel et on consulte pour la suite.",
      ],
      states_problem: [
        "Chez nous 60 % du pipeline vient de « direct ». Impossible de défendre un budget avec ça.",
        "Trois équipes revendiquent les mêmes clients et c'est moi qui arbitre, tous les mois.",
      ],
      shares_experience: [
        "La question ouverte dans le formulaire a tout changé chez nous, un client sur deux cite un podcast.",
        "Nous avons coupé le payant six semaines en Bretagne. Aucun effet, et ça fait drôle.",
      ],
      agrees: [
        "Le dernier clic, c'est de la politique.",
        "Mieux vaut une fourchette honnête qu'une décimale fausse.",
      ],
    },
    people: {
      asks: [
        "Vous avez remplacé l'enquête annuelle par quoi ? On cherche un outil simple pour des équipes en 3x8.",
      ],
      evaluates: ["Nous changeons de SIRH l'an prochain, quatre éditeurs nous font une démo ce mois-ci."],
      states_problem: [
        "Chez nous une recrue sur quatre part avant six mois.",
        "Les plannings tombent quatre jours avant, comment voulez-vous garder les gens ?",
      ],
      shares_experience: [
        "Entretien annuel supprimé, quatre points courts à la place. Personne ne veut revenir en arrière.",
        "Un parrain pour chaque nouveau, et les départs ont été divisés par deux.",
      ],
      agrees: [
        "La surcharge est une erreur de planification : à afficher dans tous les comités de direction.",
        "Le télétravail révèle le management, il ne le remplace pas.",
      ],
    },
  },
  general: {
    asks: [
      "Quel outil utilisez-vous pour cela ? Le nôtre ne sait pas le faire.",
      "Quelqu'un connaît un bon prestataire ?",
    ],
    evaluates: [
      "Ça tombe bien, nous comparons des solutions en ce moment.",
      "C'est dans notre appel d'offres de janvier.",
    ],
    states_problem: [
      "On bute là-dessus depuis des mois.",
      "Chez nous tout repose sur un fichier Excel et une seule personne. Ça m'inquiète.",
    ],
    shares_experience: [
      "Mis en place l'an dernier, le deuxième essai a été le bon.",
      "Testé puis abandonné, trop lourd pour nous.",
    ],
    agrees: [
      "Je ne suis pas d'accord, mais c'est bien dit.",
      "Vrai pour une petite équipe, beaucoup moins dans un grand groupe.",
      "Le processus d'abord, l'outil ensuite.",
      "Facile à écrire, difficile à tenir dans la durée.",
    ],
    filler: [
      "Merci pour ce partage !",
      "Tellement vrai.",
      "Bravo !",
      "👏👏",
      "À méditer.",
      "Très intéressant, merci.",
      "Je partage à mon équipe.",
      "Top 👍",
      "Excellent !",
    ],
    sells: [
      "C'est exactement ce que nous proposons, je vous écris en privé.",
      "Notre agence accompagne les équipes commerciales sur ce sujet, premier audit offert.",
      "Nous avons créé une solution pour ça, démo en lien dans mon profil 🚀",
      "J'accompagne des PME en indépendant sur ces sujets, deux créneaux disponibles en janvier.",
      "Webinaire gratuit jeudi à 11 h sur ce thème, inscrivez-vous !",
    ],
    seeks_job: [
      "Je suis à la recherche d'une alternance dans le commercial, n'hésitez pas à me contacter.",
      "Actuellement en recherche de poste, toute opportunité sur Lyon m'intéresse.",
      "Le poste est-il toujours à pourvoir ?",
    ],
  },
  smallTalk: [
    "Bravo à toute l'équipe !",
    "Félicitations !",
    "Bonnes vacances !",
    "Joyeux anniversaire 🎂",
    "Quelle belle nouvelle !",
    "Merci à vous !",
    "À très vite !",
  ],
};
