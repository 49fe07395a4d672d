import { reportLinks } from "@/db/schema";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { hashToken, newId, newToken } from "@/lib/ids";
import { one } from "./one";

/** A link to a report that works for a week, with its token. */
export async function insertReportLink(
  ctx: Context,
  { reportId, ...change }: Partial<typeof reportLinks.$inferInsert> & { reportId: string },
): Promise<typeof reportLinks.$inferSelect & { token: string }> {
  const { customerId, clock, db } = ctx;
  const [token, now] = [newToken(), clock.now()];
  const row = {
    ...{ id: newId(), customerId, reportId, tokenHash: hashToken(token), createdAt: now },
    expiresAt: new Date(now.getTime() + days(7)),
    ...change,
  };
  return { ...one(await db.insert(reportLinks).values(row).returning()), token };
}
