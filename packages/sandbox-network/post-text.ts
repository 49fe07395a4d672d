/** Composes the text of a post from its topic's sentences. */
import type { Author } from "./authors";
import { type Chance, chance } from "./chance";
import { countries, type Language } from "./countries";
import { dutch } from "./topics/dutch";
import { englishCompany } from "./topics/english-company";
import { englishRevenue } from "./topics/english-revenue";
import { german } from "./topics/german";
import { italian } from "./topics/italian";
import { portuguese } from "./topics/portuguese";
import { type Question, questions } from "./topics/questions";
import { french, spanish } from "./topics/romance";
import { hasSmallTalk, smallTalk } from "./topics/small-talk";
import type { TextsByLanguage, Topic, TopicText } from "./topics/topic";

export interface PostText {
  text: string;
  /** Null for small talk. */
  topic: Topic | null;
  language: Language;
}

const english: Record<Topic, TopicText> = { ...englishRevenue, ...englishCompany };
const otherLanguages: TextsByLanguage = {
  de: german,
  fr: french,
  es: spanish,
  nl: dutch,
  it: italian,
  pt: portuguese,
};
const ownLanguageShare = 0.65;
const inTheFirstPerson = /\b(?:I|my|me|ich|mir|mich|je|mon|mijn|ik)\b/;
const seasons = ["spring", "summer", "autumn", "winter"];

/** Topic and language of the author's post in this slot, which determine who engages. */
export function subjectOf(seed: string, author: Author, slot: number): Omit<PostText, "text"> {
  const question = questionOf(author, slot);
  if (question) return { topic: question.topic, language: question.language };
  const draws = chance(seed, "subject", author.index, slot);
  const kind = draws.next();
  const ownLanguage = draws.holds(ownLanguageShare);
  if (kind < (author.kind === "company" ? 0.13 : 0.19)) {
    const language = ownLanguage && hasSmallTalk(author.language) ? author.language : "en";
    return { topic: null, language };
  }
  const topic = kind < 0.75 ? author.topics[0] : draws.of(author.topics);
  return {
    topic,
    language: ownLanguage && otherLanguages[author.language]?.[topic] ? author.language : "en",
  };
}

/** The author's post in this slot. */
export function writePost(seed: string, author: Author, slot: number): PostText {
  const subject = subjectOf(seed, author, slot);
  const draws = chance(seed, "text", author.index, slot);
  const question = questionOf(author, slot);
  if (question) return { ...subject, text: fillIn(draws, author, question.text) };
  const text = subject.topic
    ? writeOnTopic(draws, author, textsOf(subject.topic, subject.language))
    : draws.of(smallTalk[hasSmallTalk(subject.language) ? subject.language : "en"]);
  return { ...subject, text: fillIn(draws, author, text) };
}

/** The question that an author asks in this slot; undefined for authors of other posts. */
export function questionOf(author: Author, slot: number): (Question & { language: Language }) | undefined {
  const list = author.asksOnly ? questions[author.language] : undefined;
  const question = list?.[Math.abs(author.index * 7 + slot) % list.length];
  return question && { ...question, language: author.language };
}

function textsOf(topic: Topic, language: Language): TopicText {
  return otherLanguages[language]?.[topic] ?? english[topic];
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
  const impersonal = sentences.filter((sentence) => !inTheFirstPerson.test(sentence));
  return draws.of(author.kind === "company" && impersonal.length > 0 ? impersonal : sentences);
}

function fillIn(draws: Chance, author: Author, text: string): string {
  const values: Record<string, string> = {
    n: String(draws.between(3, 18)),
    pct: String(draws.between(8, 64)),
    weeks: String(draws.between(3, 12)),
    people: String(draws.between(4, 60)),
    season: draws.of(seasons),
    city: draws.of(countries[author.company?.country ?? "GB"].cities),
    company: author.company?.name ?? "my own desk",
  };
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
