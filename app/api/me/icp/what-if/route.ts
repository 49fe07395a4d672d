import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/what-if";
import { askWhatIf } from "@/lib/domain/icp/what-if";
import { otherMethods } from "@/lib/http/methods";

export const POST = route(contract.whatIfIcp, (ctx, { body }) => askWhatIf(ctx, body));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
