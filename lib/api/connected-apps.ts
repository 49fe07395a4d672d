import type * as contract from "@/lib/contracts/connected-apps";
import { connectApp } from "@/lib/domain/connected-apps/connect";
import { disconnectApp } from "@/lib/domain/connected-apps/disconnect";
import { listConnectedApps } from "@/lib/domain/connected-apps/list";
import type { Answers } from "./answers";

export const connectedApps = {
  connectApp: (ctx, { body }) => connectApp(ctx, body),
  listConnectedApps: (ctx, { query }) => listConnectedApps(ctx, query),
  disconnectApp: (ctx, { params }) => disconnectApp(ctx, params),
} satisfies Answers<typeof contract>;
