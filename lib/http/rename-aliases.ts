import { isDeepStrictEqual } from "node:util";
import { invalidFields } from "@/lib/errors";

/**
 * A body with the fields that were sent by another name under their own. Throws 400 for a field that has a value by
 * each of its names, and another by each: one of them would be lost.
 */
export function renameAliases(aliases: Readonly<Record<string, string>> | undefined, body: unknown): unknown {
  if (!aliases || typeof body !== "object" || body === null || Array.isArray(body)) return body;
  const sent = new Map<string, unknown>(Object.entries(body));
  const aliased = Object.entries(aliases).filter(([alias]) => sent.has(alias));
  const twice = aliased.filter(([alias, name]) => {
    const [one, other] = [sent.get(alias), sent.get(name)];
    return isGiven(one) && isGiven(other) && !isDeepStrictEqual(one, other);
  });
  if (twice.length > 0) {
    throw invalidFields(
      twice.map(([alias, name]) => ({
        path: name,
        message: `is another name of ${alias}, which has another value: send one of them`,
      })),
    );
  }
  for (const [alias, name] of aliased) {
    if (!isGiven(sent.get(name))) sent.set(name, sent.get(alias));
    sent.delete(alias);
  }
  return Object.fromEntries(sent);
}

/** Programs made of forms send what was left blank as `""` or null. */
const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== "";
