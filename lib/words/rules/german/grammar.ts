/** German phrases: "Sie", first and last name (a title such as Frau or Herr would need the gender), no genitives. */
import { aboutTopic, joinList } from "../grammar";
import type { Grammar, PostFacts } from "../phrasebook";

const about = ({ topic }: PostFacts) => aboutTopic(" zum Thema ", topic);

/** The post after an article in the accusative (`den`) or dative (`dem`). */
function namePost(facts: PostFacts, article: "den" | "dem"): string {
  const { whose, author } = facts;
  const other = article === "den" ? "einen" : "einem";
  if (whose === "own") return `${article === "den" ? "unseren" : "unserem"} Beitrag${about(facts)}`;
  if (whose === "competitor")
    return author
      ? `${other} Beitrag des Wettbewerbers ${author}${about(facts)}`
      : `${other} Wettbewerberbeitrag${about(facts)}`;
  return author ? `${article} Beitrag von ${author}${about(facts)}` : `${other} Beitrag${about(facts)}`;
}

export const grammar: Grammar = {
  locale: "de-DE",
  quote: (text) => `„${text}“`,
  list: joinList(", ", " und "),
  greet: ({ full }, rest) => `Guten Tag ${full}, ${rest}`,
  refersBy: "full",
  capitalAfterColon: true,
  people: (count, isOne) => (isOne ? `${count} Person` : `${count} Beschäftigte`),
  at: (company) => ` bei ${company}`,
  keyword: (quoted) => quoted,
  post: (facts) => namePost(facts, "den"),
  where: (facts) =>
    facts.whose === "written" ? `in einem Beitrag${about(facts)}` : `unter ${namePost(facts, "dem")}`,
  inYours: ({ whose, author }) => {
    if (whose === "written") return "in Ihrem Beitrag";
    if (whose === "own") return "in Ihrem Kommentar unter unserem Beitrag";
    return whose === "other" && author
      ? `in Ihrem Kommentar unter dem Beitrag von ${author}`
      : "in Ihrem Kommentar";
  },
};
