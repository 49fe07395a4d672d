/** Whether a suppression names someone: pure, and the same at every stage. */
import type { NewSuppression } from "@/lib/contracts/suppressions";

export interface Subject {
  /** Every address that the person is known by. */
  personUrls: (string | null | undefined)[];
  companyUrls: (string | null | undefined)[];
  /** The company's website, as its page gives it. */
  website: string | null;
}

/** The first suppression that names the subject; null for none. A domain stands for its subdomains too. */
export function findMatch(suppressions: readonly NewSuppression[], subject: Subject): NewSuppression | null {
  const host = hostOf(subject.website);
  const names = ({ kind, value }: NewSuppression): boolean => {
    if (kind === "person") return subject.personUrls.includes(value);
    if (kind === "company") return subject.companyUrls.includes(value);
    return host !== null && (host === value || host.endsWith(`.${value}`));
  };
  return suppressions.find(names) ?? null;
}

/** The host of a website in lower case, less `www.` and a final dot; null where it has none. */
export function hostOf(website: string | null): string | null {
  if (!website) return null;
  const address = website.includes("://") ? website : `https://${website}`;
  if (!URL.canParse(address)) return null;
  return new URL(address).hostname.replace(/^www\./, "").replace(/\.$/, "") || null;
}
