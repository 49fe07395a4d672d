import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/watchlist";
import { exportWatchlist } from "@/lib/domain/watchlist/export";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.exportWatchlist, (ctx, { query }) => exportWatchlist(ctx, query));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
