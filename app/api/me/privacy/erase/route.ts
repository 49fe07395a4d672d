import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/privacy";
import { erasePerson } from "@/lib/domain/privacy/erase";
import { otherMethods } from "@/lib/http/methods";

export const POST = route(contract.erasePerson, (ctx, { body }) => erasePerson(ctx, body));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
