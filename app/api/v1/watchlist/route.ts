import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/v1/watchlist";
import { listWatchlist } from "@/lib/domain/v1/workspace";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listWatchlistV1, (ctx, { query }) => listWatchlist(ctx, query));
export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
