import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/plan";
import { exportLedger } from "@/lib/domain/credits/export-ledger";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.exportCreditLedger, (ctx, { query }) => exportLedger(ctx, query));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
