import { findCustomer } from "@/db/queries/customers";
import { findOnboarding, openForReview } from "@/db/queries/onboardings";
import { findMember, findMembers } from "@/db/queries/team";
import { type Context, transaction } from "@/lib/context";
import { recordAudit } from "@/lib/domain/audit/record";
import { mayNotify } from "@/lib/domain/mail-limits";
import { log } from "@/lib/log";
import { onboardingReadyMail } from "@/lib/mail/templates";
import { type Attempt, lockRunningAttempt, setOnboarding } from "./attempt";

const mostMembers = 100;

/**
 * Last step: hands the workspace to its admins for review. Returns the addresses to notify: the same ones when
 * repeated, none if the attempt failed or a later one replaced it.
 */
export async function finishOnboarding(ctx: Context, { attempt }: Attempt): Promise<string[]> {
  const { db, customerId } = ctx;
  await transaction(ctx, async (ctx) => {
    if (!(await lockRunningAttempt(ctx, attempt))) return;
    await setOnboarding(ctx, { step: "ready_for_review", status: "done" });
    await openForReview(ctx.db, { customerId });
    await recordAudit(ctx, { action: "onboarding.finished", subjectId: customerId, detail: { attempt } });
  });
  const onboarding = await findOnboarding(db, { customerId });
  if (onboarding?.attempt !== attempt || onboarding.status !== "done") return [];
  const members = await findMembers(db, { customerId, limit: mostMembers });
  return members.filter(({ role }) => role === "admin").map(({ email }) => email);
}

/** Tells one admin that the workspace is ready for review; skips anyone who is no longer an admin. */
export async function mailReady(ctx: Context, { to }: { to: string }): Promise<void> {
  const { db, customerId, ports } = ctx;
  const member = await findMember(db, { customerId, email: to });
  const customer = await findCustomer(db, { customerId });
  if (!customer || member?.role !== "admin") {
    log.info({ customerId }, "mail skipped: the workspace or its admin is gone");
    return;
  }
  if (!(await mayNotify(ctx, to))) return;
  const url = new URL("/setup", ports.appUrl).href;
  await ports.mailer.send({ to, ...onboardingReadyMail({ workspace: customer.name, url }) });
}
