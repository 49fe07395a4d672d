import type * as contract from "@/lib/contracts/v1/destinations";
import {
  createDestinationV1,
  deleteDestinationV1,
  listDestinationsV1,
  updateDestinationV1,
} from "@/lib/domain/v1/destinations";
import { WithStatus } from "@/lib/http/route";
import type { Answers } from "../answers";

export const destinationsV1 = {
  listDestinationsV1: (ctx) => listDestinationsV1(ctx),
  createDestinationV1: async (ctx, { body, query }) => {
    const { isNew, ...answer } = await createDestinationV1(ctx, body, query);
    return new WithStatus(isNew ? 201 : 200, answer);
  },
  updateDestinationV1: (ctx, { params, body }) => updateDestinationV1(ctx, { id: params.id, change: body }),
  deleteDestinationV1: (ctx, { params }) => deleteDestinationV1(ctx, params),
} satisfies Answers<typeof contract>;
