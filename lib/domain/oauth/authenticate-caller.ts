import { type ClientCredentials, findCredentialsAcrossCustomers } from "@/db/queries/api-tokens";
import { type AppRegistration, findAppAcrossCustomers } from "@/db/queries/app-registrations";
import type { Context } from "@/lib/context";
import { equalsInConstantTime } from "@/lib/crypto";
import { hashToken } from "@/lib/ids";
import { OAuthRefusal } from "./refusal";

/** Who calls a token endpoint: a client with a secret, or an app, which has none and proves only what it holds. */
export type OAuthCaller =
  | { kind: "client"; client: ClientCredentials; secret: string }
  | { kind: "app"; app: AppRegistration };

/** Throws `invalid_client` for an unknown or removed client or app, and for a wrong or missing secret. */
export async function authenticateCaller(
  ctx: Pick<Context, "db" | "clock">,
  { clientId, clientSecret }: { clientId: string; clientSecret: string | null },
): Promise<OAuthCaller> {
  if (clientSecret !== null) {
    const client = await verifyClient(ctx, { clientId, clientSecret });
    return { kind: "client", client, secret: clientSecret };
  }
  // Who has a secret proves it, also where it acts for members.
  const app = isAppId(clientId) ? await findAppAcrossCustomers(ctx.db, { clientId }) : null;
  if (!app) throw new OAuthRefusal("invalid_client", "Unknown app, or the client's secret is missing.");
  return { kind: "app", app };
}

/** As apps are named that registered themselves, without a secret. */
const isAppId = (clientId: string): boolean => /^app_[\w-]+$/.test(clientId);

/** Compared against when there is no client, so that unknown and known clients take the same path. */
const noSecret = hashToken("");

/**
 * Authenticates a client, denied or not; what it may do is checked where it makes requests. Throws
 * `invalid_client` for one that is unknown or removed, and for a wrong or replaced secret.
 */
export async function verifyClient(
  { db, clock }: Pick<Context, "db" | "clock">,
  input: { clientId: string; clientSecret: string },
): Promise<ClientCredentials> {
  const clientId = input.clientId.replaceAll("\0", "");
  const client = await findCredentialsAcrossCustomers(db, { clientId, now: clock.now() });
  const hash = hashToken(input.clientSecret);
  const hashes = client && client.hashes.length > 0 ? client.hashes : [noSecret];
  const matches = hashes.filter((stored) => equalsInConstantTime(stored, hash));
  if (!client || clientId !== input.clientId || input.clientSecret === "" || matches.length === 0) {
    throw new OAuthRefusal("invalid_client", "Unknown client or wrong secret.");
  }
  return { ...client, hashes: matches };
}
