import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/account";
import { changeProfile, readProfile } from "@/lib/domain/account/profile";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.getProfile, (ctx) => readProfile(ctx));
export const PATCH = route(contract.updateProfile, (ctx, { body }) => changeProfile(ctx, body));
export const { POST, PUT, DELETE, OPTIONS } = otherMethods("GET", "PATCH");
