import { insertApiClient } from "@/db/queries/api-clients";
import { insertAppAcrossCustomers } from "@/db/queries/app-registrations";
import { insertWorkspace } from "@/db/queries/onboardings";
import { inTransaction } from "@/db/transaction";
import { type ApiScope, apiScopes, readScopes } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import type { RegisteredClient, Registration } from "@/lib/contracts/v1/registration";
import { newClientId, newClientSecret } from "@/lib/domain/api-clients/credentials";
import { recordAudit } from "@/lib/domain/audit/record";
import { requireAddressOf } from "@/lib/domain/network-address";
import { redirectUriProblem } from "@/lib/domain/oauth/redirect-uri";
import { invalidFields } from "@/lib/errors";
import { newId } from "@/lib/ids";
import type { Network } from "@/lib/networks/network";
import { authorizationEndpoint, tokenEndpoint } from "./endpoints";

/**
 * A registration with its profile URL in canonical form. Throws 400 if the URL is not a person's, and for redirect URIs
 * that no app may have: they would never work. A name that may change hands stays as it is: registering asks no
 * network, since anyone may call it.
 */
export function canonicalRegistration(input: Registration, network: Network): Registration {
  const unusable = input.redirect_uris.flatMap((uri, index) => {
    const message = redirectUriProblem(uri);
    return message === null ? [] : [{ path: `redirect_uris.${index}`, message }];
  });
  if (unusable.length > 0) throw invalidFields(unusable);
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
  const { scopes, unknown } = readScopeNames(input.scope);
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
    // The same program for members who connect it, as any app.
    const { name, redirectUris } = client;
    if (redirectUris.length > 0) {
      const app = { id: newId(), clientId, name, redirectUris, createdAt: now };
      await insertAppAcrossCustomers(tx, app);
    }
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
    granted_scopes: scopes,
    approval_status: "pending",
    authorization_endpoint: authorizationEndpoint(ports.appUrl),
    token_endpoint: tokenEndpoint(ports.appUrl),
    notice: [saveIt, ...(unknown.length > 0 ? [`These scopes don't exist: ${unknown.join(" ")}.`] : [])].join(
      " ",
    ),
  };
}

const saveIt =
  "Save the secret: it is not shown again. Until the platform approves this client, it reads sample data.";

/** The scopes that exist, all read scopes if none of those named does, and the names of the others. */
function readScopeNames(given: Registration["scope"]): { scopes: ApiScope[]; unknown: string[] } {
  const names = [...new Set(given)];
  const named = apiScopes.filter((scope) => names.includes(scope));
  const unknown = names.filter((name) => !named.some((scope) => scope === name));
  return { scopes: named.length > 0 ? named : readScopes, unknown };
}
