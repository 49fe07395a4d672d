import type * as contract from "@/lib/contracts/destinations";
import { changeDestination, removeDestination } from "@/lib/domain/destinations/change";
import { createOrFindDestination } from "@/lib/domain/destinations/create";
import { listDestinations, readDestination } from "@/lib/domain/destinations/read";
import { dismissMissingFields } from "@/lib/domain/destinations/record-fields";
import { endPreviousSecret, rotateSecret } from "@/lib/domain/destinations/rotate-secret";
import { testDestination } from "@/lib/domain/destinations/test-connection";
import { WithStatus } from "@/lib/http/route";
import type { Answers } from "./answers";

export const destinations = {
  listDestinations: (ctx) => listDestinations(ctx),
  createDestination: async (ctx, { body, query }) => {
    const { destination, isNew } = await createOrFindDestination(ctx, body, query);
    return new WithStatus(isNew ? 201 : 200, destination);
  },
  getDestination: (ctx, { params }) => readDestination(ctx, { destinationId: params.id }),
  updateDestination: (ctx, { params, body }) =>
    changeDestination(ctx, { destinationId: params.id, change: body }),
  deleteDestination: (ctx, { params }) => removeDestination(ctx, { destinationId: params.id }),
  testDestination: (ctx, { params }) => testDestination(ctx, { destinationId: params.id }),
  rotateSecret: (ctx, { params, body }) => rotateSecret(ctx, { destinationId: params.id, ...body }),
  endPreviousSecret: (ctx, { params }) => endPreviousSecret(ctx, { destinationId: params.id }),
  dismissMissingFields: (ctx, { params }) => dismissMissingFields(ctx, { destinationId: params.id }),
} satisfies Answers<typeof contract>;
