import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/v1/signals";
import { listSignalsV1 } from "@/lib/domain/v1/signals";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listSignalsV1, (ctx, { query }) => listSignalsV1(ctx, query));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
