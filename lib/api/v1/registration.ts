import type * as contract from "@/lib/contracts/v1/registration";
import { canonicalRegistration, registerClient } from "@/lib/domain/oauth/register";
import { countRegistration } from "@/lib/http/registration-limit";
import type { Answers } from "../answers";

export const registrationV1 = {
  registerClient: async (ctx, { body }) => {
    const registration = canonicalRegistration(body, ctx.ports.network);
    await countRegistration(ctx, registration.contact_email);
    return registerClient(ctx, registration);
  },
} satisfies Answers<typeof contract>;
