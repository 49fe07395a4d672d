import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/admin";
import { listClients } from "@/lib/domain/admin/clients";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listClients, (ctx, { query }) => listClients(ctx, query));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
