import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/onboarding";
import { readProvisioning } from "@/lib/domain/onboarding/read";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.getProvisioningStatus, (ctx) => readProvisioning(ctx));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
