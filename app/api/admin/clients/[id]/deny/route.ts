import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/admin";
import { denyClient } from "@/lib/domain/admin/deny-client";
import { otherMethods } from "@/lib/http/methods";

export const POST = route(contract.denyClient, (ctx, { params }) => denyClient(ctx, params));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
