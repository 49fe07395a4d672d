/** Words for columns and properties that take no values. */
import type { DestinationType, FieldProblem } from "@/db/vocabulary";

export interface FieldWithProblem {
  name: string;
  problem: FieldProblem;
}

/** What the fields of a destination are called in its tool. */
export const fieldNoun = (type: DestinationType): string => (type === "notes" ? "property" : "column");

/** `column`, `columns`, `properties`. */
export const fieldNouns = (type: DestinationType, count: number): string =>
  count === 1 ? fieldNoun(type) : type === "notes" ? "properties" : "columns";

/** `A column is missing`, `2 properties take no values`. */
export function fieldProblemsTitle(type: DestinationType, fields: readonly FieldWithProblem[]): string {
  const isOne = fields.length === 1;
  const subject = `${isOne ? "A" : fields.length} ${fieldNouns(type, fields.length)}`;
  if (fields.every(({ problem }) => problem === "missing"))
    return `${subject} ${isOne ? "is" : "are"} missing`;
  return `${subject} ${isOne ? "takes" : "take"} no values`;
}

/** `The column "Company" is missing. Its values are not written.`, for each problem; empty without any. */
export function describeFieldProblems(type: DestinationType, fields: readonly FieldWithProblem[]): string {
  const sentences = (["missing", "wrong_type"] as const).flatMap((problem) => {
    const names = fields.filter((field) => field.problem === problem).map(({ name }) => `"${name}"`);
    if (names.length === 0) return [];
    const isOne = names.length === 1;
    const subject = `The ${fieldNouns(type, names.length)} ${inList(names)}`;
    if (problem === "missing") {
      return isOne
        ? `${subject} is missing. Its values are not written.`
        : `${subject} are missing. Their values are not written.`;
    }
    return isOne
      ? `${subject} has a type that can't hold its values. They are not written.`
      : `${subject} have types that can't hold their values. They are not written.`;
  });
  return sentences.join(" ");
}

/** What to do about them. */
export const fieldRemedy = (type: DestinationType): string =>
  type === "notes"
    ? "Change the property back in the notes tool, or choose Edit and map the field to another property. Then run Test connection."
    : "Rename the column back, or add one with this name to the first row. Then run Test connection.";

const inList = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
