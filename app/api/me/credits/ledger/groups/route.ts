import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/ledger-groups";
import { listLedgerGroups } from "@/lib/domain/credits/ledger-groups";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listLedgerGroups, (ctx, { query }) => listLedgerGroups(ctx, query));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
