import { countOpening, findSharedReportAcrossCustomers } from "@/db/queries/report-links";
import { minutes } from "@/lib/clock";
import type { Context } from "@/lib/context";
import type { SharedReport } from "@/lib/contracts/shared-report";
import { hashToken } from "@/lib/ids";
import { addressKey, consume, rateLimits, requireWithinLimits } from "@/lib/rate-limit";
import { presentShared } from "./present-shared";

/** The form of the tokens of `newToken`: anything else cannot be one, and is not looked up. */
const tokenForm = /^[\w-]{43}$/;
/** Openings within this time of a counted one are not counted: loading a page again writes nothing. */
const countedEveryMs = minutes(1);

/**
 * The report that a link shows; null for a link that does not work, whatever the reason. Throws 429 `rate_limited` for
 * an address that opens too many.
 */
export async function openSharedReport(
  { db, clock, ip }: Pick<Context, "db" | "clock" | "ip">,
  { token }: { token: string },
): Promise<SharedReport | null> {
  requireWithinLimits([await consume(db, rateLimits.sharedReports, addressKey(ip))]);
  if (!tokenForm.test(token)) return null;
  const now = clock.now();
  const found = await findSharedReportAcrossCustomers(db, { tokenHash: hashToken(token), now });
  if (!found) return null;
  const { link, report, workspace } = found;
  const since = new Date(now.getTime() - countedEveryMs);
  if (link.lastOpenedAt === null || link.lastOpenedAt <= since) {
    await countOpening(db, { customerId: link.customerId, linkId: link.id, now, since });
  }
  return presentShared(report, { workspace, expiresAt: link.expiresAt });
}
