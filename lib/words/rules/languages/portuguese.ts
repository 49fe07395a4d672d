/**
 * Portuguese phrases as in Brazil: "você" and "vocês" with first names, nothing that agrees with the person. What
 * differs in Portugal is rewritten by `european.ts`; add the words there that a new phrase brings.
 */
import { aboutTopic, capitalize, contract, type Grammar, joinList, type PostFacts } from "../grammar";

const each = (contracted: (noun: string) => string) => (nouns: string) =>
  nouns
    .split(/(, | e )(?=[oa]s? )/u)
    .map((part, place) => (place % 2 === 0 ? contracted(part) : part))
    .join("");
const articled = (preposition: string, forms: Readonly<Record<string, string>>) => (noun: string) =>
  contract(preposition, forms, noun);
const de = articled("de", { "o ": "do ", "a ": "da ", "os ": "dos ", "as ": "das " });
const a = articled("a", { "o ": "ao ", "a ": "à ", "os ": "aos ", "as ": "às " });
/** Before a topic or an area, which may have several parts: `quanto aos gastos e à precisão`. */
const aEach = each(a);
const deEach = each(de);
const em = articled("em", { "o ": "no ", "a ": "na ", "os ": "nos ", "as ": "nas ", "uma ": "numa " });
const inComment = (where: string) => `no comentário que você deixou ${where}`;
const about = ({ topic }: PostFacts) => aboutTopic(" sobre ", topic);

function namePost(facts: PostFacts): string {
  const { whose, author } = facts;
  if (whose === "own") return `a nossa publicação${about(facts)}`;
  if (whose === "competitor")
    return author
      ? `uma publicação do concorrente ${author}${about(facts)}`
      : `uma publicação de um concorrente${about(facts)}`;
  return author ? `a publicação de ${author}${about(facts)}` : `uma publicação${about(facts)}`;
}

function yours(facts: PostFacts): string {
  const { whose, author, topic } = facts;
  if (whose === "written") return "a sua publicação";
  if (whose === "own") return "o seu comentário na nossa publicação";
  if (whose === "other" && author) return `o seu comentário na publicação de ${author}`;
  return topic ? `o seu comentário numa publicação${about(facts)}` : "o seu comentário";
}

function inYours(facts: PostFacts): string {
  const { whose, author } = facts;
  if (whose === "own") return inComment("na nossa publicação");
  return whose === "other" && author ? inComment(`na publicação de ${author}`) : em(yours(facts));
}

export const portuguese: Grammar = {
  locale: "pt-BR",
  quote: (text) => `“${text}”`,
  list: joinList(", ", " e "),
  greet: ({ first }, rest) => `Olá, ${first}! ${capitalize(rest)}`,
  refersBy: "first",
  capitalAfterColon: false,
  people: (count, isOne) => (isOne ? `${count} pessoa` : `${count} pessoas`),
  at: (company) => ` na ${company}`,
  post: namePost,
  where: (facts) => (facts.whose === "written" ? `numa publicação${about(facts)}` : em(namePost(facts))),
  yours,
  inYours,
  filters: { de, deEach, a, aEach },
};
