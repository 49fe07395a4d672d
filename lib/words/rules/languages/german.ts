/** German phrases: "Sie", first and last name (a title such as Frau or Herr would need the gender), no genitives. */
import { aboutTopic, capitalize, type Grammar, joinList, type PostFacts } from "../grammar";

/** A list of parts needs no articles: `Funktion und Branche`, but `die Funktion`. */
const bare = (list: string) => list.replaceAll(/\bdie /g, "");
const about = ({ topic }: PostFacts) => aboutTopic(" zum Thema ", topic);

/** The endings of masculine articles and possessives. */
const cases = {
  accusative: { the: "den", a: "einen", your: "Ihren" },
  dative: { the: "dem", a: "einem", your: "Ihrem" },
} as const;
type Case = keyof typeof cases;

function namePost(facts: PostFacts, inCase: Case): string {
  const { whose, author } = facts;
  const { the, a } = cases[inCase];
  if (whose === "own") return `${the} Beitrag Ihres Unternehmens${about(facts)}`;
  if (whose === "competitor")
    return author
      ? `${a} Beitrag des Wettbewerbers ${author}${about(facts)}`
      : `${a} Wettbewerberbeitrag${about(facts)}`;
  return author ? `${the} Beitrag von ${author}${about(facts)}` : `${a} Beitrag${about(facts)}`;
}

function nameYours(facts: PostFacts, inCase: Case): string {
  const { whose, author, topic } = facts;
  const { your } = cases[inCase];
  if (whose === "written") return `${your} Beitrag`;
  if (whose === "own") return `${your} Kommentar unter unserem Beitrag`;
  if (whose === "other" && author) return `${your} Kommentar unter dem Beitrag von ${author}`;
  return topic ? `${your} Kommentar unter einem Beitrag${about(facts)}` : `${your} Kommentar`;
}

export const german: Grammar = {
  locale: "de-DE",
  quote: (text) => `„${text}“`,
  list: joinList(", ", " und "),
  greet: ({ full }, rest) => `Guten Tag ${full}, ${rest}`,
  refersBy: "full",
  capitalAfterColon: true,
  people: (count, isOne) => (isOne ? `${count} Person` : `${count} Beschäftigte`),
  at: (company) => ` bei ${company}`,
  post: (facts) => namePost(facts, "accusative"),
  where: (facts) =>
    facts.whose === "written" ? `in einem Beitrag${about(facts)}` : `unter ${namePost(facts, "dative")}`,
  yours: (facts) => nameYours(facts, "accusative"),
  inYours: (facts) => `in ${nameYours(facts, "dative")}`,
  filters: { bare, capitalize },
};
