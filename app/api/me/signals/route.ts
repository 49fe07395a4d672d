import { route } from "@/app/serve";
import * as work from "@/lib/contracts/signal-work";
import * as contract from "@/lib/contracts/signals";
import { changeSignals } from "@/lib/domain/signal-work/change";
import { listSignals } from "@/lib/domain/signals/list";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listSignals, (ctx, { query }) => listSignals(ctx, ctx.userId, query));
export const PATCH = route(work.updateSignals, (ctx, { body }) => changeSignals(ctx, body));
export const { POST, PUT, DELETE, OPTIONS } = otherMethods("GET", "PATCH");
