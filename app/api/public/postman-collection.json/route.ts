import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/description";
import { document } from "@/lib/http/json-text";
import { otherMethods } from "@/lib/http/methods";
import { makePostmanCollection } from "@/lib/http/openapi/postman";

export const GET = route(contract.getPostmanCollection, document(makePostmanCollection));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
