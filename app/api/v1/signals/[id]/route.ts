import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/v1/signals";
import { readSignalV1 } from "@/lib/domain/v1/signals";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.getSignalV1, (ctx, { params }) => readSignalV1(ctx, params));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
