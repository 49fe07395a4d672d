import { findSuppressions } from "@/db/queries/customers";
import { findLookups } from "@/db/queries/people";
import type { ReportType } from "@/db/queries/reports";
import type { Context } from "@/lib/context";
import { resolveAddressOf } from "@/lib/domain/network-address";
import { findMatch } from "@/lib/domain/suppressions/match";
import { AppError } from "@/lib/errors";
import type { NetworkUrl } from "@/lib/networks/network-url";

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

/** How reports name their subjects and the field of their address. */
export const subjectWords = {
  account: { field: "companyUrl", noun: "company page", address: "company" },
  person: { field: "personUrl", noun: "person", address: "person" },
} as const;

/**
 * Parses the URL of a report's subject. Throws 400 naming the field for a URL of another kind or network, 502 if a name
 * must be looked up and its network does not answer, and 404 if the workspace has suppressed the subject, as far as it
 * knows their employer.
 */
export async function requireSubject(ctx: Context, type: ReportType, input: string): Promise<ReportSubject> {
  const { customerId, db } = ctx;
  const { network } = ctx.ports;
  const { field, address } = subjectWords[type];
  const parsed = await resolveAddressOf(network, address, { input, field });
  const lookup = (await findLookups(db, { customerId, urls: [parsed.url] })).get(parsed.url);
  const known = type === "person" ? lookup?.person : lookup?.company;
  const canonical: NetworkUrl = network.readAddress(known?.networkUrl ?? "") ?? parsed;
  const urls = [...new Set([canonical.url, parsed.url])];
  const suppressed = findMatch(await findSuppressions(db, { customerId }), {
    personUrls: type === "person" ? urls : [],
    companyUrls: type === "person" ? [lookup?.person?.companyNetworkUrl, lookup?.company?.networkUrl] : urls,
    website: lookup?.company?.website ?? null,
  });
  if (suppressed) {
    throw new AppError(
      "not_found",
      `This ${subjectWords[type].noun} is on your suppression list, so a report can't be created.`,
    );
  }
  const name = known?.name ?? (canonical.url === parsed.url ? parsed.name : canonical.name);
  return { type, url: canonical.url, urls, slug: canonical.slug, name };
}
