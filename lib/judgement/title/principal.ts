/** Whose role a title names: the person's own, or that of a principal they serve ("Assistant to the CEO"). */
import type { Seniority } from "@/db/vocabulary";
import type { WordHit } from "@/lib/judgement/text/word-matcher";
import { decides } from "./deciders";

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Before these words an assistant is a deputy: the next words name the real level. */
const deputyOf = wordSet(
  "manager leader lead director vice vp professor head general managing principal dean controller treasurer",
);

/** Words whose bearer serves the person named after them. */
const servant =
  /^(?:assistan|assisten|asistent|sekret|secretar|segretar|referent|mitarbeit|advis|berater|aide$|adjoint|associate|stabs?stelle|buero$|office$|support$|liaison)/;

/** Words between a servant and the person served. */
const serves = wordSet(
  "to the der des dem die von vom fuer for of de du del della dello dei di da do dos van a au aan la le l d il el o",
);

/** What may stand before a partner who owns part of the firm; other partners are employees ("Delivery Partner"). */
const owningPartner = wordSet(
  "senior managing founding equity general associate assoziierter assoziierte executive local " +
    "junior owner und and et y e en geschaeftsfuehrender geschaeftsfuehrende steuerberater " +
    "rechtsanwalt attorney tax law legal audit venture investment",
);
const joins = wordSet("und and et y e en in at bei");

/** How many words after "to" may pass before the level of the principal ("to the Group Sales Director"). */
const reach = 4;

export interface Principal {
  /** The index of the first word that names the principal; all after it is theirs. */
  start: number;
  /** "reporting to the CEO" and "coach to founders" name a principal, but are no support roles. */
  isServed: boolean;
}

/** The principal that a role serves, from the levels found in it; null if it serves nobody. */
export function findPrincipal(
  words: readonly string[],
  levels: readonly WordHit<{ level: Seniority | null }>[],
): Principal | null {
  for (let index = 1; index < words.length; index += 1) {
    const word = words[index] ?? "";
    const before = words[index - 1] ?? "";
    if (word !== "to" && !(serves.has(word) && servant.test(before))) continue;
    const level = levels.find(
      ({ tag, start }) => start > index && start <= index + reach && decides(tag.level),
    );
    if (!level) continue;
    const isMany = word === "to" && /(?:[^s]s|men)$/.test(words[level.start] ?? "");
    return { start: index, isServed: !before.startsWith("report") && !isMany };
  }
  return null;
}

/** "Assistant Sales Manager" is a deputy, "Assistant to the Sales Manager" is not. */
export function isDeputy(words: readonly string[], start: number): boolean {
  if (words[start] !== "assistant") return false;
  const next = words.slice(start + 1, start + 5);
  const end = next.findIndex((word) => deputyOf.has(word));
  return end >= 0 && !next.slice(0, end).some((word) => serves.has(word) || joins.has(word));
}

/** How surely a partner owns part of the firm: `no` for "Business Partner", `maybe` for "Partner Sales". */
export function ownsFirm(words: readonly string[], start: number): "yes" | "maybe" | "no" {
  const before = words[start - 1];
  if (before !== undefined && !owningPartner.has(before)) return "no";
  const after = words[start + 1];
  return after === undefined || joins.has(after) ? "yes" : "maybe";
}
