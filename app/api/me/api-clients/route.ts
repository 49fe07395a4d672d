import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/api-clients";
import { createApiClient } from "@/lib/domain/api-clients/create";
import { listApiClients } from "@/lib/domain/api-clients/list";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listApiClients, (ctx, { query }) => listApiClients(ctx, query));
export const POST = route(contract.createApiClient, (ctx, { body }) =>
  createApiClient(ctx, ctx.identity, body),
);
export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
