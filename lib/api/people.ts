import type * as contract from "@/lib/contracts/people";
import { readPerson } from "@/lib/domain/people/read";
import type { Answers } from "./answers";

export const people = {
  getPerson: (ctx, { params }) => readPerson(ctx, ctx.userId, { personId: params.id }),
} satisfies Answers<typeof contract>;
