import type { HandlingKind } from "@/db/vocabulary";
import type { SignalHandling } from "@/lib/contracts/signal-handling";
import type { SignalItem } from "@/lib/contracts/signals";
import { nameOf } from "./use-team";

/** What somebody does with a person, about a third and the second person. */
const doing: Record<Exclude<HandlingKind, "closed" | "commented">, readonly [string, string]> = {
  won: ["won", "won"],
  contacted: ["is in touch with", "are in touch with"],
  assigned: ["handles", "handle"],
  working: ["handles", "handle"],
};

type Handled = Pick<SignalHandling, "how" | "by">;

/** The member as the subject of a sentence: "You", their name, or "Someone" if it is not known. */
function whoOf({ by }: Handled, myId: string | undefined): string {
  if (by === null) return "Someone";
  return by.userId === myId ? "You" : nameOf(by);
}

/** The same after "by". */
export function byWhom(handling: Handled, myId: string | undefined): string {
  const who = whoOf(handling, myId);
  return who === "You" || who === "Someone" ? who.toLowerCase() : who;
}

/** Who handles someone, such as "this person": "Ana is in touch with this person". */
export function describeHandler(handling: Handled, whom: string, myId: string | undefined): string {
  const who = whoOf(handling, myId);
  const { how } = handling;
  if (how === "closed") return `${who} closed another signal`;
  if (how === "commented") return `${who} commented on another signal`;
  return `${who} ${doing[how][who === "You" ? 1 : 0]} ${whom}`;
}

/** The same of what was done with the signal itself: "Ana is on it". */
export function describeOwnHandling(handling: Handled, myId: string | undefined): string {
  const who = whoOf(handling, myId);
  if (handling.how === "commented") return `${who} commented`;
  return `${who} ${who === "You" ? "are" : "is"} on it`;
}

/** The signals whose person another member handles. Neither a comment nor a closed signal is a reason for a warning. */
export const handledByOthers = <S extends Pick<SignalItem, "handling">>(
  signals: readonly S[],
  myId: string | undefined,
): S[] =>
  signals.filter(
    ({ handling }) =>
      handling !== null && handling.how in doing && handling.by !== null && handling.by.userId !== myId,
  );
