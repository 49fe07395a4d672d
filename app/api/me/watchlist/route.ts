import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/watchlist";
import { listWatchlist } from "@/lib/domain/watchlist/list";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listWatchlist, (ctx, { query }) => listWatchlist(ctx, query));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
