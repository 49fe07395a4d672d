/** Removes an erased person from stored reports about others. Pure. */
import { type AccountFindings, isCurrent, type PersonFindings, StoredAccount, StoredPerson } from "./content";
import { countCoverage } from "./coverage";

/** Stored content without the person, and the size of an account's committee. */
export interface RestOfReport {
  content: Record<string, unknown>;
  committeeSize?: number;
}

/**
 * The content without anything about the person: what they did, what rests on it or on their posts, and their roles.
 * `keys` are their addresses and the ids of their rows, engagements, signals and posts. Null if it holds nothing of
 * the kind, or was stored in a version that quotes no one.
 */
export function forgetPerson(stored: unknown, keys: ReadonlySet<string>): RestOfReport | null {
  if (!isCurrent(stored)) return null;
  const pruned = prune(stored, keys);
  if (JSON.stringify(pruned) === JSON.stringify(stored)) return null;
  const account = StoredAccount.safeParse(pruned);
  if (account.success) {
    return { content: recount(account.data), committeeSize: account.data.buyingCommittee.length };
  }
  const person = StoredPerson.safeParse(pruned);
  return { content: person.success ? reword(person.data) : { ...(pruned as object) } };
}

const gone = Symbol("gone");

/** Removes every object that a key identifies, and every claim that has lost a source. */
function prune(value: unknown, keys: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => prune(item, keys)).filter((item) => item !== gone);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, prune(inner, keys)] as const);
  const isTheirs = Object.entries(value).some(([, inner]) => typeof inner === "string" && keys.has(inner));
  if (isTheirs || entries.some(([name, inner]) => name === "person" && inner === gone)) return gone;
  if (hasLostSource(value, Object.fromEntries(entries))) return gone;
  return Object.fromEntries(entries.map(([name, inner]) => [name, inner === gone ? null : inner]));
}

/** A topic stays with its other posts; everything else that is said needs all of its sources. */
function hasLostSource(before: object, after: Record<string, unknown>): boolean {
  if (!("sources" in before) || !Array.isArray(before.sources) || !Array.isArray(after.sources)) return false;
  const lost = before.sources.length - after.sources.length;
  if (lost === 0) return false;
  return "topic" in before ? after.sources.length === 0 : true;
}

/** The figures and the reason follow from what is left: both repeat what the parts say. */
function recount(content: AccountFindings["content"]): AccountFindings["content"] {
  const { committee, dispositionReasons, dispositionReason } = content;
  const said = dispositionReasons.map(({ text }) => text).join(" ");
  const rest = { ...content, dispositionReason: dispositionReason === null ? null : said };
  if (!committee) return rest;
  return { ...rest, committee: { ...committee, ...countCoverage(committee.roles, committee.coverage) } };
}

/** The reasoning says what is left of its claims. */
function reword(content: PersonFindings["content"]): PersonFindings["content"] {
  const { aiRead } = content;
  if (!aiRead) return content;
  return { ...content, aiRead: { ...aiRead, reasoning: aiRead.claims.map(({ text }) => text).join(" ") } };
}
