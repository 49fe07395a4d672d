import { findSuppressions } from "@/db/queries/customers";
import { findLookups } from "@/db/queries/people";
import type { ReportType } from "@/db/queries/reports";
import type { Context } from "@/lib/context";
import { canonicalSource } from "@/lib/domain/sources/canonical";
import { findMatch } from "@/lib/domain/suppressions/match";
import { AppError } from "@/lib/errors";
import { type NetworkUrl, parseNetworkUrl } from "@/lib/networks/network-url";

/** Who or what a report is about. */
export interface ReportSubject {
  type: ReportType;
  /** Canonical: the URL the network returned, if the workspace knows it. */
  url: string;
  /** Every URL known for it here. */
  urls: string[];
  slug: string;
  /** The known name; otherwise derived from the URL. */
  name: string;
}

const texts = {
  account: { field: "companyUrl", noun: "company page", sourceType: "own_company" },
  person: { field: "personUrl", noun: "person", sourceType: "target_person" },
} as const;

/**
 * Parses the URL of a report's subject. Throws 400 naming the field for a URL of another kind or network, and 404
 * if the workspace has suppressed the subject, as far as it knows their employer.
 */
export async function requireSubject(ctx: Context, type: ReportType, given: string): Promise<ReportSubject> {
  const { customerId, db } = ctx;
  const { host } = ctx.ports.network;
  const parsed = requireAddress(type, given, host);
  const lookup = (await findLookups(db, { customerId, urls: [parsed.url] })).get(parsed.url);
  const known = type === "person" ? lookup?.person : lookup?.company;
  const canonical = parseNetworkUrl(known?.networkUrl ?? "", host) ?? parsed;
  const urls = [...new Set([canonical.url, parsed.url])];
  const suppressed = findMatch(await findSuppressions(db, { customerId }), {
    personUrls: type === "person" ? urls : [],
    companyUrls: type === "person" ? [lookup?.person?.companyNetworkUrl, lookup?.company?.networkUrl] : urls,
    website: lookup?.company?.website ?? null,
  });
  if (suppressed) {
    throw new AppError(
      "not_found",
      `This ${texts[type].noun} is on your suppression list, so a report can't be created.`,
    );
  }
  const { sourceType } = texts[type];
  const name = known?.name ?? canonicalSource({ sourceType, networkUrl: canonical.url }, host).displayName;
  return { type, url: canonical.url, urls, slug: canonical.slug, name };
}

/** The canonical URL. Throws 400 naming the field for one of another kind or network. */
export function requireAddress(type: ReportType, given: string, host: string): NetworkUrl {
  const parsed = parseNetworkUrl(given, host);
  if (parsed && (parsed.kind === "person") === (type === "person")) return parsed;
  const { field, noun } = texts[type];
  const message = `is not the address of a ${noun} on ${host}`;
  throw new AppError("validation_error", `${field}: ${message}.`, [{ path: field, message }]);
}
