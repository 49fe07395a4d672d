import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/connected-apps";
import { connectApp } from "@/lib/domain/connected-apps/connect";
import { listConnectedApps } from "@/lib/domain/connected-apps/list";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listConnectedApps, (ctx, { query }) => listConnectedApps(ctx, query));
export const POST = route(contract.connectApp, (ctx, { body }) => connectApp(ctx, body));
export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
