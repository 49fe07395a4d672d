import type { NewEngagement } from "@/db/queries/engagements";
import { readMeaning } from "@/lib/judgement/meaning/read-meaning";
import { compareStrength } from "@/lib/judgement/strength/evidence";
import { meaningWeight } from "@/lib/judgement/weights";

type Seen = Pick<NewEngagement, "kind" | "text">;

const read = ({ kind, text = null }: Seen) => ({ kind, meaning: readMeaning({ kind, text }).meaning });

/**
 * Whether an engagement's words show interest, by the rules: not a reaction, filler, an offer or a job search. Pure.
 */
export const saysSomething = (engagement: Seen): boolean => meaningWeight[read(engagement).meaning] > 0;

/** Sorts engagements by what they say, strongest first. Pure. */
export const byEvidence = (a: Seen, b: Seen): number => compareStrength(read(b), read(a));
