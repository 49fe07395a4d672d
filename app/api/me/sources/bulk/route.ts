import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/sources";
import { createSources } from "@/lib/domain/sources/create-many";
import { otherMethods } from "@/lib/http/methods";

export const POST = route(contract.createSources, (ctx, { query, body }) => createSources(ctx, body, query));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
