import type { PersonWorkRow } from "@/db/queries/person-work";
import { contactedStages, stageOutcomes } from "@/db/stages";
import { type HandlingKind, handlingKinds } from "@/db/vocabulary";

/** What a member did with a signal of a person. */
export interface FoundHandling {
  how: HandlingKind;
  byId: string | null;
  at: Date | null;
  signalId: string;
}

/**
 * What others should know before they write to a signal's person: of all that was done with the person's signals, what
 * says most, on this signal before others and the latest first. Null if nothing was. Pure.
 */
export function handlingOf(signalId: string, work: readonly PersonWorkRow[]): FoundHandling | null {
  const isOwn = (found: FoundHandling) => Number(found.signalId === signalId);
  const rank = (found: FoundHandling) => handlingKinds.indexOf(found.how);
  const time = (found: FoundHandling) => found.at?.getTime() ?? 0;
  return (
    work
      .flatMap(handlingsIn)
      .toSorted((a, b) => rank(a) - rank(b) || isOwn(b) - isOwn(a) || time(b) - time(a))
      .at(0) ?? null
  );
}

function handlingsIn(row: PersonWorkRow): FoundHandling[] {
  const { signalId, stage, assigneeId, movedById, movedAt, commentedAt, commentedById } = row;
  const found: FoundHandling[] = [];
  const moved = { byId: movedById, at: movedAt, signalId };
  if (stage === "won") found.push({ how: "won", ...moved });
  else if (contactedStages.includes(stage)) found.push({ how: "contacted", ...moved });
  else if (stageOutcomes[stage] === "lost") found.push({ how: "closed", ...moved });
  else if (stage === "working" && movedById) found.push({ how: "working", ...moved });
  if (assigneeId && stageOutcomes[stage] === "open") {
    found.push({ how: "assigned", byId: assigneeId, at: null, signalId });
  }
  if (commentedAt) found.push({ how: "commented", byId: commentedById, at: commentedAt, signalId });
  return found;
}
