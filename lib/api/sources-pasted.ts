import type * as contract from "@/lib/contracts/sources-pasted";
import { findCompanies } from "@/lib/domain/look-ups/find-companies";
import { importSources } from "@/lib/domain/sources/import";
import { readPastedSources } from "@/lib/domain/sources/pasted/read";
import type { Answers } from "./answers";

export const sourcesPasted = {
  readPastedSources: (ctx, { body }) => readPastedSources(ctx, body),
  importSources: (ctx, { body }) => importSources(ctx, body),
  findCompanies: (ctx, { body }) => findCompanies(ctx, body),
} satisfies Answers<typeof contract>;
