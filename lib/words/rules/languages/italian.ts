/** Italian phrases: "lei" (in lower case) with first names, no participle that agrees with the person. */
import { contract, type Grammar, joinList, type PostFacts } from "../grammar";

const articles: Readonly<Record<string, string>> = {
  "il ": "l ",
  "lo ": "llo ",
  "la ": "lla ",
  "l'": "ll'",
  "i ": "i ",
  "gli ": "gli ",
  "le ": "lle ",
};
/** With each part of a noun phrase: `sul budget e sulla chiusura mensile`. */
const articled = (preposition: string, stem: string) => {
  const forms = Object.fromEntries(Object.entries(articles).map(([article, end]) => [article, stem + end]));
  return (noun: string) =>
    contract(preposition, forms, noun).replaceAll(
      /(,| e) (il |lo |la |l'|i |gli |le )/g,
      (_, joint: string, article: string) => `${joint} ${forms[article]}`,
    );
};
const di = articled("di", "de");
const su = articled("su", "su");
const a = articled("a", "a");
/** Before a name: `ad Anna`. */
const to = (name: string) => (/^[aà]/iu.test(name) ? `ad ${name}` : `a ${name}`);
const about = ({ topic }: PostFacts) => (topic === null ? "" : ` ${su(topic)}`);

function namePost(facts: PostFacts): string {
  const { whose, author } = facts;
  if (whose === "own") return `il post della vostra azienda${about(facts)}`;
  if (whose === "competitor")
    return author
      ? `un post del concorrente ${author}${about(facts)}`
      : `un post di un concorrente${about(facts)}`;
  return author ? `il post di ${author}${about(facts)}` : `un post${about(facts)}`;
}

function yours(facts: PostFacts): string {
  const { whose, author, topic } = facts;
  if (whose === "written") return "il suo post";
  if (whose === "own") return "il suo commento al nostro post";
  if (whose === "other" && author) return `il suo commento al post di ${author}`;
  return topic ? `il suo commento a un post${about(facts)}` : "il suo commento";
}

export const italian: Grammar = {
  locale: "it-IT",
  quote: (text) => `«${text}»`,
  list: joinList(", ", " e "),
  greet: ({ first }, rest) => `Buongiorno ${first}, ${rest}`,
  refersBy: "first",
  capitalAfterColon: false,
  people: (count, isOne) => (isOne ? `${count} persona` : `${count} persone`),
  at: (company) => ` presso ${company}`,
  post: namePost,
  where: (facts) => (facts.whose === "written" ? `in un post${about(facts)}` : `sotto ${namePost(facts)}`),
  yours,
  inYours: (facts) => yours(facts).replace("il ", "nel "),
  filters: { di, su, a, to },
};
