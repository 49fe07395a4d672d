import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/description";
import { document } from "@/lib/http/json-text";
import { otherMethods } from "@/lib/http/methods";
import { describeApi } from "@/lib/http/openapi/describe";

export const GET = route(contract.getApiDescription, document(describeApi));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
