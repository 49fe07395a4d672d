/** Spanish phrases: "usted" with first names, as it is correct in Spain and Latin America; no gendered endings. */
import { aboutTopic, capitalize, contract, type Grammar, joinList, type PostFacts } from "../grammar";

const del = (noun: string) => contract("de", { "el ": "del " }, noun);
const al = (noun: string) => contract("a", { "el ": "al " }, noun);
const about = ({ topic }: PostFacts) => aboutTopic(" sobre ", topic);

/** `y` becomes `e` before the sound i. */
function list(words: readonly string[]): string {
  const and = /^h?i(?!e)/iu.test(words.at(-1) ?? "") ? " e " : " y ";
  return joinList(", ", and)(words);
}

function namePost(facts: PostFacts): string {
  const { whose, author } = facts;
  if (whose === "own") return `nuestra publicación${about(facts)}`;
  if (whose === "competitor")
    return author
      ? `una publicación del competidor ${author}${about(facts)}`
      : `una publicación de la competencia${about(facts)}`;
  return author ? `la publicación de ${author}${about(facts)}` : `una publicación${about(facts)}`;
}

function yours(facts: PostFacts): string {
  const { whose, author, topic } = facts;
  if (whose === "written") return "su publicación";
  if (whose === "own") return "su comentario en nuestra publicación";
  if (whose === "other" && author) return `su comentario en la publicación de ${author}`;
  return topic ? `su comentario en una publicación${about(facts)}` : "su comentario";
}

export const spanish: Grammar = {
  locale: "es-ES",
  quote: (text) => `«${text}»`,
  list,
  greet: ({ first }, rest) => `Hola, ${first}. ${capitalize(rest)}`,
  refersBy: "first",
  capitalAfterColon: false,
  people: (count, isOne) => (isOne ? `${count} persona` : `${count} personas`),
  at: (company) => ` en ${company}`,
  post: namePost,
  where: (facts) =>
    facts.whose === "written" ? `en una publicación${about(facts)}` : `en ${namePost(facts)}`,
  yours,
  inYours: (facts) => `en ${yours(facts)}`,
  filters: { del, al },
};
