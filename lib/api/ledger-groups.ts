import type * as contract from "@/lib/contracts/ledger-groups";
import { listLedgerGroupEntries, listLedgerGroups } from "@/lib/domain/credits/ledger-groups";
import type { Answers } from "./answers";

export const ledgerGroups = {
  listLedgerGroups: (ctx, { query }) => listLedgerGroups(ctx, query),
  listLedgerGroupEntries: (ctx, { params, query }) => listLedgerGroupEntries(ctx, { ...params, ...query }),
} satisfies Answers<typeof contract>;
