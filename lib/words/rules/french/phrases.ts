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
      ({ fullName, where, said }) => `${fullName} pose une question ${where} : ${said}`,
      ({ fullName, where, said }) => `Une question ${by(fullName)} ${where} : ${said}`,
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
      ({ fullName, where, said }) => `${fullName} raconte ${where} comment cela s'est passé : ${said}`,
    ],
    agrees: [
      ({ fullName, where, said }) => `${fullName} a écrit ${where} : ${said}`,
      ({ fullName, where, said }) => `${fullName} donne son avis ${where} : ${said}`,
    ],
    filler: [
      ({ fullName, where }) => `${fullName} a laissé quelques mots ${where}`,
      ({ fullName, where }) => `Quelques mots ${by(fullName)} ${where}`,
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
      ({ role, name }, match) => `${name}, ${role}, peut sans doute conseiller plus que décider : ${match}`,
      ({ role, name }, match) =>
        `${as(role)}, ${name} peut sans doute orienter un choix plus que le faire : ${match}`,
    ],
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
      () => "Rien n'indique encore un besoin : posez une question avant de proposer",
      () => "On y lit de l'intérêt plus qu'un besoin : commencez par une question",
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
        ({ inYours }) => `j'ai lu la question posée ${inYours}.`,
        ({ inYours }) => `je rebondis sur la question posée ${inYours} :`,
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
        ({ inYours }) => `${inYours}, vous racontez comment cela s'est passé.`,
        ({ inYours }) => `merci pour le retour d'expérience ${inYours}.`,
      ],
      agrees: [
        ({ topic, yours }) => topic && `j'ai lu ${yours} et j'ai une question sur ${topic} :`,
        ({ topic, yours, title }) =>
          topic && title && `${yours} m'amène à une question sur ${topic}, pour vous ${as(title)} :`,
        ({ topic, yours, title }) =>
          !topic && title && `j'ai lu ${yours} et j'ai une question pour vous, ${as(title)} :`,
        ({ topic, yours, company }) =>
          !topic && company && `j'ai lu ${yours} et j'ai une question sur le quotidien chez ${company} :`,
        ({ topic, yours, title, company }) =>
          !topic && !title && !company && `j'ai lu ${yours} et j'ai une question sur votre quotidien :`,
      ],
    },
    questions: {
      asks: [
        () => "avez-vous trouvé une réponse depuis, ou cherchez-vous encore ?",
        () => "quelles pistes avez-vous déjà regardées ?",
        ({ at }) => `à quoi devrait ressembler une bonne réponse pour vous${at} ?`,
      ],
      evaluates: [
        () => "qu'est-ce qui compte le plus pour vous dans ce choix ?",
        () => "qu'est-ce qui devrait mieux fonctionner qu'aujourd'hui ?",
        ({ at }) => `qui d'autre a son mot à dire${at} ?`,
      ],
      states_problem: [
        () => "est-ce toujours le cas, ou avez-vous trouvé une solution ?",
        ({ at }) => `combien de temps cela vous coûte-t-il${at} dans une semaine normale ?`,
        () => "qu'avez-vous déjà essayé ?",
      ],
      shares_experience: [
        () => "referiez-vous la même chose ?",
        () => "que feriez-vous autrement aujourd'hui ?",
        () => "qu'est-ce qui a été plus difficile que prévu ?",
      ],
    },
    leads: [
      ({ topic, at }) => topic && `une question sur ${topic}${at} :`,
      ({ topic, title }) => topic && title && `une question sur ${topic}, pour vous ${as(title)} :`,
      ({ topic, company }) =>
        topic && company && `j'aimerais comprendre comment ${company} aborde ${topic} :`,
      ({ topic, industry }) =>
        topic &&
        industry &&
        `je me demande comment les entreprises du secteur ${industry} abordent ${topic} :`,
      ({ topic }) => topic && `je vous écris au sujet ${de(topic)} :`,
      ({ topic, area }) => topic && `une question sur ${topic}, en lien avec ${area} :`,
      ({ topic, title, company }) =>
        topic && title && company && `une question sur ${topic} chez ${company}, pour vous ${as(title)} :`,
      ({ topic, title, at }) => !topic && title && `une question pour vous, ${as(title)}${at} :`,
      ({ topic, title, company }) =>
        !topic && title && company && `une question sur votre travail ${as(title)} chez ${company} :`,
      ({ topic, company }) => !topic && company && `une question sur le quotidien chez ${company} :`,
      ({ topic, title, at }) => !topic && !title && `une question sur votre travail${at} :`,
    ],
    frames: [
      ({ at }) => `comment vous organisez-vous${at} aujourd'hui ?`,
      ({ at }) => `que changeriez-vous en premier${at} ?`,
      ({ company }) => company && `qui s'en occupe chez ${company} ?`,
      () => "qu'est-ce qui vous prend le plus de temps ?",
      ({ at }) => `est-ce plutôt une affaire de personnes, de processus ou d'outils${at} ?`,
    ],
  },
};
