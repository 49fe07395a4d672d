/** What a writer is given about a signal, with sensible defaults. */

import { scoreEngagement } from "@/lib/judgement/fit/score-engagement";
import type { Score } from "@/lib/judgement/strength/score";
import type { WordsInput } from "@/lib/words/writer";

const at = new Date("2026-03-02T09:00:00.000Z");

/** A sales leader who commented on a competitor's post. */
export function wordsInput(change: Partial<WordsInput> = {}): WordsInput {
  const input: Omit<WordsInput, "score"> = {
    language: "en",
    person: { name: "Anna Keller", title: "VP Sales", location: "Berlin" },
    company: { name: "Brightloop", industry: "Software Development", employeeCount: 320 },
    source: { type: "competitor_company", displayName: "Rivalo" },
    post: {
      author: "Tom Berg",
      text: "Forecast calls are broken. We asked 40 leaders, and 62 % said so. It costs €1,200 a month.",
      postedAt: at,
    },
    engagement: {
      kind: "comment",
      meaning: "states_problem",
      text: "We still use a spreadsheet every Sunday, and it hurts.",
      reactionType: null,
      at,
    },
    timesSeen: 1,
    ...change,
  };
  return { ...input, score: change.score ?? scoreWordsInput(input) };
}

/** The score of a person under an ICP that wants sales leaders at software companies. */
export function scoreWordsInput({
  person,
  company,
  source,
  engagement,
}: Pick<WordsInput, "person" | "company" | "source" | "engagement">): Score {
  return scoreEngagement({
    icp: {
      minEmployees: 50,
      maxEmployees: 2000,
      targetIndustries: ["Software Development"],
      targetTitles: ["VP Sales"],
      targetPersonas: ["sales"],
      targetSeniority: ["lead", "director", "executive"],
      excludedTitles: [],
      excludedIndustries: [],
      additionalContext: null,
    },
    person: { title: person.title, headline: null },
    company,
    sourceType: source.type,
    engagement: { kind: engagement.kind, ageHours: 3, meaning: engagement.meaning, probability: null },
    post: { relevance: 80 },
    earlierEngagements: 0,
  });
}

/** The same person, who only liked the post. */
export const silentLike = (change: Partial<WordsInput> = {}): WordsInput =>
  wordsInput({
    engagement: { kind: "reaction", meaning: "reacts", text: null, reactionType: "LIKE", at },
    ...change,
  });

/** Texts of a model that keep to every rule. */
export const goodWords = {
  whyItMatters:
    "Anna wrote under Tom Berg's post: “We still use a spreadsheet every Sunday, and it hurts”. She leads sales at Brightloop, 320 people in software, and names the problem herself.",
  suggestedOpener:
    "Hi Anna, your point about the spreadsheet every Sunday is one that a forecast call rarely fixes. What would have to change first at Brightloop?",
  talkingPoints: [
    "Ask what the Sunday spreadsheet costs the sales team at Brightloop.",
    "Tom Berg's “Forecast calls are broken” is a way into the topic: ask Anna where hers break.",
    "As VP Sales she decides on the tools of her team: ask who else looks at the numbers.",
  ],
};
