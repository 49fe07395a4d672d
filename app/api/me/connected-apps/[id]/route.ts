import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/connected-apps";
import { disconnectApp } from "@/lib/domain/connected-apps/disconnect";
import { otherMethods } from "@/lib/http/methods";

export const DELETE = route(contract.disconnectApp, (ctx, { params }) => disconnectApp(ctx, params));
export const { GET, POST, PUT, PATCH, OPTIONS } = otherMethods("DELETE");
