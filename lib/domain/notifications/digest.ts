import { policy } from "@/db/policy";
import { countAttempts } from "@/db/queries/delivery-stats";
import { findDestinations } from "@/db/queries/destinations";
import { countSignalsBetween, findBestSignals } from "@/db/queries/digests";
import type { NotificationRow } from "@/db/queries/notifications";
import type { Context } from "@/lib/context";

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
  const attempts = await countAttempts(db, { customerId, from: since, to: until });
  const sum = (of: "delivered" | "failed") => attempts.reduce((all, one) => all + one[of], 0);
  const [delivered, failed] = [sum("delivered"), sum("failed")];
  if (total === 0 && delivered + failed === 0) return null;
  const best = await findBestSignals(db, { ...period, limit: policy.digestSignals });
  const failing = attempts.filter((one) => one.failed > 0).map(({ destinationId }) => destinationId);
  const names = (await findDestinations(db, { customerId }))
    .filter(({ id }) => failing.includes(id))
    .map(({ name }) => name);
  const isWeek = until.getTime() - since.getTime() > 3 * 86_400_000;
  return {
    title: `${total === 1 ? "1 new signal" : `${total} new signals`} ${isWeek ? "this week" : "since yesterday"}`,
    lines: [
      `${delivered === 1 ? "1 delivery" : `${delivered} deliveries`} succeeded and ${failed} failed${names.length > 0 ? `: ${names.join(", ")}` : ""}.`,
      ...(total > best.length ? [`The best ${best.length}:`] : []),
    ],
    signals: best.map(({ id, personName, personTitle, companyName, strength, whyItMatters }) => ({
      title: `${personName} · strength ${strength}`,
      text: [[personTitle, companyName].filter(Boolean).join(", "), whyItMatters].filter(Boolean).join(". "),
      path: `/signals/${id}`,
    })),
  };
}
