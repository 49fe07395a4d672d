/** What the parts of a signal's texts are composed from. */

import type { TopicId } from "@/db/topics";
import { type Facts, readFacts } from "../facts";
import type { WordsInput } from "../writer";
import { type Choose, chooserFor } from "./choose";
import { capitalize, close } from "./grammar";
import { isSpoken, type Phrasebook, type Spoken } from "./phrasebook";
import { phrasebookOf } from "./phrasebooks";
import { fillSlots } from "./slots";
import { readTopic } from "./topic";
import type { Slots } from "./wording";

export interface Draft {
  input: WordsInput;
  facts: Facts;
  book: Phrasebook;
  choose: Choose;
  /** What the post is about. */
  topicId: TopicId | null;
  /** Whether the person's own words are about the same. */
  isOwnTopic: boolean;
  slots: Slots;
}

/** Reads the facts and fills the slots in the language of the texts. */
export function openDraft(input: WordsInput): Draft {
  const book = phrasebookOf(input.language);
  const facts = readFacts(input);
  const choose = chooserFor([facts.name.full, facts.company, input.post.text, facts.said].join("\n"));
  const topicId = readTopic(input.post.text, input.language);
  const isOwnTopic =
    topicId !== null &&
    spokenOf(facts) !== null &&
    readTopic(input.engagement.text ?? "", input.language) === topicId;
  const slots = fillSlots(input, { facts, book, choose, topicId });
  return { input, facts, book, choose, topicId, isOwnTopic, slots };
}

/** The evidence whose words can be quoted; null after a reaction, and for words that can't be quoted. */
export const spokenOf = ({ evidence }: Facts): Spoken | null => (isSpoken(evidence) ? evidence : null);

export const sentence = (text: string): string => close(capitalize(text));
