import type { Language } from "../countries";

/** What posts of the sandbox world are about. */
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
 * Sentences that a post on a topic is put together from. `{n}`, `{pct}`, `{weeks}`, `{people}`, `{season}`
 * and `{city}` are filled in; the same name has the same value throughout a post.
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
