import type { PointPhrases } from "../phrasebook";
import { by } from "./grammar";

export const points: PointPhrases = {
  said: {
    asks: [
      ({ said, topic, isAbout }) => isAbout && `Répondre d'abord à la question sur ${topic} : ${said}`,
      ({ said, at }) =>
        `Apporter deux réponses possibles et demander laquelle convient le mieux${at} : ${said}`,
      ({ said, name }) => `Partir de ce que demande ${name}, pas du produit : ${said}`,
    ],
    evaluates: [
      ({ said, name }) => `${name} écrit ${said} : demander quelles options sont sur la table et qui décide`,
      ({ said, topic, isAbout }) =>
        isAbout && `Proposer des critères honnêtes sur ${topic}, en réponse à ${said}`,
      ({ said, at }) => `Clarifier la date et le budget${at}, à partir de ${said}`,
    ],
    states_problem: [
      ({ said, at }) => `Chiffrer le problème, en heures ou en euros par mois${at} : ${said}`,
      ({ said, topic, isAbout }) =>
        isAbout && `Sur ${topic}, montrer une piste qui a aidé ailleurs : ${said}`,
      ({ said, name }) => `Demander à ${name} ce qui a déjà été tenté : ${said}`,
    ],
    shares_experience: [
      ({ said, name }) => `Laisser ${name} raconter la suite : ${said}`,
      ({ said, at }) => `Demander ce qui reste ouvert${at} après cette étape : ${said}`,
      ({ said, topic, isAbout }) =>
        isAbout && `Sur ${topic}, s'appuyer sur cette expérience au lieu d'expliquer : ${said}`,
    ],
    agrees: [
      ({ said, name }) => `Reprendre les mots ${by(name)} : ${said}`,
      ({ said, at }) => `Demander quel exemple${at} se cache derrière ${said}`,
      ({ said, topic, isAbout }) => isAbout && `Sur ${topic}, demander ce qui en découle : ${said}`,
    ],
    authored: [
      ({ claim, name }) => claim && `Demander à ${name} ce qui a précédé : ${claim}`,
      ({ claim, topic, isAbout }) =>
        claim && isAbout && `Apporter une observation sur ${topic} qui confirme ou nuance ${claim}`,
      ({ claim, at }) => claim && `Demander ce qui a été fait${at} depuis la publication : ${claim}`,
    ],
  },
  unsaid: [
    ({ claim, author, at, topic, isAbout, isOwn }) =>
      !isOwn &&
      isAbout &&
      claim &&
      author &&
      `Demander si cette phrase ${by(author)} sur ${topic} vaut aussi${at || " ici"} : ${claim}`,
    ({ topic, at, title, name }) =>
      title &&
      `En tant que ${title}, ${name} doit savoir qui s'occupe${at} de ce sujet, ${topic} : poser la question`,
    ({ topic, industry }) =>
      industry && `Apporter un chiffre sur ${topic} dans le secteur ${industry} et demander le leur`,
    ({ topic, company }) => company && `Chercher ce qui a déjà été tenté chez ${company} sur ${topic}`,
    ({ topic, area }) => `Relier ${topic} à un enjeu concret : ${area}`,
    ({ topic, title }) =>
      title &&
      `Demander quelle place tient ce sujet, ${topic}, dans une semaine normale au poste ${by(title)}`,
    ({ topic, name, industry }) =>
      industry && `Ne pas évoquer la réaction ; interroger ${name} sur ${topic} dans le secteur ${industry}`,
    ({ topic, at }) => `Commencer par l'existant : qui s'occupe aujourd'hui${at} de ce sujet, ${topic} ?`,
  ],
  next: [
    ({ topic, question }) => `Une bonne deuxième question sur ${topic} : ${question}`,
    ({ topic, question }) => `À garder pour l'échange sur ${topic} : ${question}`,
    ({ topic, question }) => `Si la conversation sur ${topic} s'essouffle, demander : ${question}`,
  ],
  role: [
    ({ title, area, topic }, level) =>
      `En tant que ${title}, ${level} : relier ${topic} à ce qui compte, ${area}`,
    ({ title, area }, level) => `En tant que ${title}, ${level} : parler de ce qui compte, ${area}`,
    ({ title, area, topic }) => `Aborder ${topic} par ce qui compte au poste ${by(title ?? "")} : ${area}`,
    ({ title, name, topic, area }) => `${name} jugera ${topic} en tant que ${title}, avec en tête ${area}`,
  ],
  levels: {
    executive: [(name) => `${name} peut décider et signer`, (name) => `${name} fixe le cap`],
    director: [
      (name) => `${name} tient en général le budget`,
      (name) => `${name} tranche souvent les achats importants`,
    ],
    lead: [
      (name) => `${name} dirige l'équipe et oriente le choix`,
      (name) => `${name} sait ce qui manque à l'équipe`,
    ],
    senior: [
      (name) => `${name} compare avant que d'autres signent`,
      (name) => `${name} donne souvent son avis avant un achat`,
    ],
    professional: [
      (name) => `${name} connaît le quotidien`,
      (name) => `${name} peut dire ce qui gêne au quotidien`,
    ],
    junior: [(name) => `${name} peut dire comment on fait aujourd'hui`, (name) => `${name} sait qui décide`],
  },
  untitled: [
    ({ at, name }) =>
      `Poste inconnu pour ${name} : demander qui décide${at} avant de proposer quoi que ce soit`,
    ({ at, topic }) => `Clarifier d'abord le rôle : qui s'occupe${at} de ce sujet, ${topic} ?`,
  ],
  levelUnknown: [
    ({ title, at, name }) => `${title} ne dit rien du niveau : demander à ${name} qui décide${at}`,
    ({ title, topic, at }) => `Demander ce que recouvre ${title}${at} et qui décide sur ${topic}`,
  ],
  caveats: {
    industry: [
      ({ industry, company }) =>
        company && `Vérifier d'abord le besoin chez ${company} : ${industry} n'est pas un secteur visé`,
      ({ industry, topic }) =>
        `${industry} n'est pas dans la liste : demander tôt si l'on s'y préoccupe de ce sujet, ${topic}`,
      ({ industry, topic }) =>
        `Préparer une référence sur ${topic} qui parle au secteur ${industry}, non visé jusqu'ici`,
    ],
    size: [
      ({ size, company }) =>
        company && `Vérifier tôt que l'offre convient à ${company} : ${size}, c'est hors de la fourchette`,
      ({ size, topic }) =>
        `${size} : ce sujet, ${topic}, s'y pose peut-être autrement que chez vos clients habituels`,
      ({ size, industry }) =>
        industry && `${size} dans le secteur ${industry} : parler budget avant d'y passer du temps`,
    ],
  },
  competitor: [
    ({ competitor, topic, industry }) =>
      competitor &&
      industry &&
      `Préparer une différence nette avec ${competitor} sur ${topic}, qui compte dans le secteur ${industry}`,
    ({ competitor, at, topic }) =>
      competitor && `Savoir quel outil sert aujourd'hui${at} sur ${topic}, avant de citer ${competitor}`,
    ({ competitor, place }) =>
      competitor && place && `${place} : demander ce qui manque aujourd'hui plutôt que citer ${competitor}`,
    ({ competitor, topic, area }) =>
      competitor && `Sur ${topic}, montrer la différence avec ${competitor} là où elle compte : ${area}`,
    ({ topic }) => `Préparer une différence nette avec le concurrent sur ${topic}`,
  ],
  own: [
    ({ topic, place }) => place && `Votre nom est connu : aller droit au sujet, ${topic}, et à ${place}`,
    ({ topic, industry }) => industry && `Sans présentation : un cas du secteur ${industry} sur ${topic}`,
    ({ topic, area }) =>
      `Prolonger votre publication : partir du sujet, ${topic}, puis élargir vers ce qui compte, ${area}`,
  ],
  repeated: [
    ({ timesSeen, topic, at }) =>
      `${timesSeen} signes d'intérêt suffisent pour proposer 20 minutes sur ${topic}${at}`,
    ({ timesSeen, company, topic }) =>
      company &&
      `Après ${timesSeen} signes d'intérêt pour ${topic}, chercher un second contact chez ${company}`,
  ],
  search: [
    ({ search, at, topic }) =>
      search &&
      `Trouvé grâce à la recherche ${search} : demander quelle place prend${at} cette année ce sujet, ${topic}`,
    ({ search, industry, topic }) =>
      search &&
      industry &&
      `Trouvé grâce à la recherche ${search} : demander où en est le secteur ${industry} sur ${topic}`,
  ],
  context: [
    ({ place, topic }) => place && `${place} : demander qui d'autre a son mot à dire sur ${topic}`,
    ({ company, industry, topic }) =>
      company && industry && `Demander ce qui distingue ${company} dans le secteur ${industry} sur ${topic}`,
    ({ industry, topic }) =>
      industry && `Un exemple sur ${topic} venu du secteur ${industry} en dit plus qu'une liste de fonctions`,
    ({ size, topic, industry }) =>
      size && industry && `${size} dans le secteur ${industry} : demander si une seule équipe porte ${topic}`,
    ({ company, topic, area }) =>
      company && `Demander ce qui passe en premier chez ${company} : ${topic}, ou bien ${area}`,
    ({ topic, name }) => `Demander à ${name} qui d'autre suit de près ${topic}`,
  ],
};
