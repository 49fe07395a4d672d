import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/oauth";
import { canonicalRegistration, registerClient } from "@/lib/domain/oauth/register";
import { otherMethods } from "@/lib/http/methods";
import { countRegistration } from "@/lib/http/registration-limit";

export const POST = route(contract.registerClient, async (ctx, { body }) => {
  const registration = canonicalRegistration(body, ctx.ports.network);
  await countRegistration(ctx, registration.contact_email);
  return registerClient(ctx, registration);
});
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
