import { countOf } from "@/db/count-of";
import { policy } from "@/db/policy";
import { findCustomer } from "@/db/queries/customers";
import { countDeliveriesBetween, countSignalsBetween, findBestSignals } from "@/db/queries/digests";
import type { NotificationRow } from "@/db/queries/notifications";
import { days, hours } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { isolated } from "@/lib/contracts/isolated";

/** What happened in a workspace in a period, in words. */
export interface Digest {
  title: string;
  lines: string[];
  /** The best signals, strongest first. */
  signals: { title: string; text: string; path: string }[];
}

/** The digest of a stored notification's period. Null if there were neither signals nor deliveries. */
export async function readDigest(
  { db, customerId }: Context,
  { createdAt: until, data }: Pick<NotificationRow, "createdAt" | "data">,
): Promise<Digest | null> {
  const since = new Date(data.since ?? until);
  const period = { customerId, since, until };
  const total = await countSignalsBetween(db, period);
  const deliveries = await countDeliveriesBetween(db, period);
  if (total === 0 && deliveries.length === 0) return null;
  const best = await findBestSignals(db, { ...period, limit: policy.digestSignals });
  const workspace = (await findCustomer(db, { customerId }))?.name ?? "your workspace";
  const count = total === 0 ? "No new signals" : total === 1 ? "1 new signal" : `${total} new signals`;
  return {
    title: `${count} in ${isolated(workspace)} ${inWords(until.getTime() - since.getTime())}`,
    lines: [...describeDeliveries(deliveries), ...(total > best.length ? [`The best ${best.length}:`] : [])],
    signals: best.map(({ id, personName, personTitle, companyName, strength, whyItMatters }) => ({
      title: `${isolated(personName)} · strength ${strength}`,
      text: [[personTitle, companyName].filter(Boolean).join(", "), whyItMatters].filter(Boolean).join(". "),
      path: `/signals/${id}`,
    })),
  };
}

/** The length of a period that ends now. A day or a week may be an hour longer, where clocks go back. */
function inWords(ms: number): string {
  if (ms < hours(36)) return "since yesterday";
  const count = Math.round(ms / days(1));
  return count === 7 ? "in the past week" : `in the past ${countOf(count, "day")}`;
}

type Deliveries = Awaited<ReturnType<typeof countDeliveriesBetween>>;

function describeDeliveries(deliveries: Deliveries): string[] {
  const delivered = deliveries.reduce((sum, one) => sum + one.delivered, 0);
  const failing = deliveries.filter(({ failed }) => failed > 0);
  const failed = failing.reduce((sum, one) => sum + one.failed, 0);
  if (deliveries.length === 0) return ["Nothing was delivered."];
  const names = failing.map((one) => `${one.name} (${one.failed})`).join(", ");
  return [
    delivered === 1 ? "1 delivery succeeded." : `${delivered} deliveries succeeded.`,
    ...(failed === 0 ? [] : [`${failed === 1 ? "1 delivery" : `${failed} deliveries`} failed: ${names}.`]),
  ];
}
