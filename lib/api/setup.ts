import type * as contract from "@/lib/contracts/setup";
import { activateSetup } from "@/lib/domain/setup/activate";
import { readFirstResults } from "@/lib/domain/setup/first-results";
import type { Answers } from "./answers";

export const setup = {
  activateSetup: (ctx) => activateSetup(ctx),
  getFirstResults: (ctx) => readFirstResults(ctx),
} satisfies Answers<typeof contract>;
