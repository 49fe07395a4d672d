/** The texts of posts in each language, from `data/posts`. */
import { z } from "zod";
import { textWith } from "./fill-in";
import type { WrittenLanguage } from "./languages";
import { dataFile, dataFiles, texts } from "./read-data";
import { type Topic, topics } from "./topics";

/** What is filled into a text; each has the same value throughout a post. */
export const postSlots = ["n", "pct", "weeks", "people", "season", "city", "company"] as const;

const text = () => textWith(...postSlots);
const sentences = () => z.array(text()).min(1);

/** The schema of a post in which somebody asks for a solution or describes a problem of their own. */
const question = () =>
  z.strictObject({
    topic: z.enum(topics),
    meaning: z.enum(["asks", "evaluates", "states_problem"]),
    text: text(),
  });
export type Question = z.infer<ReturnType<typeof question>>;

/** The schema of the sentences from which a post on a topic is composed. */
const topicText = () =>
  z.strictObject({
    hooks: sentences(),
    stories: sentences(),
    lessons: sentences(),
    asks: sentences(),
    tags: texts(),
  });
export type TopicText = z.infer<ReturnType<typeof topicText>>;

const posts = <Topics extends z.ZodType>(byTopic: Topics) =>
  z.strictObject({ questions: z.array(question()).min(1), smallTalk: sentences(), topics: byTopic });

const english = dataFile("posts/en.yaml", () => posts(z.record(z.enum(topics), topicText())));
const others = dataFiles("posts", () => posts(z.partialRecord(z.enum(topics), topicText())));

/** Questions, small talk without a topic, and the sentences of each topic; only English has those of all topics. */
export const postTexts = (language: WrittenLanguage) => (language === "en" ? english() : others(language));

/** The sentences of a topic; in English if the language lacks it. */
export const topicTextIn = (language: WrittenLanguage, topic: Topic): TopicText =>
  postTexts(language).topics[topic] ?? english().topics[topic];

/** Words in posts of all languages. */
export const postWords = dataFile("post-words.yaml", () =>
  z.strictObject({
    seasons: texts(),
    noCompany: z.string().min(1),
    firstPerson: texts().transform((words) => new RegExp(`\\b(?:${words.join("|")})\\b`)),
  }),
);
