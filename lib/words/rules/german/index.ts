import type { Phrasebook } from "../phrasebook";
import { grammar } from "./grammar";
import { opener } from "./opener";
import { points } from "./points";
import { roles } from "./roles";
import { marketTopics } from "./topics-market";
import { workTopics } from "./topics-work";
import { why } from "./why";

export const german: Phrasebook = {
  ...why,
  grammar,
  opener,
  points,
  roles,
  topics: { ...marketTopics, ...workTopics },
};
