import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/ledger-groups";
import { listLedgerGroupEntries } from "@/lib/domain/credits/ledger-groups";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listLedgerGroupEntries, (ctx, { params, query }) =>
  listLedgerGroupEntries(ctx, { ...params, ...query }),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
