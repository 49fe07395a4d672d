import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/plan";
import { listLedger } from "@/lib/domain/credits/ledger";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listCreditLedger, (ctx, { query }) => listLedger(ctx, query));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
