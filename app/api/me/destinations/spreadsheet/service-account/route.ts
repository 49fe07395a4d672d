import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/destinations-spreadsheet";
import { requireServiceAccount } from "@/lib/domain/destinations/service-account";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.getServiceAccount, async (ctx) => requireServiceAccount(ctx));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
