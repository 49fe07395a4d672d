import { type DestinationRow, findDestination } from "@/db/queries/destinations";
import { findManagers } from "@/db/queries/recipients";
import type { Context } from "@/lib/context";
import type { EventData } from "@/lib/contracts/events";
import { isFilling, submissionLimit } from "@/lib/destinations/submissions";
import { mayNotify } from "@/lib/domain/mail-limits";
import { log } from "@/lib/log";
import type { MailContent } from "@/lib/mail/mail";
import { destinationFillingMail, destinationWarningMail } from "@/lib/mail/templates";

/** Who is warned about a destination's problems: the workspace's admins and managers. */
export async function listWarned(ctx: Context): Promise<string[]> {
  return (await findManagers(ctx.db, { customerId: ctx.customerId })).map(({ email }) => email);
}

/** Warns one recipient that the destination is failing. */
export const warnOfFailures = (
  ctx: Context,
  input: EventData<"destination/failing"> & { to: string },
): Promise<void> => warn(ctx, input, (about) => destinationWarningMail({ ...input, ...about }));

/** Warns one recipient that the destination is nearly full. Sends nothing if it was given a new address meanwhile. */
export const warnOfFilling = (
  ctx: Context,
  input: EventData<"destination/filling"> & { to: string },
): Promise<void> =>
  warn(ctx, input, (about, row) => {
    const limit = submissionLimit(row.type);
    if (limit === null || !isFilling(row)) return null;
    return destinationFillingMail({ ...about, count: row.submissions, limit });
  });

interface About {
  destination: string;
  workspace: string;
  url: string;
}

/** Sends nothing if the destination or the member no longer exists. */
async function warn(
  ctx: Context,
  input: { destinationId: string; to: string },
  write: (about: About, row: DestinationRow) => MailContent | null,
): Promise<void> {
  const { db, customerId, ports } = ctx;
  const { destinationId, to } = input;
  const destination = await findDestination(db, { customerId, destinationId });
  const manager = (await findManagers(db, { customerId })).find(({ email }) => email === to);
  if (!destination || !manager) {
    log.info({ customerId, destinationId }, "warning skipped: destination or member no longer exists");
    return;
  }
  const url = new URL(`/destinations/${destinationId}`, ports.appUrl).href;
  const about = { destination: destination.name, workspace: manager.workspace, url };
  const mail = write(about, destination);
  if (mail && (await mayNotify(ctx, to))) await ports.mailer.send({ to, ...mail });
}
