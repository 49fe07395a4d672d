import { findSelectablePlans } from "@/db/queries/plans";
import { findAdmins } from "@/db/queries/recipients";
import { findSubscription } from "@/db/queries/subscriptions";
import type { Context } from "@/lib/context";
import type { EventData } from "@/lib/contracts/events";
import { mayNotify } from "@/lib/domain/mail-limits";
import { log } from "@/lib/log";
import { paymentOverdueMail } from "@/lib/mail/templates";
import { graceEnd } from "./subscription-state";

/** Who is told about overdue payments: the workspace's admins. */
export async function listPayers({ db, customerId }: Context): Promise<string[]> {
  return (await findAdmins(db, { customerId })).map(({ email }) => email);
}

/** Tells one admin about the overdue payment. Sends nothing if it was paid meanwhile, or the admin is gone. */
export async function warnOfOverdue(
  ctx: Context,
  input: EventData<"billing/payment.overdue"> & { to: string },
): Promise<void> {
  const { db, customerId, ports } = ctx;
  const { to, subscriptionId, isPaused } = input;
  const subscription = await findSubscription(db, { customerId, id: subscriptionId });
  const admin = (await findAdmins(db, { customerId })).find(({ email }) => email === to);
  if (!subscription?.overdueSince || !admin) {
    log.info(
      { customerId, subscription: subscriptionId },
      "mail skipped: paid meanwhile, or no longer an admin",
    );
    return;
  }
  const plan = (await findSelectablePlans(db)).find(({ slug }) => slug === subscription.planSlug);
  const mail = paymentOverdueMail({
    workspace: admin.workspace,
    plan: plan?.name ?? subscription.planSlug,
    graceEndsAt: graceEnd(subscription.overdueSince),
    isPaused,
    url: new URL("/settings/billing", ports.appUrl).href,
  });
  if (await mayNotify(ctx, to)) await ports.mailer.send({ to, ...mail });
}
