import type * as contract from "@/lib/contracts/v1/auth-check";
import { checkAuthV1 } from "@/lib/domain/v1/auth-check";
import type { Answers } from "../answers";

export const authCheckV1 = {
  checkAuthV1: (ctx) => checkAuthV1(ctx),
} satisfies Answers<typeof contract>;
