import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/credits";
import { readStops } from "@/lib/domain/credits/stops";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.getStops, (ctx) => readStops(ctx));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
