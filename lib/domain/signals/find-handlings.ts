import { findPersonWork } from "@/db/queries/person-work";
import { findTeammates } from "@/db/queries/signal-work";
import type { ListedSignal } from "@/db/signal-index/list";
import type { Context } from "@/lib/context";
import type { SignalHandling } from "@/lib/contracts/signal-handling";
import { groupBy } from "@/lib/group-by";
import { handlingOf } from "./handling";

/** Who handles the persons of these signals, by signal: two queries, however many signals. */
export async function findHandlings(
  { db, customerId }: Context,
  rows: readonly Pick<ListedSignal, "id" | "personId">[],
): Promise<Map<string, SignalHandling>> {
  const personIds = [...new Set(rows.map(({ personId }) => personId))];
  const work = groupBy(await findPersonWork(db, { customerId, personIds }), ({ personId }) => personId);
  const found = rows.flatMap(({ id, personId }) => {
    const handling = handlingOf(id, work.get(personId) ?? []);
    return handling ? [{ id, handling }] : [];
  });
  const userIds = [...new Set(found.flatMap(({ handling }) => handling.byId ?? []))];
  const members = await findTeammates(db, { customerId, userIds });
  return new Map(
    found.map(({ id, handling: { byId, at, ...rest } }) => [
      id,
      { ...rest, by: (byId && members.get(byId)) || null, at: at?.toISOString() ?? null },
    ]),
  );
}
