import { z } from "zod";
import { findNotifiedMembers, upsertPreferences } from "@/db/queries/notification-preferences";
import { type MailedKind, mailedKinds } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import { decryptSecret, encryptSecret, type KeyRing } from "@/lib/crypto";
import { notFound } from "@/lib/errors";
import type { Unsubscription } from "@/lib/mail/templates-notifications";
import { preferencesOf, preferencesRow } from "./preferences";

const purpose = "notification unsubscription";

const Claim = z.object({ customerId: z.uuid(), userId: z.uuid(), kind: z.enum(mailedKinds) });
type Claim = z.infer<typeof Claim>;

/** The links of a mail that stop more of its kind. They work without signing in, for as long as the keys are known. */
export function unsubscriptionOf(
  { ports, customerId }: Context,
  input: { userId: string; kind: MailedKind; workspace: string },
): Unsubscription {
  const { userId, kind, workspace } = input;
  const token = encryptSecret(JSON.stringify({ customerId, userId, kind }), ports.keys, purpose);
  return {
    kind,
    workspace,
    url: new URL(`/unsubscribe/${token}`, ports.appUrl).href,
  };
}

function readToken(token: string, keys: KeyRing): Claim {
  try {
    return Claim.parse(JSON.parse(decryptSecret(token, keys, purpose)));
  } catch {
    throw notFound("unsubscribe link");
  }
}

/** What a link would stop. Throws 404 for a link that is not ours, or of someone who left the workspace. */
export async function readUnsubscription(
  ctx: Pick<Context, "db" | "ports">,
  { token }: { token: string },
): Promise<{ kind: MailedKind; workspace: string; email: string; isSubscribed: boolean }> {
  const { customerId, userId, kind } = readToken(token, ctx.ports.keys);
  const [member] = await findNotifiedMembers(ctx.db, { customerId, userIds: [userId], limit: 1 });
  if (!member) throw notFound("unsubscribe link");
  const { channels, digest } = preferencesOf(member);
  const isSubscribed = kind === "digest" ? digest !== "off" : channels[kind].email;
  return { kind, workspace: member.workspace, email: member.email, isSubscribed };
}

/** Stops mail of the link's kind for the member it was sent to. Doing it again changes nothing. Throws 404. */
export async function unsubscribe(
  { db, ports, clock }: Pick<Context, "db" | "ports" | "clock">,
  { token }: { token: string },
): Promise<void> {
  const { customerId, userId, kind } = readToken(token, ports.keys);
  const [member] = await findNotifiedMembers(db, { customerId, userIds: [userId], limit: 1 });
  if (!member) throw notFound("unsubscribe link");
  const before = preferencesOf(member);
  const chosen =
    kind === "digest"
      ? { ...before, digest: "off" as const }
      : { ...before, channels: { ...before.channels, [kind]: { ...before.channels[kind], email: false } } };
  await upsertPreferences(db, preferencesRow({ customerId, ...member }, chosen, clock.now()));
}
