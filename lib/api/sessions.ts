import type * as contract from "@/lib/contracts/sessions";
import { listSessions } from "@/lib/domain/sessions/list";
import { revokeAllSessions } from "@/lib/domain/sessions/revoke-all";
import type { Answers } from "./answers";

export const sessions = {
  listSessions: (ctx) => listSessions(ctx),
  revokeSessions: (ctx) => revokeAllSessions(ctx),
} satisfies Answers<typeof contract>;
