import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/deliveries";
import { listDeliveryRates } from "@/lib/domain/deliveries/stats";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listDeliveryRates, (ctx, { query }) => listDeliveryRates(ctx, query));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
