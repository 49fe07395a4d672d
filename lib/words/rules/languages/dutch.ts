/** Dutch phrases: "je" and "jullie" with first names; no possessive that would need the gender. */
import { aboutTopic, type Grammar, joinList, type PostFacts } from "../grammar";

/** A list of parts needs no articles: `functie en niveau`, but `het niveau`. */
const bare = (list: string) => list.replaceAll(/\b(?:de|het) /g, "");
const about = ({ topic }: PostFacts) => aboutTopic(" over ", topic);

function namePost(facts: PostFacts): string {
  const { whose, author } = facts;
  if (whose === "own") return `de post van je eigen bedrijf${about(facts)}`;
  if (whose === "competitor")
    return author
      ? `een post van concurrent ${author}${about(facts)}`
      : `een post van een concurrent${about(facts)}`;
  return author ? `de post van ${author}${about(facts)}` : `een post${about(facts)}`;
}

function yours(facts: PostFacts): string {
  const { whose, author, topic } = facts;
  if (whose === "written") return "je post";
  if (whose === "own") return "je reactie onder onze post";
  if (whose === "other" && author) return `je reactie onder de post van ${author}`;
  return topic ? `je reactie onder een post${about(facts)}` : "je reactie";
}

export const dutch: Grammar = {
  locale: "nl-NL",
  quote: (text) => `“${text}”`,
  list: joinList(", ", " en "),
  greet: ({ first }, rest) => `Dag ${first}, ${rest}`,
  refersBy: "first",
  capitalAfterColon: false,
  people: (count, isOne) => (isOne ? `${count} medewerker` : `${count} medewerkers`),
  at: (company) => ` bij ${company}`,
  post: namePost,
  where: (facts) => (facts.whose === "written" ? `in een post${about(facts)}` : `onder ${namePost(facts)}`),
  yours,
  inYours: (facts) => `in ${yours(facts)}`,
  filters: { bare },
};
