import type { Phrases } from "../phrasebook";
import { as, by, de, that, to } from "./grammar";

export const phrases: Omit<Phrases, "points"> = {
  reactions: {
    like: (name, post) => `${name} a aimé ${post}`,
    celebrate: (name, post) => `${name} a applaudi ${post}`,
    support: (name, post) => `${name} a apporté son soutien ${to(post)}`,
    love: (name, post) => `${name} a réagi par un cœur ${to(post)}`,
    insightful: (name, post) => `${name} a trouvé instructif ${post}`,
    curious: (name, post) => `${name} a réagi avec curiosité ${to(post)}`,
    funny: (name, post) => `${name} a trouvé drôle ${post}`,
    other: (name, post) => `${name} a réagi ${to(post)}`,
  },
  evidence: {
    asks: [
      ({ fullName, where, said, hasQuestion }) => hasQuestion && `${fullName} demande ${where} : ${said}`,
      ({ fullName, where, said, hasQuestion }) =>
        hasQuestion && `Une question ${by(fullName)} ${where} : ${said}`,
      ({ fullName, where, said, hasQuestion }) =>
        !hasQuestion && `${fullName} semble chercher quelque chose et écrit ${where} : ${said}`,
    ],
    evaluates: [
      ({ fullName, where, said }) => `${fullName} semble comparer des options ${where} : ${said}`,
      ({ fullName, where, said }) => `${fullName} parle d'un choix ou d'un changement ${where} : ${said}`,
    ],
    states_problem: [
      ({ fullName, where, said }) => `${fullName} décrit un problème ${where} : ${said}`,
      ({ fullName, where, said }) => `${that("Voici un problème", fullName)} décrit ${where} : ${said}`,
    ],
    shares_experience: [
      ({ fullName, where, said }) => `${fullName} partage son expérience ${where} : ${said}`,
      ({ fullName, where, said }) => `${fullName} explique ${where} ce que cela donne en pratique : ${said}`,
    ],
    agrees: [
      ({ fullName, where, said }) => `${fullName} a écrit ${where} : ${said}`,
      ({ fullName, where, said }) => `${fullName} a commenté ${where} : ${said}`,
    ],
    comments: [
      ({ fullName, where, isAuthor }) => !isAuthor && `${fullName} a laissé un commentaire ${where}`,
      ({ fullName, where }) => `${fullName} a pris part à la discussion ${where}`,
    ],
  },
  reacts: [
    (clause) => `${clause}, sans commentaire`,
    (clause, { claim }) => claim && `${clause} : ${claim}`,
    (clause) => clause,
  ],
  fit: {
    parts: {
      role: "la fonction",
      level: "le niveau",
      industry: "le secteur",
      size: "la taille",
    },
    fits: (parts, list) => `${list} ${parts.length === 1 ? "correspond" : "correspondent"} à votre ICP`,
    near: (parts, list) => `${list} ${parts.length === 1 ? "s'approche" : "s'approchent"} de votre cible`,
    unknown: (parts, list) => `${list} ${parts.length === 1 ? "reste" : "restent"} à vérifier`,
    misses: {
      role: () => "la fonction n'est pas de celles que vous visez",
      level: () => "le niveau n'est pas celui que vous visez",
      industry: ({ industry }) =>
        industry ? `${industry} n'est pas un secteur cible` : "le secteur n'est pas une cible",
      size: () => "la taille est hors de votre fourchette",
    },
    but: ", mais ",
    buyer: [
      ({ role, name }, match) => `${name}, ${role}, participe sans doute à la décision d'achat : ${match}`,
      ({ role, name }, match) => `${as(role)}, ${name} peut sans doute décider : ${match}`,
    ],
    influencer: [
      ({ role, name }, match) => `${name}, ${role}, peut sans doute conseiller plutôt que décider : ${match}`,
      ({ role, name }, match) =>
        `${as(role)}, ${name} peut sans doute orienter un choix plutôt que trancher : ${match}`,
    ],
    executive: [({ role, name }, match) => `${name} est ${role} : ${match}`],
    elsewhere: [
      ({ role, name }, match) =>
        `${name}, ${role}, a du poids, mais dans une autre fonction que celles que vous visez : ${match}`,
      ({ role, name }, match) =>
        `${as(role)}, ${name} a des responsabilités, mais hors des fonctions que vous visez : ${match}`,
    ],
    neither: [
      ({ role, name }, match) => `${name} est ${role}, une fonction que votre ICP ne cite pas : ${match}`,
      ({ role, name }, match) => `${as(role)}, ${name} sort des fonctions de votre ICP : ${match}`,
    ],
    untitled: [
      ({ place, name }, match) => place && `${name} travaille chez ${place}, à un poste inconnu : ${match}`,
      ({ place, name }, match) =>
        !place && `Ni le poste ni l'entreprise ${by(name)} ne sont connus : ${match}`,
    ],
  },
  moment: {
    repeated: [
      ({ timesSeen }) => `Cela fait ${timesSeen} signes d'intérêt en peu de temps`,
      ({ timesSeen, name }) => `${name} a montré de l'intérêt ${timesSeen} fois en peu de temps`,
    ],
    competitor: [
      ({ competitor }) => competitor && `${competitor} est un concurrent : mieux vaut écrire tôt`,
      () => "Le post est celui d'un concurrent : mieux vaut écrire tôt",
    ],
    own: [() => "Le post est le vôtre : votre entreprise n'est donc pas inconnue"],
    asks: [
      () => "Une réponse utile est la meilleure entrée en matière",
      () => "Répondez d'abord, vendez ensuite",
    ],
    evaluates: [() => "Le choix se fait peut-être en ce moment : n'attendez pas"],
    ordinary: [
      () => "Pas de besoin clair pour l'instant : posez une question avant de proposer",
      () => "Rien ne montre encore un besoin : commencez par une question",
      ({ topic }) => topic && `Reste à savoir s'il y a un besoin autour ${de(topic)}`,
    ],
    silent: [
      () => "Une réaction seule dit peu de choses : commencez par une question",
      () => "Mieux vaut un premier message court, sans offre",
      ({ topic }) => topic && `Reste à savoir s'il y a un besoin autour ${de(topic)}`,
    ],
  },
  opener: {
    hooks: {
      asks: [
        ({ inYours, hasQuestion }) => hasQuestion && `j'ai lu la question posée ${inYours}.`,
        ({ inYours, hasQuestion }) => hasQuestion && `je rebondis sur la question posée ${inYours} :`,
        ({ yours, hasQuestion }) => !hasQuestion && `j'ai lu ${yours}.`,
        ({ yours, hasQuestion }) => !hasQuestion && `je rebondis sur ${yours} :`,
      ],
      evaluates: [
        ({ line, inYours }) => line && `vous écrivez ${inYours} : ${line}`,
        ({ yours }) => `à lire ${yours}, vous comparez peut-être plusieurs options.`,
      ],
      states_problem: [
        ({ line, inYours }) => line && `vous écrivez ${inYours} : ${line}`,
        ({ inYours }) => `vous décrivez un problème ${inYours}.`,
        ({ inYours }) => `${inYours}, vous parlez de ce qui ne fonctionne pas.`,
      ],
      shares_experience: [
        ({ line, inYours }) => line && `vous écrivez ${inYours} : ${line}`,
        ({ inYours }) => `${inYours}, vous dites ce que cela donne en pratique.`,
        ({ inYours }) => `merci pour le retour d'expérience partagé ${inYours}.`,
      ],
      agrees: [
        ({ topic, yours }) => `j'ai lu ${yours} et j'ai une question sur ${topic} :`,
        ({ topic, yours }) => `${yours} m'amène à une question sur ${topic} :`,
      ],
    },
    questions: {
      asks: [
        ({ hasQuestion }) => hasQuestion && "avez-vous trouvé une réponse depuis, ou cherchez-vous encore ?",
        ({ hasQuestion }) => hasQuestion && "est-elle toujours d'actualité ?",
        ({ hasQuestion }) => hasQuestion && "est-ce réglé, ou puis-je vous proposer une piste ?",
        ({ hasQuestion }) =>
          !hasQuestion && "avez-vous trouvé une solution depuis, ou cherchez-vous encore ?",
        ({ hasQuestion }) => !hasQuestion && "où en êtes-vous aujourd'hui ?",
      ],
      evaluates: [
        () => "qu'est-ce qui compte le plus pour vous dans ce choix ?",
        () => "qu'est-ce qui devrait mieux fonctionner qu'aujourd'hui ?",
        () => "où en êtes-vous aujourd'hui ?",
      ],
      states_problem: [
        () => "est-ce toujours le cas, ou avez-vous trouvé une solution ?",
        () => "avez-vous trouvé une solution depuis ?",
        ({ at }) => `est-ce toujours le cas${at} ?`,
      ],
      shares_experience: [
        () => "comment cela se passe-t-il aujourd'hui ?",
        () => "est-ce toujours le cas ?",
        () => "que conseilleriez-vous à d'autres ?",
      ],
    },
    leads: [
      ({ topic, title }) => topic && title && `votre regard ${as(title)} sur ${topic} m'intéresse :`,
      ({ topic, at }) => topic && `une question sur ${topic}${at} :`,
      ({ topic, title }) => topic && title && `une question pour vous ${as(title)} sur ${topic} :`,
      ({ topic, company }) =>
        topic && company && `j'aimerais comprendre comment ${company} aborde ${topic} :`,
      ({ topic, title, company }) =>
        topic &&
        title &&
        company &&
        `${as(title)} chez ${company}, vous avez peut-être un avis sur ${topic} :`,
      ({ topic, title, at }) => !topic && title && `une question sur votre poste ${by(title)}${at} :`,
      ({ topic, title, company }) =>
        !topic && title && company && `une question sur votre travail ${as(title)} chez ${company} :`,
      ({ topic, company }) => !topic && company && `une question sur le quotidien chez ${company} :`,
      ({ topic, title, at }) => !topic && !title && `une question sur votre travail${at} :`,
    ],
    frames: [
      ({ at }) => `cela fonctionne-t-il bien${at} aujourd'hui ?`,
      () => "qu'est-ce qui pourrait être plus simple ?",
      () => "qu'est-ce qui vous semble le plus difficile ?",
      ({ at }) => `qu'est-ce qui marche bien${at}, et qu'est-ce qui marche moins bien ?`,
      () => "qu'est-ce qui a changé depuis un an ?",
    ],
  },
};
