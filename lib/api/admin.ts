import type * as contract from "@/lib/contracts/admin";
import { approveClient } from "@/lib/domain/admin/approve-client";
import { listClients } from "@/lib/domain/admin/clients";
import { denyClient } from "@/lib/domain/admin/deny-client";
import type { Answers } from "./answers";

export const admin = {
  listClients: (ctx, { query }) => listClients(ctx, query),
  approveClient: (ctx, { params, body }) => approveClient(ctx, { ...params, ...body }),
  denyClient: (ctx, { params }) => denyClient(ctx, params),
} satisfies Answers<typeof contract>;
