import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/v1/intelligence";
import { startAccountReportV1 } from "@/lib/domain/v1/intelligence";
import { otherMethods } from "@/lib/http/methods";
import { WithStatus } from "@/lib/http/route";

export const POST = route(contract.startAccountReportV1, async (ctx, { body }) => {
  const started = await startAccountReportV1(ctx, body);
  return new WithStatus(started.cached ? 200 : 202, started);
});
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
