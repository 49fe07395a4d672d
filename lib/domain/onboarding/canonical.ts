import { getDomain } from "tldts";
import type { OnboardingStart } from "@/lib/contracts/onboarding";
import { canonicalSource } from "@/lib/domain/sources/canonical";
import { AppError } from "@/lib/errors";
import { parseNetworkUrl } from "@/lib/networks/network-url";

/** The onboarding answers as stored in rows. */
export interface CanonicalStart {
  name: string | null;
  website: string;
  companyNetworkUrl: string;
  profileUrl: string | null;
}

/** The answers in canonical form. Throws 400 for an invalid website or URL, or one of another kind. */
export function canonicalStart(input: OnboardingStart, networkHost: string): CanonicalStart {
  const website = canonicalWebsite(input.website);
  if (!website) throw invalid("website", "is not the address of a website such as https://example.com");
  const company = parseNetworkUrl(input.companyNetworkUrl, networkHost);
  if (!company || company.kind === "person") {
    throw invalid("companyNetworkUrl", `is not the address of a company page on ${networkHost}`);
  }
  const profile = input.profileUrl === undefined ? null : parseNetworkUrl(input.profileUrl, networkHost);
  if (input.profileUrl !== undefined && profile?.kind !== "person") {
    throw invalid("profileUrl", `is not the address of a person on ${networkHost}`);
  }
  return {
    name: input.workspaceName ?? null,
    website,
    companyNetworkUrl: company.url,
    profileUrl: profile?.url ?? null,
  };
}

/** The workspace's name until someone sets one or its company page is read. */
export const nameFromAddress = (companyNetworkUrl: string, networkHost: string): string =>
  canonicalSource({ sourceType: "own_company", networkUrl: companyNetworkUrl }, networkHost).displayName;

/** Whether a workspace's name still comes from its company's URL. */
export const isNamedByAddress = (
  { name, companyNetworkUrl }: { name: string; companyNetworkUrl: string | null },
  networkHost: string,
): boolean => companyNetworkUrl !== null && name === nameFromAddress(companyNetworkUrl, networkHost);

/** `https://www.example.com` plus path, without query and fragment; null if it is not a website. */
function canonicalWebsite(given: string): string | null {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(given) ? given : `https://${given}`;
  if (/\s/.test(given) || !URL.canParse(address)) return null;
  const { protocol, username, hostname, host, pathname } = new URL(address);
  if (!/^https?:$/.test(protocol) || username !== "" || getDomain(hostname) === null) return null;
  return `${protocol}//${host}${pathname.replace(/\/+$/, "")}`;
}

const invalid = (path: string, message: string) =>
  new AppError("validation_error", `${path}: ${message}.`, [{ path, message }]);
