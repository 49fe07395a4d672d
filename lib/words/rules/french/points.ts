import type { PointPhrases } from "../phrasebook";
import { as, by, de, that } from "./grammar";

export const points: PointPhrases = {
  said: {
    asks: [
      () => `Commencez par répondre, avant de parler de votre produit`,
      ({ at, hasQuestion }) => `Essayez de savoir d'où vient la ${hasQuestion ? "question" : "demande"}${at}`,
      ({ at }) => `Demandez qui en a besoin${at}, et pour quand`,
    ],
    evaluates: [
      () => `Demandez quelles options sont envisagées et qui décide`,
      () => `Demandez ce qui doit aller mieux ensuite`,
      ({ at }) => `Faites préciser le calendrier et le budget${at}`,
    ],
    states_problem: [
      ({ at }) => `Demandez ce que ce problème coûte${at}, en heures ou en argent`,
      () => `Demandez s'il y a une échéance ou un budget pour cela`,
      ({ at }) => `Demandez qui d'autre rencontre ce problème${at}`,
    ],
    shares_experience: [
      () => `Demandez si c'est toujours le cas`,
      ({ name }) => `Laissez ${name} raconter avant de montrer quoi que ce soit`,
      ({ name }) => `Demandez à ${name} ce qui pourrait encore s'améliorer`,
    ],
    agrees: [
      ({ topic, at }) => topic && `Demandez s'il y a un besoin autour ${de(topic)}${at}`,
      ({ topic }) => topic && `Demandez un exemple concret sur ${topic}`,
      ({ at }) => `Demandez ce qu'il en est en pratique${at}`,
      () => `Demandez ce qui motive le commentaire`,
    ],
  },
  unsaid: [
    ({ topic, at }) => topic && `Identifiez qui s'occupe ${de(topic)}${at}.`,
    ({ topic, company }) => topic && company && `${that("Demandez ce", company)} a déjà essayé sur ${topic}.`,
    ({ topic, area }) => topic && `Faites le lien entre ${topic} et ${area}.`,
    ({ topic, industry }) =>
      topic && industry && `Venez avec un exemple du secteur ${industry} sur ${topic}.`,
    ({ topic, at, area }) => topic && `Demandez ce qui passe en premier${at} : ${topic} ou ${area}.`,
    ({ topic, title }) =>
      topic && title && `Demandez quelle place prend ${topic} dans le travail ${as(title)}.`,
    ({ topic, title, at }) =>
      !topic && title && `Demandez ce qui compte le plus ce trimestre au poste ${by(title)}${at}.`,
    ({ topic, company, area }) =>
      !topic && company && `Demandez comment ${company} gère aujourd'hui ${area}.`,
    ({ topic, name, area }) =>
      !topic && `Demandez à ${name} ce qui prend le plus de temps : ${area}, ou autre chose.`,
  ],
  next: [
    ({ topic, question }) => topic && `Une deuxième question sur ${topic} : ${question}`,
    ({ topic, question }) => `À garder pour plus tard${topic ? `, sur ${topic}` : ""} : ${question}`,
    ({ topic, question }) =>
      `Si l'échange${topic ? ` sur ${topic}` : ""} s'essouffle, demandez : ${question}`,
  ],
  role: [
    ({ title, area }, level) => `${as(title)}, ${level} : parlez ${de(area)}.`,
    ({ title, area, at }, level) => `${as(title)}${at}, ${level}. Un bon sujet : ${area}.`,
    ({ title, topic, area }, level) =>
      topic && `${as(title)}, ${level} : reliez ${topic} à ce qui compte, ${area}.`,
    ({ title, industry, area }, level) =>
      industry && `${as(title)} (${industry}), ${level} : posez une question sur ${area}.`,
  ],
  levels: {
    executive: [(name) => `${name} peut sans doute décider`, (name) => `${name} fixe le cap`],
    director: [
      (name) => `${name} a sans doute un budget`,
      (name) => `${name} décide sans doute des achats importants`,
    ],
    lead: [(name) => `${name} dirige l'équipe`, (name) => `${name} sait ce qui manque à l'équipe`],
    senior: [
      (name) => `${name} donne souvent son avis avant un achat`,
      (name) => `${name} connaît les détails`,
    ],
    professional: [(name) => `${name} connaît le quotidien`, (name) => `${name} peut dire ce qui coince`],
    junior: [
      (name) => `${name} peut dire comment on fait aujourd'hui`,
      (name) => `${name} sait peut-être qui décide`,
    ],
  },
  untitled: [
    ({ at, name }) => `Clarifiez d'abord le rôle : le poste occupé${at} n'est pas connu pour ${name}.`,
    ({ at }) => `Demandez qui décide${at} avant de proposer quoi que ce soit : le poste n'est pas connu.`,
  ],
  levelUnknown: [
    ({ title, name, at }) => `${title} : le niveau n'est pas clair, demandez à ${name} qui décide${at}.`,
    ({ title, at }) =>
      `Demandez ce que recouvre le poste ${by(title ?? "")}${at} : l'intitulé ne le dit pas.`,
  ],
  caveats: {
    industry: [
      ({ industry, company }) =>
        company && `Vérifiez que le besoin existe chez ${company} : ${industry} n'est pas un secteur cible.`,
      ({ industry }) =>
        `${industry} n'est pas dans vos secteurs cibles : demandez tôt si le besoin y existe.`,
    ],
    size: [
      ({ size, company }) =>
        company && `Vérifiez tôt que votre offre convient à ${company} : ${size}, c'est hors de votre cible.`,
      ({ size, industry }) =>
        industry && `${size} (${industry}), hors de votre cible : demandez tôt si votre offre convient.`,
      ({ size, topic }) =>
        topic && `${size}, c'est hors de votre cible : demandez d'abord ce qu'il en est ${de(topic)}.`,
      ({ size, area }) => `${size}, c'est hors de votre cible : commencez par une question sur ${area}.`,
      ({ size }) =>
        `L'entreprise compte ${size}, hors de votre cible : demandez tôt si votre offre lui convient.`,
    ],
  },
  competitor: [
    ({ competitor, topic }) =>
      competitor && topic && `Préparez une différence claire avec ${competitor} sur ${topic}.`,
    ({ competitor, at }) =>
      competitor && `Demandez quel outil est utilisé${at} avant de citer ${competitor}.`,
    ({ competitor, industry }) =>
      competitor &&
      industry &&
      `Préparez une différence avec ${competitor} qui compte dans le secteur ${industry}.`,
    () => "Préparez une différence claire avec le concurrent.",
  ],
  own: [
    ({ company, topic }) => company && topic && `On vous connaît déjà : parlez ${de(topic)} chez ${company}.`,
    ({ industry }) => industry && `Passez les présentations et venez avec un exemple du secteur ${industry}.`,
    () => "Passez les présentations : le post était le vôtre.",
  ],
  repeated: [
    ({ timesSeen, at }) =>
      `${timesSeen} signes d'intérêt : de quoi proposer un court appel${at && `, avec une deuxième personne${at}`}.`,
    ({ timesSeen, topic }) =>
      topic && `${timesSeen} signes d'intérêt : de quoi proposer un court appel sur ${topic}.`,
    ({ timesSeen, area }) => `${timesSeen} signes d'intérêt : de quoi proposer un court appel sur ${area}.`,
    ({ timesSeen, company }) =>
      company && `Après ${timesSeen} signes d'intérêt, cherchez un second contact chez ${company}.`,
  ],
  context: [
    ({ name, company, topic }) =>
      company && topic && `Demandez qui, à part ${name}, s'occupe ${de(topic)} chez ${company}.`,
    ({ place, topic }) => place && topic && `${place} : demandez qui d'autre a son mot à dire sur ${topic}.`,
    ({ place }) => place && `${place} : demandez qui d'autre participerait à un achat.`,
    ({ company, industry, topic }) =>
      company &&
      industry &&
      topic &&
      `Demandez ce qui distingue ${company} des autres du secteur ${industry} sur ${topic}.`,
    ({ industry, area }) => industry && `Venez avec un exemple du secteur ${industry} sur ${area}.`,
    ({ size, industry, topic }) =>
      size &&
      industry &&
      topic &&
      `${size} (${industry}) : demandez si une seule équipe s'occupe ${de(topic)}, ou plusieurs.`,
    ({ at }) => `Demandez qui d'autre décide${at}.`,
    ({ area, at }) => `Identifiez qui d'autre travaille sur ${area}${at}.`,
    ({ name, at }) => `Demandez à ${name} qui d'autre aurait son mot à dire${at}.`,
  ],
};
