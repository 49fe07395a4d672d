import { writeByRules } from "./rules/write";
import type { Writer } from "./writer";

/**
 * Writes the texts of a signal by rules, in the language of the post. Deterministic: the same signal always gets the
 * same texts. Maximum lengths: why 400, opener 300, points 160.
 */
export const rulesWriter: Writer = {
  id: "rules",
  write: async (input) => ({ ...writeByRules(input), writtenBy: "rules", costCents: 0, calls: 0 }),
};
