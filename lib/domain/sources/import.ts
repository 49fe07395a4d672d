import pMap from "p-map";
import type { Context } from "@/lib/context";
import type { NewSource } from "@/lib/contracts/sources";
import type { ImportedSources } from "@/lib/contracts/sources-pasted";
import { settings } from "@/lib/domain/settings";
import { addSources, type SourceCandidate } from "./add-many";
import { addressTypeOf } from "./canonical";
import { resolvePage, whyInvalid } from "./resolve-page";
import { resolveSearch } from "./resolve-search";

/**
 * Adds sources of any kind and requests their first discoveries now, in one transaction. Those that are not added are
 * named by their index, with a reason. Throws 502 if a name must be looked up and its network does not answer.
 */
export async function importSources(
  ctx: Context,
  { sources }: { sources: NewSource[] },
): Promise<ImportedSources> {
  const read = await pMap(sources, (source) => readCandidate(ctx, source), {
    concurrency: settings.qualification.concurrentLookups,
  });
  const outcomes = await addSources(
    ctx,
    read.map(({ candidate }) => candidate),
    { dryRun: false },
  );
  const answer: ImportedSources = { created: [], skipped: [] };
  for (const [index, outcome] of outcomes.entries()) {
    if ("reason" in outcome) {
      answer.skipped.push({ index, reason: outcome.reason, message: read[index]?.message ?? null });
    } else if (outcome.id !== null) {
      answer.created.push({ index, id: outcome.id, displayName: outcome.displayName });
    }
  }
  return answer;
}

async function readCandidate(
  ctx: Context,
  input: NewSource,
): Promise<{ candidate: SourceCandidate; message: string | null }> {
  const { sourceType, displayName, networkUrl = "" } = input;
  const { network } = ctx.ports;
  const given = { type: sourceType, givenName: displayName };
  if (sourceType === "keyword_search") {
    const { source, message } = resolveSearch(network, input);
    return { candidate: { ...given, source }, message };
  }
  const type = addressTypeOf(sourceType);
  const source = await resolvePage(ctx, { type, input: networkUrl, displayName });
  return {
    candidate: { ...given, source },
    message: source ? null : whyInvalid(network, type, networkUrl),
  };
}
