import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/sources";
import { listSourcePosts } from "@/lib/domain/sources/list-results";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listSourcePosts, (ctx, { params, query }) =>
  listSourcePosts(ctx, { sourceId: params.id, ...query }),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
