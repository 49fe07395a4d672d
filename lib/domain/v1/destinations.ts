import { destinationConfigs } from "@/lib/contracts/destination-config";
import type { NewDestination, OnDuplicate } from "@/lib/contracts/destinations";
import type { V1DestinationChange } from "@/lib/contracts/v1/destinations";
import { withoutEmpty } from "@/lib/contracts/without-empty";
import { changeDestination, removeDestination } from "@/lib/domain/destinations/change";
import { createOrFindDestination as createLive } from "@/lib/domain/destinations/create";
import { presentDestination } from "@/lib/domain/destinations/present";
import { listDestinations as listLive } from "@/lib/domain/destinations/read";
import { metaOf, requireApproval, sampleOf, type V1Context } from "./context";

/** All destinations that are not deleted, without their settings. */
export async function listDestinationsV1(ctx: V1Context) {
  const data =
    ctx.mode === "live"
      ? (await listLive(ctx)).data
      : sampleOf(ctx).destinations.map((row) => presentDestination(ctx, row));
  return { data, _meta: metaOf(ctx) };
}

/** Adds a destination; a webhook's signing secret is returned only this once. Throws 403 `client_pending`. */
export async function createDestinationV1(ctx: V1Context, input: NewDestination, query: OnDuplicate = {}) {
  requireApproval(ctx);
  const config = withoutEmpty(destinationConfigs[input.destinationType], input.config);
  const { destination, isNew } = await createLive(ctx, { ...input, config: Object(config) }, query);
  return { data: destination, isNew, _meta: metaOf(ctx) };
}

/** Renames, re-routes, pauses or resumes a destination. Throws 403 `client_pending`, 404, 409 `test_required`. */
export async function updateDestinationV1(
  ctx: V1Context,
  input: { id: string; change: V1DestinationChange },
) {
  requireApproval(ctx);
  const { id: destinationId, change } = input;
  return { data: await changeDestination(ctx, { destinationId, change }), _meta: metaOf(ctx) };
}

/** Permanently deactivates a destination. Throws 403 `client_pending`, 404. */
export async function deleteDestinationV1(ctx: V1Context, { id }: { id: string }): Promise<void> {
  requireApproval(ctx);
  await removeDestination(ctx, { destinationId: id });
}
