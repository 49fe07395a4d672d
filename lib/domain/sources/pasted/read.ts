import pMap from "p-map";
import { findCustomer } from "@/db/queries/customers";
import type { SourceType } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import type { NewSource } from "@/lib/contracts/sources";
import type { PastedSource, PastedText } from "@/lib/contracts/sources-pasted";
import { settings } from "@/lib/domain/settings";
import { AppError } from "@/lib/errors";
import { type AddOutcome, addSources, type SourceCandidate } from "../add-many";
import { type CanonicalSource, canonicalSource } from "../canonical";
import { requireBulkSize } from "../create-many";
import { resolvePage, whyInvalid } from "../resolve-page";
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
 * 400 `too_many_inputs` above 100 lines, and 502 if a name must be looked up and its network does not answer.
 */
export async function readPastedSources(
  ctx: Context,
  { text, textAs }: PastedText,
): Promise<{ rows: PastedSource[] }> {
  const entries = readPasted(text, ctx.ports.network, textAs);
  requireBulkSize(entries.filter((entry) => !isHeading(entry)).length, "lines");
  const own = (await findCustomer(ctx.db, { customerId: ctx.customerId }))?.companyNetworkUrl ?? null;
  const read = await pMap(entries, (entry) => resolveEntry(ctx, entry, own), {
    concurrency: settings.qualification.concurrentLookups,
  });
  const asked = read.filter(({ type, source }) => type !== null && source !== null);
  const candidates = asked.map(
    ({ type, source, entry }): SourceCandidate => ({
      type: type ?? "target_person",
      source,
      givenName: nameOf(entry) ?? undefined,
    }),
  );
  const outcomes = candidates.length > 0 ? await addSources(ctx, candidates, { dryRun: true }) : [];
  return { rows: read.map((one) => present(one, outcomes[asked.indexOf(one)])) };
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
      return { entry, type: "keyword_search", ...searchOf(ctx, entry.phrases) };
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

/** A search on the network that can be searched; else what keeps it from being one. */
function searchOf(ctx: Context, keywords: string[]): Pick<Read, "source" | "message"> {
  const input: NewSource = { sourceType: "keyword_search", keywords };
  try {
    return { source: canonicalSource(input, ctx.ports.network), message: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return {
      source: null,
      message: `Keywords can't be searched: ${error.details[0]?.message ?? error.message}.`,
    };
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
