import { policy } from "@/db/policy";
import { findCustomer } from "@/db/queries/customers";
import type { InviteRow } from "@/db/queries/team";
import type { Context } from "@/lib/context";
import { inviteMail } from "@/lib/mail/templates";

/** How long an invitation can be accepted. */
export const { inviteDays } = policy;

/** Sends the link of a committed invite; the email names the `inviter`. Throws if the email fails. */
export async function mailInvite(
  { db, ports }: Pick<Context, "db" | "ports">,
  { invite, token, inviter }: { invite: InviteRow; token: string; inviter: string },
): Promise<void> {
  const customer = await findCustomer(db, { customerId: invite.customerId });
  const url = new URL("/invite", ports.appUrl);
  url.searchParams.set("token", token);
  const mail = inviteMail({
    workspace: customer?.name ?? "",
    inviter,
    role: invite.role,
    url: url.href,
    days: inviteDays,
  });
  await ports.mailer.send({ to: invite.email, ...mail });
}
