/** French phrases: "vous", first names, no participle that agrees with the person. */
import { aboutTopic, contract, elide, type Grammar, joinList, type PostFacts } from "../grammar";

/** Before each part of a noun phrase: `du budget et de la clôture mensuelle`. */
const de = (noun: string) =>
  contract("de", { "le ": "du ", "les ": "des " }, noun)
    .replaceAll(/(,| et) (?=la |l')/g, "$1 de ")
    .replaceAll(/(,| et) le(s?) /g, (_, joint: string, many: string) => `${joint} d${many ? "es" : "u"} `);
const to = (noun: string) => contract("à", { "le ": "au ", "les ": "aux " }, noun);
const by = (name: string) => elide("de ", "d'", name);
/** `que` before a name: `qu'Anna`. */
const que = (name: string) => elide("que ", "qu'", name);
/** A title is left as it was found: `en tant qu'Area Director`. */
const as = (title: string) => elide("en tant que ", "en tant qu'", title);
const about = ({ topic }: PostFacts) => aboutTopic(" sur ", topic);

function namePost(facts: PostFacts): string {
  const { whose, author } = facts;
  if (whose === "own") return `le post de votre entreprise${about(facts)}`;
  if (whose === "competitor")
    return author
      ? `un post du concurrent ${author}${about(facts)}`
      : `un post d'un concurrent${about(facts)}`;
  return author ? `le post ${by(author)}${about(facts)}` : `un post${about(facts)}`;
}

function yours(facts: PostFacts): string {
  const { whose, author, topic } = facts;
  if (whose === "written") return "votre post";
  if (whose === "own") return "votre commentaire sous notre post";
  if (whose === "other" && author) return `votre commentaire sous le post ${by(author)}`;
  return topic ? `votre commentaire sous un post${about(facts)}` : "votre commentaire";
}

export const french: Grammar = {
  locale: "fr-FR",
  quote: (text) => `«\u00a0${text}\u00a0»`,
  list: joinList(", ", " et "),
  greet: ({ first }, rest) => `Bonjour ${first}, ${rest}`,
  refersBy: "first",
  capitalAfterColon: false,
  people: (count, isOne) => (isOne ? `${count} personne` : `${count} personnes`),
  at: (company) => ` chez ${company}`,
  post: namePost,
  where: (facts) => (facts.whose === "written" ? `dans un post${about(facts)}` : `sous ${namePost(facts)}`),
  yours,
  inYours: (facts) => `dans ${yours(facts)}`,
  filters: { de, to, by, que, as },
};
