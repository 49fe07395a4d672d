import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/api-clients";
import { removeApiClient } from "@/lib/domain/api-clients/remove";
import { otherMethods } from "@/lib/http/methods";

export const DELETE = route(contract.deleteApiClient, (ctx, { params }) => removeApiClient(ctx, params));
export const { GET, POST, PUT, PATCH, OPTIONS } = otherMethods("DELETE");
