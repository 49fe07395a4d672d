import { policy } from "@/db/policy";
import { insertDueAlertsAcrossCustomers } from "@/db/queries/credit-alerts";
import { findCustomer } from "@/db/queries/customers";
import { findAdmins } from "@/db/queries/recipients";
import { type Context, type SystemContext, transaction } from "@/lib/context";
import type { EventData } from "@/lib/contracts/events";
import { mayNotify } from "@/lib/domain/mail-limits";
import { requirePlan } from "@/lib/domain/plans/read";
import { groupBy } from "@/lib/group-by";
import { log } from "@/lib/log";
import type { MailContent } from "@/lib/mail/mail";
import { allotmentUsedMail, topUpDeclinedMail } from "@/lib/mail/templates-credits";

const limit = 1_000;

/**
 * Announces allotments that are used up to one of the policy's percentages: each of these once, and of several that
 * were passed at once only the highest.
 */
export async function announceAlerts(ctx: SystemContext): Promise<{ announced: number }> {
  return transaction(ctx, async ({ db, clock, emit }) => {
    const percents = policy.creditAlertPercents;
    const due = await insertDueAlertsAcrossCustomers(db, { now: clock.now(), percents, limit });
    const allotments = groupBy(due, ({ customerId, allotment }) => `${customerId} ${allotment}`);
    for (const [, passed] of allotments) {
      const last = passed.reduce((highest, one) => (one.percent > highest.percent ? one : highest));
      emit({ name: "credits/allotment.used", data: last });
    }
    return { announced: allotments.size };
  });
}

/** Who is told about credits: the workspace's admins. */
export async function listAlerted({ db, customerId }: Context): Promise<string[]> {
  return (await findAdmins(db, { customerId })).map(({ email }) => email);
}

/** Tells one admin how much of the allotment is used. */
export async function mailAllotmentUsed(
  ctx: Context,
  input: EventData<"credits/allotment.used"> & { to: string },
): Promise<void> {
  const { db, customerId } = ctx;
  const [plan, customer] = [await requirePlan(ctx), await findCustomer(db, { customerId })];
  await mail(ctx, { to: input.to, path: "/settings/credits" }, (about) =>
    allotmentUsedMail({
      ...about,
      percent: input.percent,
      isTrial: plan.slug === "trial",
      renewsAt: plan.allotmentOnce ? null : (customer?.periodEnd ?? null),
    }),
  );
}

/** Tells one admin that a charge of the automatic top-up was declined. */
export const mailTopUpDeclined = (ctx: Context, { to }: { to: string }): Promise<void> =>
  mail(ctx, { to, path: "/settings/billing" }, topUpDeclinedMail);

/** Sends nothing to someone who is no longer an admin. */
async function mail(
  ctx: Context,
  { to, path }: { to: string; path: string },
  write: (about: { workspace: string; url: string }) => MailContent,
): Promise<void> {
  const { db, customerId, ports } = ctx;
  const admin = (await findAdmins(db, { customerId })).find(({ email }) => email === to);
  if (!admin) {
    log.info({ customerId }, "mail skipped: no longer an admin");
    return;
  }
  const content = write({ workspace: admin.workspace, url: new URL(path, ports.appUrl).href });
  if (await mayNotify(ctx, to)) await ports.mailer.send({ to, ...content });
}
