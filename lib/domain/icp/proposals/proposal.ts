/** A change of one ICP field that members' verdicts ask for. Pure. */
import { createHash } from "node:crypto";
import type { FeedbackReason } from "@/db/vocabulary";
import type { IcpFields } from "@/lib/contracts/icp";
import type { Opinion } from "./opinions";

export type LimitField = "minEmployees" | "maxEmployees";
export type ListField = Exclude<keyof IcpFields, LimitField | "additionalContext">;

/** What to do with a field: set a limit, or add or remove one value of a list. */
export type Edit =
  | { field: LimitField; action: "set"; value: number }
  | { field: ListField; action: "add" | "remove"; value: string };

export type Basis = FeedbackReason | "rescued";

/** An edit and the verdicts that it answers. */
export interface Proposal {
  id: string;
  edit: Edit;
  basis: Basis;
  /** People whose verdict the edit answers, newest first. */
  behind: Opinion[];
  /** People with the opposite verdict whom the edit would also affect. */
  against: Opinion[];
  /** What a verdict is about, for example `12 employees`. */
  factOf: (opinion: Opinion) => string;
}

/** A proposal needs at least this many verdicts behind it; judgement specification, section 6. */
export const leastVerdicts = 5;

/** An opposite verdict counts this many times: a lost customer costs more than a poor signal. */
const againstWeight = 2;

/** How much speaks for an edit: null if too little. */
export function weightOf({ behind, against }: Pick<Proposal, "behind" | "against">): number | null {
  const weight = behind.length - againstWeight * against.length;
  return behind.length >= leastVerdicts && weight > 0 ? weight : null;
}

/** The edit that most speaks for; the first of equals. Undefined if too little speaks for any. */
export function findStrongest(proposals: readonly Proposal[]): Proposal | undefined {
  let strongest: { proposal: Proposal; weight: number } | undefined;
  for (const proposal of proposals) {
    const weight = weightOf(proposal);
    if (weight !== null && weight > (strongest?.weight ?? 0)) strongest = { proposal, weight };
  }
  return strongest?.proposal;
}

/** A proposal from the people whom an edit affects. */
export function propose(
  edit: Edit,
  input: {
    basis: Basis;
    verdicts: readonly Opinion[];
    opposite: readonly Opinion[];
    affects: (opinion: Opinion) => boolean;
    factOf: (opinion: Opinion) => string;
  },
): Proposal {
  const { basis, verdicts, opposite, affects, factOf } = input;
  return {
    ...{ id: proposalIdOf(edit), edit, basis, factOf },
    behind: verdicts.filter(affects),
    against: opposite.filter(affects),
  };
}

/** The same for the same edit, however the rest of the field changes. */
export const proposalIdOf = ({ field, action, value }: Edit): string =>
  createHash("sha256")
    .update(JSON.stringify([field, action, typeof value === "string" ? value.toLowerCase() : value]))
    .digest("hex")
    .slice(0, 32);

/** The field's new value, as a change of the ICP. */
export function changeOf(icp: IcpFields, { field, action, value }: Edit): Partial<IcpFields> {
  if (action === "set") return { [field]: value };
  const others = icp[field].filter((entry) => entry.toLowerCase() !== value.toLowerCase());
  return { [field]: action === "add" ? [...others, value] : others };
}
