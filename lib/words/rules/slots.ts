/** Fills the slots of the wordings in one language. */

import type { TopicId } from "@/db/topics";
import type { Facts } from "../facts";
import type { WordsInput } from "../writer";
import type { Choose } from "./choose";
import { type PostFacts, quoteStart } from "./grammar";
import type { Phrasebook } from "./phrasebook";
import type { Slots } from "./wording";

interface Known {
  facts: Facts;
  book: Phrasebook;
  choose: Choose;
  topicId: TopicId | null;
}

/** In a company of at most as many, the person who writes mostly decides alone. */
const fewPeople = 10;
export const isTiny = ({ employeeCount }: Facts): boolean =>
  employeeCount !== null && employeeCount <= fewPeople;

export function fillSlots(input: WordsInput, { facts, book, choose, topicId }: Known): Slots {
  const { grammar } = book;
  const role = book.roles[input.score.persona];
  const topic = topicId && book.topics[topicId].noun;
  const post = postFactsOf(input, facts, topic);
  // To the person, a post is its author's; the competitor whose page it is on goes unnamed.
  const isByPerson = post.whose === "competitor" && facts.author !== facts.source;
  const toPerson: PostFacts = isByPerson ? { ...post, whose: "other", author: facts.author } : post;
  const at = facts.company ? grammar.at(facts.company) : "";
  const size = facts.employeeCount === null ? null : sizeOf(facts.employeeCount, book);
  const sketch = [size, facts.industry].filter(Boolean).join(", ");
  const inBrackets = sketch ? ` (${sketch})` : "";
  return {
    name: grammar.refersBy === "first" ? facts.name.first : facts.name.full,
    fullName: facts.name.full,
    title: facts.title,
    company: facts.company,
    industry: facts.industry,
    size,
    at,
    role: facts.title && `${titleWithCompany(facts, at)}${inBrackets}`,
    plainRole: facts.title && titleWithCompany(facts, at),
    place: facts.company && `${facts.company}${inBrackets}`,
    topic,
    said: quoteStart(facts.said, grammar),
    line: quoteStart(facts.line, grammar),
    isAuthor: facts.isAuthor,
    hasQuestion: facts.hasQuestion,
    claim: quoteStart(facts.claim, grammar),
    post: grammar.post(post),
    where: grammar.where(post),
    yours: grammar.yours(toPerson),
    inYours: grammar.inYours(toPerson),
    area: choose(role.areas, "area"),
    competitor: input.source.type === "competitor_company" ? (facts.source ?? facts.author) : null,
    timesSeen: input.timesSeen,
    decides: input.score.seniority === "executive" || isTiny(facts),
    question: "",
  };
}

const whose = {
  own_company: "own",
  competitor_company: "competitor",
  target_person: "other",
  keyword_search: "other",
} as const;

function postFactsOf(
  { source }: WordsInput,
  { isAuthor, author, source: name }: Facts,
  topic: string | null,
): PostFacts {
  if (isAuthor) return { whose: "written", author, topic };
  const owner = whose[source.type];
  return { whose: owner, author: owner === "competitor" ? (name ?? author) : author, topic };
}

/** Titles often name the company already: `VP Sales at Acme`. */
function titleWithCompany({ title, company }: Facts, at: string): string {
  return company && title?.toLowerCase().includes(company.toLowerCase()) ? title : `${title}${at}`;
}

function sizeOf(count: number, { grammar }: Phrasebook): string {
  return grammar.people(count.toLocaleString(grammar.locale), count === 1);
}
