import type { ClientCredentials } from "@/db/queries/api-tokens";
import { type AppRegistration, findAppAcrossCustomers } from "@/db/queries/app-registrations";
import type { Context } from "@/lib/context";
import { OAuthRefusal } from "./refusal";
import { verifyClient } from "./verify-client";

/** Who calls a token endpoint: a client with a secret, or an app, which has none and proves only what it holds. */
export type OAuthCaller =
  | { kind: "client"; client: ClientCredentials }
  | { kind: "app"; app: AppRegistration };

/** Throws `invalid_client` for an unknown or removed client or app, and for a wrong or missing secret. */
export async function authenticateCaller(
  ctx: Pick<Context, "db" | "clock">,
  { clientId, clientSecret }: { clientId: string; clientSecret: string | null },
): Promise<OAuthCaller> {
  if (clientSecret !== null) {
    return { kind: "client", client: await verifyClient(ctx, { clientId, clientSecret }) };
  }
  const app = clientId.includes("\0") ? null : await findAppAcrossCustomers(ctx.db, { clientId });
  if (!app) throw new OAuthRefusal("invalid_client", "Unknown app, or the client's secret is missing.");
  return { kind: "app", app };
}
