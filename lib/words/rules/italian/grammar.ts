/** Italian phrases: "Lei" with first names, no participle that agrees with the person. */
import { contract, joinList } from "../grammar";
import type { Grammar, PostFacts } from "../phrasebook";

const articled = (preposition: string, stem: string) => (noun: string) =>
  contract(
    preposition,
    {
      "il ": `${stem}l `,
      "lo ": `${stem}llo `,
      "la ": `${stem}lla `,
      "l'": `${stem}ll'`,
      "i ": `${stem}i `,
      "gli ": `${stem}gli `,
      "le ": `${stem}lle `,
    },
    noun,
  );
export const di = articled("di", "de");
export const su = articled("su", "su");
export const a = articled("a", "a");
export const da = articled("da", "da");
const about = ({ topic }: PostFacts) => (topic === null ? "" : ` ${su(topic)}`);

function namePost(facts: PostFacts): string {
  const { whose, author } = facts;
  if (whose === "own") return `il nostro post${about(facts)}`;
  if (whose === "competitor")
    return author
      ? `un post del concorrente ${author}${about(facts)}`
      : `un post di un concorrente${about(facts)}`;
  return author ? `il post di ${author}${about(facts)}` : `un post${about(facts)}`;
}

export const grammar: Grammar = {
  locale: "it-IT",
  quote: (text) => `«${text}»`,
  list: joinList(", ", " e "),
  greet: ({ first }, rest) => `Buongiorno ${first}, ${rest}`,
  refersBy: "first",
  capitalAfterColon: false,
  people: (count, isOne) => (isOne ? `${count} persona` : `${count} persone`),
  at: (company) => ` in ${company}`,
  keyword: (quoted) => `il tema ${quoted}`,
  post: namePost,
  where: (facts) => (facts.whose === "written" ? `in un post${about(facts)}` : `sotto ${namePost(facts)}`),
  inYours: ({ whose, author }) => {
    if (whose === "written") return "nel suo post";
    if (whose === "own") return "nel suo commento al nostro post";
    return whose === "other" && author ? `nel suo commento al post di ${author}` : "nel suo commento";
  },
};
