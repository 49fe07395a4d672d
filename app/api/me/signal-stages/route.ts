import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/signal-work";
import { listStages, renameStages } from "@/lib/domain/signal-work/stages";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listSignalStages, (ctx) => listStages(ctx));
export const PATCH = route(contract.renameSignalStages, (ctx, { body }) => renameStages(ctx, body));
export const { POST, PUT, DELETE, OPTIONS } = otherMethods("GET", "PATCH");
