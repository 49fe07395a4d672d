import type { WhyPhrases } from "../phrasebook";
import { by } from "./grammar";

export const why: WhyPhrases = {
  reactions: {
    like: (name, post) => `${name} a aimé ${post}`,
    celebrate: (name, post) => `${name} a applaudi ${post}`,
    support: (name, post) => `${name} soutient ${post}`,
    love: (name, post) => `${name} a mis un cœur à ${post}`,
    insightful: (name, post) => `${name} a trouvé instructive ${post}`,
    curious: (name, post) => `${name} montre de la curiosité pour ${post}`,
    funny: (name, post) => `${name} a ri en lisant ${post}`,
    other: (name, post) => `${name} a réagi à ${post}`,
  },
  evidence: {
    asks: [
      ({ fullName, where, said }) => `${fullName} demande ${where} : ${said}`,
      ({ fullName, where, said }) => `Une question ${by(fullName)} ${where} : ${said}`,
      ({ fullName, where, said }) => `${fullName} veut savoir, ${where} : ${said}`,
    ],
    evaluates: [
      ({ fullName, where, said }) => `${fullName} compare des options et l'écrit ${where} : ${said}`,
      ({ fullName, where, said }) => `${fullName} évoque un choix ou un changement ${where} : ${said}`,
      ({ fullName, where, said }) => `Quelque chose bouge. ${fullName} écrit ${where} : ${said}`,
    ],
    states_problem: [
      ({ fullName, where, said }) => `${fullName} nomme un problème ${where} : ${said}`,
      ({ fullName, where, said }) => `${fullName} dit ce qui coince, ${where} : ${said}`,
      ({ fullName, where, said }) =>
        `Quelque chose ne fonctionne pas encore pour ${fullName}, ${where} : ${said}`,
    ],
    shares_experience: [
      ({ fullName, where, said }) => `${fullName} partage son expérience ${where} : ${said}`,
      ({ fullName, where, said }) => `${fullName} raconte comment cela s'est passé, ${where} : ${said}`,
      ({ fullName, where, said }) => `Un retour d'expérience signé ${fullName} ${where} : ${said}`,
    ],
    agrees: [
      ({ fullName, where, said }) => `${fullName} prend part à la discussion ${where} : ${said}`,
      ({ fullName, where, said }) => `${fullName} rebondit ${where} : ${said}`,
      ({ fullName, where, said }) => `${fullName} écrit ${where} : ${said}`,
    ],
    filler: [
      ({ fullName, where }) => `${fullName} a laissé un bref commentaire ${where}`,
      ({ fullName, where }) => `Un bref commentaire ${by(fullName)} ${where}`,
    ],
    authored: [
      ({ fullName, where, claim }) => claim && `${fullName} écrit ${where} : ${claim}`,
      ({ fullName, where, claim, isAbout }) =>
        claim && isAbout && `${fullName} prend position ${where} : ${claim}`,
      ({ fullName, claim, topic, isAbout }) =>
        claim && isAbout && `${fullName} aborde de sa propre initiative ${topic} : ${claim}`,
      ({ fullName, where, claim }) => !claim && `${fullName} prend la parole ${where}`,
    ],
  },
  reacts: [
    (clause) => `${clause}, sans un mot pour l'instant`,
    (clause, { claim }) => claim && `${clause} : ${claim}`,
    (clause) => `Un signe discret : ${clause}`,
    (clause) => clause,
  ],
  fit: {
    parts: { role: "la fonction", level: "le niveau", industry: "le secteur", size: "la taille" },
    fits: (parts, list) => `${list} ${parts.length === 1 ? "correspond" : "correspondent"} à l'ICP`,
    all: [
      () => "tout ce que demande l'ICP est réuni",
      () => "chaque point de l'ICP est rempli",
      ({ industry }) => industry && `de la fonction au secteur ${industry}, tout correspond à l'ICP`,
    ],
    near: (parts, list) => `${list} ${parts.length === 1 ? "s'en approche" : "s'en approchent"}`,
    unknown: (parts, list) => `${list} ${parts.length === 1 ? "reste à vérifier" : "restent à vérifier"}`,
    misses: {
      role: () => "la fonction n'est pas celle recherchée",
      level: () => "le niveau n'est pas celui recherché",
      industry: ({ industry }) =>
        industry ? `${industry} ne fait pas partie des secteurs visés` : "le secteur n'est pas visé",
      size: () => "la taille sort de la fourchette",
    },
    but: ", mais ",
    buyer: [
      ({ role, name }, match) => `En tant que ${role}, ${name} participe sans doute à la décision : ${match}`,
      ({ role, name }, match) => `${name}, ${role}, a probablement le dernier mot : ${match}`,
      ({ role }, match) => `Un poste qui décide, ${role} : ${match}`,
    ],
    influencer: [
      ({ role, name }, match) =>
        `En tant que ${role}, ${name} peut ouvrir la porte plutôt que signer : ${match}`,
      ({ role, name }, match) =>
        `${name}, ${role}, a de l'influence mais sans doute pas le dernier mot : ${match}`,
      ({ role }, match) => `Une porte d'entrée plutôt qu'un poste de décision, ${role} : ${match}`,
    ],
    elsewhere: [
      ({ role, name }, match) =>
        `En tant que ${role}, ${name} a du poids, mais dans une autre fonction que celle visée : ${match}`,
      ({ role, name }, match) =>
        `${name}, ${role}, a son mot à dire, hors de la fonction visée toutefois : ${match}`,
    ],
    neither: [
      ({ role, name }, match) =>
        `En tant que ${role}, ${name} ne fait pas partie des rôles nommés par l'ICP : ${match}`,
      ({ role, name }, match) => `${name}, ${role}, un rôle que l'ICP ne nomme pas : ${match}`,
    ],
    untitled: [
      ({ place, name }, match) =>
        place && `Le poste ${by(name)} n'est pas connu, l'entreprise oui, ${place} : ${match}`,
      ({ place }, match) => place && `Entreprise connue, ${place}, intitulé de poste inconnu : ${match}`,
      ({ place, name }, match) =>
        !place && `Ni le poste ni l'entreprise ${by(name)} ne sont connus : ${match}`,
    ],
  },
  moment: {
    repeated: [
      ({ timesSeen }) => `Cela fait ${timesSeen} signes d'intérêt en peu de temps`,
      ({ timesSeen, topic, isAbout }) =>
        isAbout && `Déjà ${timesSeen} signes récents : l'intérêt pour ${topic} n'a rien de passager`,
      ({ timesSeen, name }) => `${name} a réagi ${timesSeen} fois en peu de temps`,
    ],
    competitor: [
      ({ competitor }) => competitor && `${competitor} est dans le champ de vision, autant écrire tôt`,
      ({ competitor }) =>
        competitor && `Le sujet vient de chez ${competitor} : une raison de montrer bientôt votre angle`,
      () => "La publication vient d'un concurrent, autant écrire tôt",
    ],
    own: [
      () => "La publication est la vôtre, inutile de vous présenter",
      () => "Le nom de votre entreprise n'est donc pas inconnu ici",
    ],
    evaluates: [
      () => "Aider à comparer maintenant, c'est être sur la liste",
      ({ company }) => company && `Mieux vaut écrire tant que la comparaison dure chez ${company}`,
      () => "Ici, le moment compte plus que le texte",
    ],
    asks: [
      () => "Une réponse utile est la meilleure entrée en matière",
      ({ topic, isAbout }) => isAbout && `Une bonne réponse sur ${topic} ouvre la conversation`,
      () => "Répondre d'abord, vendre ensuite",
    ],
    sameDay: [
      ({ isAbout, topic }) =>
        isAbout && `C'était dans les vingt-quatre heures : le sujet, ${topic}, est encore frais`,
      () => "C'était moins d'un jour après la publication",
      () => "La publication avait moins d'un jour, autant écrire vite",
    ],
  },
};
