import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/rejections";
import { listRejections } from "@/lib/domain/rejections/list";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listRejections, (ctx, { query }) => listRejections(ctx, query));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
