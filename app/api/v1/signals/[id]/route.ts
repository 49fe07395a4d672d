import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/v1/signals";
import { readSignal } from "@/lib/domain/v1/signals";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.getSignalV1, (ctx, { params }) => readSignal(ctx, params));
export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
