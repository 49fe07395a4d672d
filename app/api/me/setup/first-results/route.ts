import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/setup";
import { readFirstResults } from "@/lib/domain/setup/first-results";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.getFirstResults, (ctx) => readFirstResults(ctx));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
