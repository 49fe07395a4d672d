/** French phrases: "vous", first names, no participle that agrees with the person. */
import { aboutTopic, contract, elide, joinList } from "../grammar";
import type { Grammar, PostFacts } from "../phrasebook";

export const de = (noun: string) => contract("de", { "le ": "du ", "les ": "des " }, noun);
export const by = (name: string) => elide("de ", "d'", name);
const about = ({ topic }: PostFacts) => aboutTopic(" sur ", topic);

function namePost(facts: PostFacts): string {
  const { whose, author } = facts;
  if (whose === "own") return `la publication de votre propre entreprise${about(facts)}`;
  if (whose === "competitor")
    return author
      ? `une publication du concurrent ${author}${about(facts)}`
      : `une publication d'un concurrent${about(facts)}`;
  return author ? `la publication ${by(author)}${about(facts)}` : `une publication${about(facts)}`;
}

export const grammar: Grammar = {
  locale: "fr-FR",
  quote: (text) => `«\u00a0${text}\u00a0»`,
  list: joinList(", ", " et "),
  greet: ({ first }, rest) => `Bonjour ${first}, ${rest}`,
  refersBy: "first",
  capitalAfterColon: false,
  people: (count, isOne) => (isOne ? `${count} personne` : `${count} personnes`),
  at: (company) => ` chez ${company}`,
  keyword: (quoted) => `le sujet ${quoted}`,
  post: namePost,
  where: (facts) =>
    facts.whose === "written" ? `dans une publication${about(facts)}` : `sous ${namePost(facts)}`,
  inYours: ({ whose, author }) => {
    if (whose === "written") return "dans votre publication";
    if (whose === "own") return "dans votre commentaire sous notre publication";
    return whose === "other" && author
      ? `dans votre commentaire sous la publication ${by(author)}`
      : "dans votre commentaire";
  },
};
