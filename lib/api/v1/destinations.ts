import type * as contract from "@/lib/contracts/v1/destinations";
import {
  createDestinationV1,
  deleteDestinationV1,
  listDestinationsV1,
  updateDestinationV1,
} from "@/lib/domain/v1/destinations";
import type { Answers } from "../answers";

export const destinationsV1 = {
  listDestinationsV1: (ctx) => listDestinationsV1(ctx),
  createDestinationV1: (ctx, { body }) => createDestinationV1(ctx, body),
  updateDestinationV1: (ctx, { params, body }) => updateDestinationV1(ctx, { id: params.id, change: body }),
  deleteDestinationV1: (ctx, { params }) => deleteDestinationV1(ctx, params),
} satisfies Answers<typeof contract>;
