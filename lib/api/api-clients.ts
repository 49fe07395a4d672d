import type * as contract from "@/lib/contracts/api-clients";
import { createApiClient } from "@/lib/domain/api-clients/create";
import { listApiClients } from "@/lib/domain/api-clients/list";
import { removeApiClient } from "@/lib/domain/api-clients/remove";
import { rotateClientSecret } from "@/lib/domain/api-clients/rotate-secret";
import type { Answers } from "./answers";

export const apiClients = {
  listApiClients: (ctx, { query }) => listApiClients(ctx, query),
  createApiClient: (ctx, { body }) => createApiClient(ctx, ctx.identity, body),
  rotateClientSecret: (ctx, { params, body }) => rotateClientSecret(ctx, { ...params, ...body }),
  deleteApiClient: (ctx, { params }) => removeApiClient(ctx, params),
} satisfies Answers<typeof contract>;
