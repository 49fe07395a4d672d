import pMap from "p-map";
import { findCustomer } from "@/db/queries/customers";
import type { SourceType } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import type { PastedSource, PastedText } from "@/lib/contracts/sources-pasted";
import { settings } from "@/lib/domain/settings";
import { type AddOutcome, addSources, type SourceCandidate } from "../add-many";
import type { CanonicalSource } from "../canonical";
import { requireBulkSize } from "../create-many";
import { resolvePage, whyInvalid } from "../resolve-page";
import { resolveSearch } from "../resolve-search";
import type { Entry } from "./entry";
import { readPasted } from "./read-pasted";

/** An entry with the source that it would be, or why it is none. */
interface Read {
  entry: Entry;
  type: SourceType | null;
  source: CanonicalSource | null;
  message: string | null;
}

const nothing = { networkUrl: null, keywords: null, displayName: null, companyName: null, message: null };

/**
 * What each line of a pasted text would become, with the outcome that adding it would have now. Adds nothing. Throws
 * 400 `too_many_inputs` if it asks for more than 100, and 502 if a name must be looked up and its network does not
 * answer.
 */
export async function readPastedSources(
  ctx: Context,
  { text, textAs }: PastedText,
): Promise<{ rows: PastedSource[] }> {
  const entries = readPasted(text, ctx.ports.network, textAs);
  requireBulkSize(entries.filter((entry) => !isHeading(entry)).length, "text");
  const own = (await findCustomer(ctx.db, { customerId: ctx.customerId }))?.companyNetworkUrl ?? null;
  const read = await pMap(entries, (entry) => resolveEntry(ctx, entry, own), {
    concurrency: settings.qualification.concurrentLookups,
  });
  const asked = read.flatMap((one) => {
    const { type, source, entry } = one;
    if (type === null || source === null) return [];
    const candidate: SourceCandidate = { type, source, givenName: nameOf(entry) ?? undefined };
    return [{ one, candidate }];
  });
  const candidates = asked.map(({ candidate }) => candidate);
  const added = candidates.length > 0 ? await addSources(ctx, candidates, { dryRun: true }) : [];
  const outcomes = new Map(asked.map(({ one }, index) => [one, added[index]]));
  return { rows: read.map((one) => present(one, outcomes.get(one))) };
}

const isHeading = (entry: Entry): boolean => entry.as === "nothing" && entry.why.reason === "heading";

const nameOf = (entry: Entry): string | null =>
  entry.as === "person" || entry.as === "company" ? entry.name : null;

async function resolveEntry(ctx: Context, entry: Entry, own: string | null): Promise<Read> {
  const { network } = ctx.ports;
  switch (entry.as) {
    case "person":
    case "company": {
      const source = await resolvePage(ctx, { type: entry.as, input: entry.input });
      const message = source ? null : whyInvalid(network, entry.as, entry.input);
      const page = source?.networkUrl === own ? "own_company" : "competitor_company";
      return { entry, type: entry.as === "person" ? "target_person" : page, source, message };
    }
    case "keywords":
      return {
        ...{ entry, type: "keyword_search" },
        ...resolveSearch(network, { sourceType: "keyword_search", keywords: entry.phrases }),
      };
    case "company_name":
      return { entry, type: null, source: null, message: null };
    default: {
      const { why } = entry;
      const message =
        why.reason === "heading"
          ? null
          : why.reason === "address"
            ? whyInvalid(network, why.type, why.input)
            : why.message;
      return { entry, type: null, source: null, message };
    }
  }
}

function present({ entry, type, source, message }: Read, outcome: AddOutcome | undefined): PastedSource {
  const { line, text } = entry;
  if (entry.as === "company_name") {
    return { ...nothing, line, text, type: null, companyName: entry.name, reason: "company_name" };
  }
  if (!source || !outcome) {
    const reason = isHeading(entry) ? "heading" : "invalid_format";
    return { ...nothing, line, text, type: null, reason, message };
  }
  return {
    ...{ line, text, type, companyName: null, message: null },
    networkUrl: source.networkUrl,
    keywords: source.keywords,
    displayName: "reason" in outcome ? (nameOf(entry) ?? source.displayName) : outcome.displayName,
    reason: "reason" in outcome ? outcome.reason : null,
  };
}
