import type * as contract from "@/lib/contracts/changes";
import { readChanges } from "@/lib/domain/changes/read";
import type { Answers } from "./answers";

export const changes = {
  getChanges: (ctx) => readChanges(ctx),
} satisfies Answers<typeof contract>;
