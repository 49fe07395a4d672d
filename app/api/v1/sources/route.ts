import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/v1/sources";
import { listSourcesV1 } from "@/lib/domain/v1/workspace";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listSourcesV1, (ctx, { query }) => listSourcesV1(ctx, query));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
