import { findDestination } from "@/db/queries/destinations";
import { findManagers } from "@/db/queries/recipients";
import type { Context } from "@/lib/context";
import type { EventData } from "@/lib/contracts/events";
import { log } from "@/lib/log";
import { destinationWarningMail } from "@/lib/mail/templates";

/** Who is told that a destination fails: the workspace's admins and managers. */
export async function listWarned(ctx: Context): Promise<string[]> {
  return (await findManagers(ctx.db, { customerId: ctx.customerId })).map(({ email }) => email);
}

/** Tells one of them. A destination that is gone by now is nobody's worry. */
export async function warnOfFailures(
  ctx: Context,
  input: EventData<"destination/failing"> & { to: string },
): Promise<void> {
  const { db, customerId, ports } = ctx;
  const { destinationId, consecutiveFailures, lastError, isPaused, to } = input;
  const destination = await findDestination(db, { customerId, destinationId });
  const manager = (await findManagers(db, { customerId })).find(({ email }) => email === to);
  if (!destination || !manager) {
    log.info({ customerId, destinationId }, "warning skipped: destination or member is gone");
    return;
  }
  const mail = destinationWarningMail({
    destination: destination.name,
    workspace: manager.workspace,
    consecutiveFailures,
    lastError,
    isPaused,
    url: new URL(`/destinations/${destinationId}`, ports.appUrl).href,
  });
  await ports.mailer.send({ to, ...mail });
}
