/** What a provider's ID token says about a person, and what of it can be relied on. */
import { z } from "zod";
import { emailText, nameText } from "@/lib/contracts/text";
import type { ProviderSettings } from "./settings";

/** Microsoft's tenant of personal accounts, whose addresses Microsoft itself verifies. */
export const personalTenantId = "9188040d-6c67-4c5b-b112-36a304b66dad";

const Claims = z.object({
  sub: z.string().min(1).max(255),
  tid: z.string().max(255).optional(),
  email: z.unknown().optional(),
  email_verified: z.unknown().optional(),
  xms_edov: z.unknown().optional(),
  name: z.unknown().optional(),
});

export interface ProviderPerson {
  /** Identifies the person at the provider forever, unlike the email address. */
  providerAccountId: string;
  /** Normalized; null unless the provider has verified that it is the person's. */
  verifiedEmail: string | null;
  name: string | null;
}

/**
 * Reads the claims of a verified ID token. Throws if they lack a subject, or if Microsoft's are from a tenant other
 * than the configured one.
 */
export function readClaims(
  provider: Pick<ProviderSettings, "id" | "tenantId">,
  input: unknown,
): ProviderPerson {
  const claims = Claims.parse(input);
  const email = emailText().safeParse(claims.email);
  const name = nameText(100).safeParse(claims.name);
  const isVerified =
    provider.id === "google" ? claims.email_verified === true : isVerifiedByMicrosoft(provider, claims);
  return {
    // The tenant is part of it, so that no tenant can name a person of another.
    providerAccountId:
      provider.id === "google" ? claims.sub : `${requireTenant(provider, claims)}:${claims.sub}`,
    verifiedEmail: email.success && isVerified ? email.data : null,
    name: name.success ? name.data : null,
  };
}

/** Any tenant can give its people any address, so only those of owned domains and trusted tenants count. */
function isVerifiedByMicrosoft(
  { tenantId }: Pick<ProviderSettings, "tenantId">,
  claims: z.infer<typeof Claims>,
) {
  if (tenantId !== null || claims.tid === personalTenantId) return true;
  return [true, 1, "1", "true"].some((value) => claims.xms_edov === value);
}

function requireTenant(
  { tenantId }: Pick<ProviderSettings, "tenantId">,
  { tid }: z.infer<typeof Claims>,
): string {
  if (!tid) throw new Error("The ID token names no tenant");
  if (tenantId !== null && tid !== tenantId) throw new Error("The ID token is from another tenant");
  return tid;
}
