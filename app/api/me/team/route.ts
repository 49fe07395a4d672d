import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/team";
import { readTeam } from "@/lib/domain/team/read";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.getTeam, (ctx) => readTeam(ctx));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
