import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/description";
import { otherMethods } from "@/lib/http/methods";
import { makePostmanCollection } from "@/lib/http/openapi/postman";

export const GET = route(contract.getPostmanCollection, (ctx) => makePostmanCollection(ctx.ports.appUrl));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
