import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/v1/watchlist";
import { listWatchlistV1 } from "@/lib/domain/v1/workspace";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listWatchlistV1, (ctx, { query }) => listWatchlistV1(ctx, query));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
