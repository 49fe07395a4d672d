import type * as contract from "@/lib/contracts/audit";
import { listAudit, listAuditActors } from "@/lib/domain/audit/list";
import { exportAudit } from "@/lib/domain/exports/audit-log";
import type { Answers } from "./answers";

export const audit = {
  listAudit: (ctx, { query }) => listAudit(ctx, query),
  listAuditActors: (ctx) => listAuditActors(ctx),
  exportAudit: (ctx, { query }) => exportAudit(ctx, query),
} satisfies Answers<typeof contract>;
