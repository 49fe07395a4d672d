/** English phrases. First names, "you", no possessive of names. */
import { aboutTopic, type Grammar, joinList, type PostFacts } from "../grammar";

const about = ({ topic }: PostFacts) => aboutTopic(" about ", topic);

function namePost(facts: PostFacts): string {
  const { whose, author } = facts;
  if (whose === "own") return `your company's own post${about(facts)}`;
  if (whose === "competitor")
    return author
      ? `a post by the competitor ${author}${about(facts)}`
      : `a competitor's post${about(facts)}`;
  return author ? `the post by ${author}${about(facts)}` : `a post${about(facts)}`;
}

function yours(facts: PostFacts): string {
  const { whose, author, topic } = facts;
  if (whose === "written") return "your post";
  if (whose === "own") return "your comment under our post";
  if (whose === "other" && author) return `your comment under the post by ${author}`;
  return topic ? `your comment under a post${about(facts)}` : "your comment";
}

export const english: Grammar = {
  locale: "en-US",
  quote: (text) => `“${text}”`,
  list: joinList(", ", " and "),
  greet: ({ first }, rest) => `Hi ${first}, ${rest}`,
  refersBy: "first",
  capitalAfterColon: false,
  people: (count, isOne) => (isOne ? `${count} person` : `${count} people`),
  at: (company) => ` at ${company}`,
  post: namePost,
  where: (facts) => (facts.whose === "written" ? `in a post${about(facts)}` : `under ${namePost(facts)}`),
  yours,
  inYours: (facts) => `in ${yours(facts)}`,
  filters: {},
};
