import type { OpenerPhrases } from "../phrasebook";
import { de } from "./grammar";

export const opener: OpenerPhrases = {
  hooks: {
    asks: [
      ({ inYours, said }) => `${inYours}, vous demandez : ${said}`,
      ({ inYours, said }) => `je rebondis sur la question posée ${inYours} : ${said}`,
      ({ said, topic, isAbout }) =>
        isAbout && `votre question publique sur ${topic} mérite une réponse : ${said}`,
    ],
    evaluates: [
      ({ inYours, said }) => `${inYours}, vous écrivez : ${said}`,
      ({ said, at }) => `vous écrivez publiquement que les choses bougent${at} : ${said}`,
      ({ said, topic, isAbout }) =>
        isAbout && `votre commentaire sur ${topic} laisse entrevoir une décision : ${said}`,
    ],
    states_problem: [
      ({ inYours, said }) => `${inYours}, vous le dites clairement : ${said}`,
      ({ inYours, said }) => `${inYours}, vous écrivez : ${said}`,
      ({ said, topic, isAbout }) => isAbout && `vous parlez franchement ${de(topic)} : ${said}`,
    ],
    shares_experience: [
      ({ inYours, said }) => `merci pour le retour d'expérience ${inYours} : ${said}`,
      ({ inYours, said }) => `${inYours}, vous racontez comment cela s'est passé : ${said}`,
      ({ said, topic, isAbout }) =>
        isAbout && `votre expérience sur ${topic} vaut mieux que la théorie : ${said}`,
    ],
    agrees: [
      ({ inYours, said }) => `${inYours}, vous écrivez : ${said}`,
      ({ inYours, said }) => `je rebondis sur votre phrase ${inYours} : ${said}`,
      ({ said, topic, isAbout }) => isAbout && `sur ${topic}, vous écrivez : ${said}`,
    ],
    authored: [
      ({ inYours, claim }) => claim && `${inYours}, vous écrivez : ${claim}`,
      ({ claim, topic, isAbout }) =>
        claim && isAbout && `une question sur votre publication, qui parle ${de(topic)} : ${claim}`,
      ({ claim }) => claim && `une phrase de votre publication donne à réfléchir : ${claim}`,
    ],
  },
  leads: [
    ({ topic, at }) => `une question sur ${topic}${at} :`,
    ({ topic, title, at }) => title && `en tant que ${title}${at}, vous avez sûrement un avis sur ${topic} :`,
    ({ topic, industry }) =>
      industry && `je me demande comment les entreprises du secteur ${industry} abordent ${topic} :`,
    ({ topic, company }) => company && `j'aimerais comprendre comment ${company} aborde ${topic} :`,
    ({ topic, title }) => title && `une question pour vous, en tant que ${title}, sur ${topic} :`,
    ({ topic, company }) => company && `${topic}, du point de vue de l'équipe ${company} :`,
    ({ topic, industry, title }) =>
      industry && title && `${topic} dans le secteur ${industry}, côté terrain :`,
    ({ topic }) => `une courte question sur ${topic} :`,
  ],
  citing: [
    ({ author, claim, isOwn, isAbout }) =>
      claim && isAbout && (isOwn ? `nous avons écrit : ${claim}` : author && `${author} écrit : ${claim}`),
    ({ author, claim, isOwn, topic, isAbout }) =>
      claim &&
      isAbout &&
      (isOwn ? `notre avis sur ${topic} : ${claim}` : author && `sur ${topic}, ${author} écrit : ${claim}`),
  ],
  doubts: [
    ({ at }) => `est-ce aussi vrai${at || " chez vous"} ?`,
    ({ title }) => title && `qu'en pensez-vous en tant que ${title} ?`,
    ({ at }) => `en quoi est-ce différent${at || " chez vous"} ?`,
    ({ industry }) => industry && `est-ce vrai aussi dans le secteur ${industry} ?`,
    ({ at }) => `diriez-vous la même chose${at} ?`,
    () => "est-ce juste, ou trop simple ?",
  ],
  questions: {
    asks: [
      () => "qu'avez-vous déjà regardé ?",
      ({ at }) => `que devrait permettre une solution${at} que rien ne permet aujourd'hui ?`,
      ({ topic, isAbout }) => isAbout && `qu'est-ce qui a amené cette question sur ${topic} ?`,
      () => "combien de personnes s'en serviraient ?",
    ],
    evaluates: [
      ({ at }) => `qu'est-ce qui fera la différence${at} ?`,
      () => "à quelle date souhaitez-vous avoir choisi ?",
      ({ topic, isAbout }) => isAbout && `sur ${topic}, qu'est-ce qui doit aller mieux ensuite ?`,
      () => "quels sont les deux points que vous comparez en premier ?",
    ],
    states_problem: [
      ({ at }) => `combien de temps cela vous coûte-t-il${at} dans une semaine normale ?`,
      () => "qu'avez-vous déjà essayé pour y remédier ?",
      ({ topic, isAbout }) => isAbout && `sur ${topic}, que corrigeriez-vous en premier ?`,
      () => "depuis quand est-ce le cas ?",
    ],
    shares_experience: [
      () => "que feriez-vous autrement la prochaine fois ?",
      ({ at }) => `qu'est-ce qui a été le plus difficile${at} ?`,
      ({ topic, isAbout }) => isAbout && `sur ${topic}, quelle a été la plus grande surprise ?`,
      () => "comment avez-vous embarqué l'équipe ?",
    ],
    agrees: [
      ({ at }) => `comment cela se passe-t-il${at || " chez vous"} ?`,
      ({ topic, at, isAbout }) => isAbout && `sur ${topic}, qu'avez-vous changé${at} depuis ?`,
      () => "quel exemple vous vient en premier ?",
      ({ title }) => title && `qu'en tirez-vous en tant que ${title} ?`,
    ],
    authored: [
      ({ at }) => `que s'est-il passé${at} pour que vous l'écriviez ?`,
      ({ topic, at, isAbout }) => isAbout && `sur ${topic}, qu'avez-vous changé${at} depuis ?`,
      () => "quelle est la prochaine étape pour vous ?",
      () => "quelle réponse vous a été la plus utile ?",
    ],
  },
  frames: [
    ({ company }) => company && `qui a le dernier mot à ce sujet chez ${company} ?`,
    ({ at }) => `que changeriez-vous en premier${at} ?`,
    () => "est-ce plutôt une affaire de personnes, de processus ou d'outils ?",
    ({ at }) => `est-ce devenu plus ou moins prioritaire${at} cette année ?`,
  ],
};
