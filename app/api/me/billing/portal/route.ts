import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/billing";
import { openBillingPortal } from "@/lib/domain/billing/open-portal";
import { otherMethods } from "@/lib/http/methods";

export const POST = route(contract.openBillingPortal, (ctx) => openBillingPortal(ctx));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
