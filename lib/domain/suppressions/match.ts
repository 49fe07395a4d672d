/** Whether a suppression matches someone. Pure, and the same at every stage. */
import type { NewSuppression } from "@/lib/contracts/suppressions";

export interface SuppressionSubject {
  /** Every URL known for the person. */
  personUrls: (string | null | undefined)[];
  companyUrls: (string | null | undefined)[];
  /** The company's website, as given on its page. */
  website: string | null;
}

/** The first suppression that matches the subject; null if none. A domain includes its subdomains. */
export function findMatch(
  suppressions: readonly NewSuppression[],
  subject: SuppressionSubject,
): NewSuppression | null {
  const host = hostOf(subject.website);
  const names = ({ kind, value }: NewSuppression): boolean => {
    if (kind === "person") return subject.personUrls.includes(value);
    if (kind === "company") return subject.companyUrls.includes(value);
    return host !== null && (host === value || host.endsWith(`.${value}`));
  };
  return suppressions.find(names) ?? null;
}

/** The host of a website in lower case, without `www.` and a final dot; null if it has none. */
export function hostOf(website: string | null): string | null {
  if (!website) return null;
  const address = website.includes("://") ? website : `https://${website}`;
  if (!URL.canParse(address)) return null;
  return new URL(address).hostname.replace(/^www\./, "").replace(/\.$/, "") || null;
}
