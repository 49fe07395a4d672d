/** Which providers people can sign in with, by the settings, and what must not be set. */

export const providerIds = ["google", "microsoft"] as const;
export type ProviderId = (typeof providerIds)[number];

interface ProviderEnvironment {
  GOOGLE_CLIENT_ID?: string | undefined;
  GOOGLE_CLIENT_SECRET?: string | undefined;
  MICROSOFT_CLIENT_ID?: string | undefined;
  MICROSOFT_CLIENT_SECRET?: string | undefined;
  MICROSOFT_TENANT_ID?: string | undefined;
  OPENID_ISSUERS_URL?: string | undefined;
  EMBEDDED: boolean;
}

/** A provider that is configured. */
export interface ProviderSettings {
  id: ProviderId;
  name: "Google" | "Microsoft";
  clientId: string;
  clientSecret: string;
  /** Where the provider describes itself. */
  wellKnown: string;
  /** Microsoft's only tenant whose people may sign in; null for all. */
  tenantId: string | null;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** What is wrong with the settings, by name. */
export function findProviderProblems(env: ProviderEnvironment): { name: string; message: string }[] {
  const pairs = [
    ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
    ["MICROSOFT_CLIENT_ID", "MICROSOFT_CLIENT_SECRET"],
  ] as const;
  const problems: { name: string; message: string }[] = pairs.flatMap<{ name: string; message: string }>(
    ([id, secret]) => {
      if (env[id] && !env[secret]) return [{ name: secret, message: `is missing: ${id} is set` }];
      if (!env[id] && env[secret]) return [{ name: id, message: `is missing: ${secret} is set` }];
      return [];
    },
  );
  const { MICROSOFT_TENANT_ID: tenant, OPENID_ISSUERS_URL: issuers } = env;
  if (tenant && !uuid.test(tenant)) {
    problems.push({ name: "MICROSOFT_TENANT_ID", message: "must be the ID of one tenant, a UUID" });
  }
  if (tenant && !env.MICROSOFT_CLIENT_ID) {
    problems.push({ name: "MICROSOFT_CLIENT_ID", message: "is missing: MICROSOFT_TENANT_ID is set" });
  }
  if (issuers && !env.EMBEDDED) {
    const message = "must not be set here: a local provider signs in anyone as anyone";
    problems.push({ name: "OPENID_ISSUERS_URL", message });
  }
  return problems;
}

/** The configured providers, in the order in which they are shown. */
export function providersFromEnvironment(env: ProviderEnvironment): ProviderSettings[] {
  const described = (id: ProviderId, address: string) =>
    `${env.OPENID_ISSUERS_URL ? `${env.OPENID_ISSUERS_URL}/${id}` : address}/.well-known/openid-configuration`;
  const providers: ProviderSettings[] = [];
  if (env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET) {
    providers.push({
      id: "google",
      name: "Google",
      clientId: env.GOOGLE_CLIENT_ID,
      clientSecret: env.GOOGLE_CLIENT_SECRET,
      wellKnown: described("google", "https://accounts.google.com"),
      tenantId: null,
    });
  }
  if (env.MICROSOFT_CLIENT_ID && env.MICROSOFT_CLIENT_SECRET) {
    const tenantId = env.MICROSOFT_TENANT_ID?.toLowerCase() ?? null;
    const address = `https://login.microsoftonline.com/${tenantId ?? "common"}/v2.0`;
    providers.push({
      id: "microsoft",
      name: "Microsoft",
      clientId: env.MICROSOFT_CLIENT_ID,
      clientSecret: env.MICROSOFT_CLIENT_SECRET,
      wellKnown: described("microsoft", address),
      tenantId,
    });
  }
  return providers;
}
