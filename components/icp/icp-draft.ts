import type { IcpFields, ResettableIcp } from "@/lib/contracts/icp";

/** The editable fields of an ICP. */
export type IcpDraft = Pick<ResettableIcp, "name" | keyof IcpFields>;

/** The form's label of each field, in form order. */
export const fieldLabels: Record<keyof IcpDraft, string> = {
  targetTitles: "Job titles",
  targetPersonas: "Functions",
  targetSeniority: "Seniority",
  targetIndustries: "Industries",
  minEmployees: "Min employees",
  maxEmployees: "Max employees",
  excludedTitles: "Excluded job titles",
  excludedIndustries: "Excluded industries",
  additionalContext: "Context",
  name: "Name",
};

const isField = (name: string): name is keyof IcpDraft => name in fieldLabels;
export const fieldNames = Object.keys(fieldLabels).filter(isField);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Fields of `after` that differ from `before`, with their new values. */
export function changesBetween(before: IcpDraft, after: Partial<IcpDraft>): Partial<IcpDraft> {
  return Object.fromEntries(
    fieldNames
      .filter((name) => name in after && !isSame(before[name], after[name]))
      .map((name) => [name, after[name]]),
  );
}

/**
 * Unsaved edits moved from `before` to `now`, which someone else saved: words that were added or removed are added to
 * or removed from the present lists; other fields stay as they were typed.
 */
export function rebaseEdits(before: IcpDraft, edits: Partial<IcpDraft>, now: IcpDraft): Partial<IcpDraft> {
  return Object.fromEntries(
    Object.entries(changesBetween(before, edits)).map(([name, edited]) => {
      const [old, present] = [before[name as keyof IcpDraft], now[name as keyof IcpDraft]];
      if (!Array.isArray(edited) || !Array.isArray(old) || !Array.isArray(present)) return [name, edited];
      const kept = present.filter((word) => edited.includes(word) || !old.includes(word));
      return [name, [...kept, ...edited.filter((word) => !old.includes(word) && !present.includes(word))]];
    }),
  );
}

/** The values in `before` of the changed fields, which undo the change. */
export function undoOf(before: IcpDraft, change: Partial<IcpDraft>): Partial<IcpDraft> {
  return Object.fromEntries(fieldNames.filter((name) => name in change).map((name) => [name, before[name]]));
}

/** Describes a change, one line per field: "Job titles: CRO added; VP Sales removed". */
export function describeChange(
  before: IcpDraft,
  change: Partial<IcpDraft>,
  describe: (value: string) => string = (value) => value,
): string[] {
  return fieldNames
    .filter((name) => name in change)
    .map((name) => `${fieldLabels[name]}: ${describeDifference(before[name], change[name], describe)}`);
}

function describeDifference(before: unknown, after: unknown, describe: (value: string) => string): string {
  if (Array.isArray(before) && Array.isArray(after)) {
    const added = after.filter((value) => !before.includes(value));
    const removed = before.filter((value) => !after.includes(value));
    const parts = [
      ...(added.length > 0 ? [`${added.map(describe).join(", ")} added`] : []),
      ...(removed.length > 0 ? [`${removed.map(describe).join(", ")} removed`] : []),
    ];
    return parts.join("; ") || "reordered";
  }
  if (typeof before === "number" || typeof after === "number") {
    return `${describeLimit(before)} to ${describeLimit(after)}`;
  }
  if (typeof after === "string" && after.length <= 60) return `changed to “${after}”`;
  return after === null ? "removed" : "rewritten";
}

const describeLimit = (limit: unknown): string =>
  typeof limit === "number" ? limit.toLocaleString("en-US") : "no limit";

/** Whether the size limits form a valid range. */
export const isSizeRange = ({ minEmployees, maxEmployees }: IcpDraft): boolean =>
  minEmployees === null || maxEmployees === null || minEmployees <= maxEmployees;
