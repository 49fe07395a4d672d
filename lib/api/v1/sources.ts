import type * as contract from "@/lib/contracts/v1/sources";
import { listSourcesV1 } from "@/lib/domain/v1/workspace";
import type { Answers } from "../answers";

export const sourcesV1 = {
  listSourcesV1: (ctx, { query }) => listSourcesV1(ctx, query),
} satisfies Answers<typeof contract>;
