import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/destinations-notes";
import { probeNotes } from "@/lib/domain/destinations/probe-notes";
import { otherMethods } from "@/lib/http/methods";

export const POST = route(contract.probeNotes, (ctx, { body }) => probeNotes(ctx, body));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
