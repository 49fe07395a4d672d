/** Portuguese phrases as in Brazil: "você" and "vocês" with first names, nothing that agrees with the person. */
import { aboutTopic, capitalize, contract, joinList } from "../grammar";
import type { Grammar, PostFacts } from "../phrasebook";

const articled = (preposition: string, forms: readonly [string, string, string, string]) => (noun: string) =>
  contract(
    preposition,
    { "o ": `${forms[0]} `, "a ": `${forms[1]} `, "os ": `${forms[2]} `, "as ": `${forms[3]} ` },
    noun,
  );
export const de = articled("de", ["do", "da", "dos", "das"]);
export const em = articled("em", ["no", "na", "nos", "nas"]);
export const a = articled("a", ["ao", "à", "aos", "às"]);
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

/** `na publicação de Tom`, `em uma publicação`. */
const inPost = (facts: PostFacts) => em(namePost(facts));

export const grammar: Grammar = {
  locale: "pt-BR",
  quote: (text) => `“${text}”`,
  list: joinList(", ", " e "),
  greet: ({ first }, rest) => `Olá, ${first}! ${capitalize(rest)}`,
  refersBy: "first",
  capitalAfterColon: false,
  people: (count, isOne) => (isOne ? `${count} pessoa` : `${count} pessoas`),
  at: (company) => ` na ${company}`,
  keyword: (quoted) => `o tema ${quoted}`,
  post: namePost,
  where: (facts) => (facts.whose === "written" ? `em uma publicação${about(facts)}` : inPost(facts)),
  inYours: ({ whose, author }) => {
    if (whose === "written") return "na sua publicação";
    if (whose === "own") return "no seu comentário à nossa publicação";
    return whose === "other" && author ? `no seu comentário à publicação de ${author}` : "no seu comentário";
  },
};
