/** Composes the text of a post from its topic's sentences. */
import type { Author } from "./authors";
import { type Chance, chance } from "./chance";
import { countries } from "./countries";
import { fillIn } from "./fill-in";
import { isWritten, type WrittenLanguage } from "./languages";
import {
  type postSlots,
  postTexts,
  postWords,
  type Question,
  type TopicText,
  topicTextIn,
} from "./post-texts";
import type { Topic } from "./topics";

export interface PostText {
  text: string;
  /** Null for small talk. */
  topic: Topic | null;
  language: WrittenLanguage;
}

const ownLanguageShare = 0.65;

/** Topic and language of the author's post in this slot, which determine who engages. */
export function subjectOf(seed: string, author: Author, slot: number): Omit<PostText, "text"> {
  const question = questionOf(author, slot);
  if (question) return { topic: question.topic, language: question.language };
  const draws = chance(seed, "subject", author.index, slot);
  const kind = draws.next();
  const own = draws.holds(ownLanguageShare) && isWritten(author.language) ? author.language : "en";
  if (kind < (author.kind === "company" ? 0.13 : 0.19)) return { topic: null, language: own };
  const topic = kind < 0.75 ? author.topics[0] : draws.of(author.topics);
  return { topic, language: postTexts(own).topics[topic] ? own : "en" };
}

/** The author's post in this slot. */
export function writePost(seed: string, author: Author, slot: number): PostText {
  const subject = subjectOf(seed, author, slot);
  const draws = chance(seed, "text", author.index, slot);
  const question = questionOf(author, slot);
  if (question) return { ...subject, text: fillSlots(draws, author, question.text) };
  const text = subject.topic
    ? writeOnTopic(draws, author, topicTextIn(subject.language, subject.topic))
    : draws.of(postTexts(subject.language).smallTalk);
  return { ...subject, text: fillSlots(draws, author, text) };
}

/** The question that an author asks in this slot; undefined for authors of other posts. */
export function questionOf(
  author: Author,
  slot: number,
): (Question & { language: WrittenLanguage }) | undefined {
  const { language } = author;
  if (!author.asksOnly || !isWritten(language)) return undefined;
  const { questions } = postTexts(language);
  const question = questions[Math.abs(author.index * 7 + slot) % questions.length];
  return question && { ...question, language };
}

function writeOnTopic(draws: Chance, author: Author, texts: TopicText): string {
  const one = (sentences: string[]) => sentenceFor(draws, author, sentences);
  const some = (sentences: string[], count: number) =>
    [...new Set(Array.from({ length: count + 1 }, () => one(sentences)))].slice(0, count);
  const hook = one(texts.hooks);
  const story = some(texts.stories, draws.between(1, 3)).join(" ");
  const lessons = some(texts.lessons, draws.between(1, 3));
  const list = draws.of([
    lessons.join(" "),
    lessons.map((lesson) => `- ${lesson}`).join("\n"),
    lessons.map((lesson, index) => `${index + 1}. ${lesson}`).join("\n"),
  ]);
  const parts = draws.holds(0.5) ? [hook, story, list] : [`${hook} ${story}`, list];
  if (draws.holds(0.8)) parts.push(one(texts.asks));
  if (author.kind === "company" && draws.holds(0.35)) parts.push(`→ ${author.company?.website}/blog`);
  if (draws.holds(0.4)) parts.push(texts.tags.map((tag) => `#${tag}`).join(" "));
  return parts.join("\n\n");
}

/** Avoids first-person sentences for companies if the topic has others. */
function sentenceFor(draws: Chance, author: Author, sentences: string[]): string {
  const { firstPerson } = postWords();
  const impersonal = sentences.filter((sentence) => !firstPerson.test(sentence));
  return draws.of(author.kind === "company" && impersonal.length > 0 ? impersonal : sentences);
}

function fillSlots(draws: Chance, author: Author, text: string): string {
  const { seasons, noCompany } = postWords();
  const values: Record<(typeof postSlots)[number], string> = {
    n: String(draws.between(3, 18)),
    pct: String(draws.between(8, 64)),
    weeks: String(draws.between(3, 12)),
    people: String(draws.between(4, 60)),
    season: draws.of(seasons),
    city: draws.of(countries()[author.company?.country ?? "GB"].cities),
    company: author.company?.name ?? noCompany,
  };
  return fillIn(text, values);
}
