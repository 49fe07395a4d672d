import pMap from "p-map";
import { countOf } from "@/db/count-of";
import type { Context } from "@/lib/context";
import { type CreatedSources, maxBulkInputs, type NewSources } from "@/lib/contracts/sources";
import { settings } from "@/lib/domain/settings";
import { AppError } from "@/lib/errors";
import { type AddOutcome, addSources } from "./add-many";
import { resolvePage, whyInvalid } from "./resolve-page";

/** Throws 400 `too_many_inputs` if there are more than a bulk request may have. */
export function requireBulkSize(count: number, what: "inputs" | "text"): void {
  if (count <= maxBulkInputs) return;
  const message =
    what === "inputs"
      ? `Send at most ${maxBulkInputs} inputs at a time.`
      : `The text asks for ${countOf(count, "source")}. Paste at most ${maxBulkInputs} at a time.`;
  throw new AppError("too_many_inputs", message);
}

/**
 * Adds people as sources and requests their first discoveries now. Inputs are checked in order: invalid URLs, repeats,
 * existing ones and those past the plan's cap are skipped with a reason. A dry run gives the same answer, without IDs,
 * and changes nothing.
 */
export async function createSources(
  ctx: Context,
  { inputs, displayName }: NewSources,
  { dryRun = false }: { dryRun?: boolean } = {},
): Promise<CreatedSources> {
  requireBulkSize(inputs.length, "inputs");
  const candidates = await pMap(
    inputs,
    async (input) => ({
      type: "target_person" as const,
      source: await resolvePage(ctx, { type: "person", input, displayName }),
      givenName: displayName,
    }),
    { concurrency: settings.qualification.concurrentLookups },
  );
  const outcomes = await addSources(ctx, candidates, { dryRun });
  return {
    created: outcomes.flatMap((outcome) =>
      "reason" in outcome
        ? []
        : { id: outcome.id, networkUrl: outcome.source.key, displayName: outcome.displayName },
    ),
    skipped: outcomes.flatMap((outcome, index) =>
      "reason" in outcome ? presentSkipped(ctx, inputs[index] ?? "", outcome) : [],
    ),
  };
}

const presentSkipped = (
  { ports }: Context,
  input: string,
  { source, reason }: Extract<AddOutcome, { reason: unknown }>,
) => ({
  input,
  ...(source && { normalized: source.key }),
  reason,
  ...(reason === "invalid_format" && {
    message: whyInvalid(ports.network, "person", input),
  }),
});
