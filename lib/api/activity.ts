import type * as contract from "@/lib/contracts/activity";
import { listActivity } from "@/lib/domain/activity/list";
import type { Answers } from "./answers";

export const activity = {
  listActivity: (ctx, { query }) => listActivity(ctx, query),
} satisfies Answers<typeof contract>;
