import { route, server } from "@/app/serve";
import * as contract from "@/lib/contracts/onboarding";
import { readOnboarding } from "@/lib/domain/onboarding/read";
import { startOnboarding } from "@/lib/domain/onboarding/start";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.getOnboarding, (ctx) => readOnboarding(ctx));
export const POST = route(contract.startOnboarding, (ctx, { body }) =>
  startOnboarding({ ...ctx, announce: server().announce }, body),
);
export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
