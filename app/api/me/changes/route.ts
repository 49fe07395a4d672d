import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/changes";
import { readChanges } from "@/lib/domain/changes/read";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.getChanges, (ctx) => readChanges(ctx));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
