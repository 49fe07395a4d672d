import type { Language } from "../countries";

/** Topics of posts in the sandbox world. */
export const topics = [
  "pipeline",
  "outbound",
  "crm",
  "forecasting",
  "attribution",
  "ai_revenue",
  "customer_success",
  "hiring",
  "cloud_cost",
  "security",
  "manufacturing",
  "people",
  "finance",
  "product",
  "data",
] as const;
export type Topic = (typeof topics)[number];

/**
 * Sentences from which a post on a topic is composed. `{n}`, `{pct}`, `{weeks}`, `{people}`, `{season}` and `{city}`
 * are filled in; each has the same value throughout a post.
 */
export interface TopicText {
  hooks: string[];
  stories: string[];
  lessons: string[];
  asks: string[];
  tags: string[];
}

export type TopicTexts = Partial<Record<Topic, TopicText>>;
export type TextsByLanguage = Partial<Record<Language, TopicTexts>>;
