/** Mentions in a comment: "@" and a member's name. */
import { nameOf } from "./use-team";

interface Member {
  userId: string;
  name: string | null;
  email: string;
}

/** At most this many members are offered at a time. */
const mostOffered = 5;

/** The members whose name starts with, or has a word that starts with, what follows the last "@" being typed. */
export function mentionsToOffer<M extends Member>(text: string, members: readonly M[]): M[] {
  const typed = /(?:^|\s)@([^\s@]*)$/.exec(text)?.[1]?.toLowerCase();
  if (typed === undefined) return [];
  const matches = (member: M) =>
    [nameOf(member), member.email].some((name) => ` ${name.toLowerCase()}`.includes(` ${typed}`));
  return members.filter(matches).slice(0, mostOffered);
}

/** The text with what follows the last "@" replaced by the member's name. */
export const withMention = (text: string, member: Member): string =>
  text.replace(/@([^\s@]*)$/, () => `@${nameOf(member)} `);

/** The members whose whole name follows an "@" in the text. */
export function mentionedIn<M extends Member>(text: string, members: readonly M[]): M[] {
  const lower = text.toLowerCase();
  const byLength = members.toSorted((a, b) => nameOf(b).length - nameOf(a).length);
  const found = new Set<M>();
  // The longest name wins: "@Ann Lee" doesn't mention Ann.
  for (let at = lower.indexOf("@"); at >= 0; at = lower.indexOf("@", at + 1)) {
    const member = byLength.find((one) => {
      const name = nameOf(one).toLowerCase();
      return lower.startsWith(name, at + 1) && !/[\p{L}\p{N}]/u.test(lower[at + 1 + name.length] ?? "");
    });
    if (member) found.add(member);
  }
  return members.filter((member) => found.has(member));
}
