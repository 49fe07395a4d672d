import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/signals";
import { exportSignals } from "@/lib/domain/signals/export";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.exportSignals, (ctx, { query }) => exportSignals(ctx, ctx.userId, query));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
