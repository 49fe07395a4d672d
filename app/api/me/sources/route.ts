import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/sources";
import { createSource } from "@/lib/domain/sources/create";
import { listSources } from "@/lib/domain/sources/read";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listSources, (ctx, { query }) => listSources(ctx, query));
export const POST = route(contract.createSource, (ctx, { body }) => createSource(ctx, body));
export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
