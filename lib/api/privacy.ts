import type * as contract from "@/lib/contracts/privacy";
import { erasePerson } from "@/lib/domain/privacy/erase";
import { exportPerson } from "@/lib/domain/privacy/export";
import { inTurn } from "@/lib/in-turn";
import type { Answers } from "./answers";

export const privacy = {
  exportPerson: (ctx, { query }) => inTurn(`privacy of ${ctx.customerId}`, () => exportPerson(ctx, query)),
  erasePerson: (ctx, { body }) => inTurn(`privacy of ${ctx.customerId}`, () => erasePerson(ctx, body)),
} satisfies Answers<typeof contract>;
