import type * as contract from "@/lib/contracts/suppressions";
import { suppress, unsuppress } from "@/lib/domain/suppressions/change";
import { listSuppressions } from "@/lib/domain/suppressions/list";
import type { Answers } from "./answers";

export const suppressions = {
  listSuppressions: (ctx, { query }) => listSuppressions(ctx, query),
  createSuppression: (ctx, { body }) => suppress(ctx, body),
  deleteSuppression: (ctx, { params }) => unsuppress(ctx, { suppressionId: params.id }),
} satisfies Answers<typeof contract>;
