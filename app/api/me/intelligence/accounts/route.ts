import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/intelligence";
import { startAccountReport } from "@/lib/domain/intelligence/start";
import { otherMethods } from "@/lib/http/methods";
import { WithStatus } from "@/lib/http/route";

export const POST = route(contract.startAccountReport, async (ctx, { body }) => {
  const started = await startAccountReport(ctx, body);
  return new WithStatus(started.cached ? 200 : 202, started);
});
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
