import { findKnownPeople } from "@/db/queries/what-if";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import type { IcpWhatIf, IcpWhatIfResult } from "@/lib/contracts/what-if";
import { readStandards, standardsOf } from "@/lib/domain/engagements/standards";
import { compareStandards } from "./compare-standards";
import { noIcp } from "./present";
import { requireRange } from "./require-range";

/** Judges up to this many of the newest people, found among this many of the newest engagements. */
export const mostSampled = { people: 2_000, engagements: 10_000 };

/**
 * Judges people from the last `days` (24 hours each) as the pipeline would, each as if they had no signal yet,
 * under the current and the proposed ICP. Reads stored data only. Throws `NoIcp`, and 400 for an empty employee
 * range.
 */
export async function askWhatIf(
  ctx: Pick<Context, "db" | "customerId" | "clock">,
  { days: lookBack, ...change }: IcpWhatIf,
): Promise<IcpWhatIfResult> {
  const { db, customerId } = ctx;
  const now = ctx.clock.now();
  const read = await readStandards(ctx);
  if (!read) throw noIcp();
  const { standards } = read;
  const { icp } = standards;
  const wished = { ...icp, ...change };
  requireRange(wished);
  const since = new Date(now.getTime() - days(lookBack));
  const { people, isComplete } = await findKnownPeople(db, {
    customerId,
    since,
    ...mostSampled,
  });
  return {
    days: lookBack,
    sampled: { people: people.length, isComplete },
    ...compareStandards(people, standards, standardsOf(wished, standards)),
  };
}
