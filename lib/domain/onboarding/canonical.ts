import { getDomain } from "tldts";
import type { OnboardingStart } from "@/lib/contracts/onboarding";
import { resolveAddressOf } from "@/lib/domain/network-address";
import { canonicalSource } from "@/lib/domain/sources/canonical";
import { invalidField } from "@/lib/errors";
import type { Network } from "@/lib/networks/network";
import { tidyPasted } from "@/lib/networks/pasted-address";

/** The onboarding answers as stored in rows. */
export interface CanonicalStart {
  name: string | null;
  website: string;
  companyNetworkUrl: string;
  profileUrl: string | null;
}

/**
 * The answers in canonical form. Throws 400 for an invalid website or URL, or one of another kind, and 502 if a name
 * must be looked up and its network does not answer.
 */
export async function canonicalStart(input: OnboardingStart, network: Network): Promise<CanonicalStart> {
  const website = canonicalWebsite(input.website);
  if (!website) throw invalidField("website", "is not the address of a website such as https://example.com");
  const { companyNetworkUrl, profileUrl } = input;
  const company = await resolveAddressOf(network, "company", {
    input: companyNetworkUrl,
    field: "companyNetworkUrl",
  });
  const profile =
    profileUrl === undefined
      ? null
      : await resolveAddressOf(network, "person", { input: profileUrl, field: "profileUrl" });
  return {
    name: input.workspaceName ?? null,
    website,
    companyNetworkUrl: company.url,
    profileUrl: profile?.url ?? null,
  };
}

/** The workspace's name until someone sets one or its company page is read. */
export const nameFromAddress = (companyNetworkUrl: string, network: Network): string =>
  canonicalSource({ sourceType: "own_company", networkUrl: companyNetworkUrl }, network).displayName;

/** Whether a workspace's name still comes from its company's URL. */
export const isNamedByAddress = (
  { name, companyNetworkUrl }: { name: string; companyNetworkUrl: string | null },
  network: Network,
): boolean => companyNetworkUrl !== null && name === nameFromAddress(companyNetworkUrl, network);

/** `https://www.example.com` plus path, without query and fragment; null if it is not a website. */
function canonicalWebsite(pasted: string): string | null {
  const given = tidyPasted(pasted);
  const address = /^[a-z][a-z0-9+.-]*:/i.test(given) ? given : `https://${given}`;
  if (/\s/.test(given) || !URL.canParse(address)) return null;
  const { protocol, username, hostname, host, pathname } = new URL(address);
  if (!/^https?:$/.test(protocol) || username !== "" || getDomain(hostname) === null) return null;
  return `${protocol}//${host}${pathname.replace(/\/+$/, "")}`;
}
