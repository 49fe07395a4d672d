import type { WrittenBy } from "@/lib/contracts/fields";

/** Whether rules or a language model wrote a signal's words: what is stored names the model. */
export const writtenByOf = (writer: string): WrittenBy => (writer === "rules" ? "rules" : "model");
