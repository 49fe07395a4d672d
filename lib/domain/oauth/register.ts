import { insertApiClient } from "@/db/queries/api-clients";
import { insertWorkspace } from "@/db/queries/onboardings";
import { inTransaction } from "@/db/transaction";
import { apiScopes } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import type { RegisteredClient, Registration } from "@/lib/contracts/v1/registration";
import { newClientId, newClientSecret } from "@/lib/domain/api-clients/credentials";
import { recordAudit } from "@/lib/domain/audit/record";
import { requireAddressOf } from "@/lib/domain/network-address";
import { newId } from "@/lib/ids";
import type { Network } from "@/lib/networks/network";
import { tokenEndpoint } from "./endpoints";

/**
 * A registration with its profile URL in canonical form. Throws 400 if the URL is not a person's. A name that may
 * change hands stays as it is: registering asks no network, since anyone may call it.
 */
export function canonicalRegistration(input: Registration, network: Network): Registration {
  const address = { input: input.network_url, field: "network_url" };
  return { ...input, network_url: requireAddressOf(network, "person", address).url };
}

/**
 * Creates a client that is pending approval, with a provisional workspace: signed up, without a plan or members.
 * The secret is returned only this once.
 */
export async function registerClient(
  ctx: Pick<Context, "db" | "clock" | "ports" | "requestId" | "ip">,
  input: Registration,
): Promise<RegisteredClient> {
  const { db, ports } = ctx;
  const now = ctx.clock.now();
  const [customerId, clientId] = [newId(), newClientId()];
  const secret = newClientSecret(now);
  const names = input.scope.split(" ");
  const scopes = apiScopes.filter((scope) => names.includes(scope));
  const client = {
    id: newId(),
    clientId,
    name: input.client_name,
    contactEmail: input.contact_email,
    networkUrl: input.network_url,
    companyName: input.company_name ?? null,
    redirectUris: input.redirect_uris,
    scopes,
    createdAt: now,
  };
  await inTransaction(db, async (tx) => {
    await insertWorkspace(tx, { customerId, name: input.company_name ?? input.client_name, now });
    await insertApiClient(tx, { customerId, client, secret: secret.kept });
    const detail = { name: client.name, contactEmail: client.contactEmail };
    await recordAudit(
      { ...ctx, db: tx, customerId, actor: { kind: "client", clientId: client.id } },
      { action: "api_client.registered", subjectId: client.id, detail },
    );
  });
  return {
    client_id: clientId,
    client_secret: secret.shown,
    client_id_issued_at: Math.floor(now.getTime() / 1_000),
    client_secret_expires_at: 0,
    client_name: client.name,
    scope: scopes.join(" "),
    approval_status: "pending",
    token_endpoint: tokenEndpoint(ports.appUrl),
    notice:
      "Save the secret: it is not shown again. Until the platform approves this client, it reads sample data.",
  };
}
