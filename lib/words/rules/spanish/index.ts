import type { Phrasebook } from "../phrasebook";
import { grammar } from "./grammar";
import { phrases } from "./phrases";
import { points } from "./points";
import { roles } from "./roles";
import { marketTopics } from "./topics-market";
import { workTopics } from "./topics-work";

export const spanish: Phrasebook = {
  ...phrases,
  points,
  grammar,
  roles,
  topics: { ...marketTopics, ...workTopics },
};
