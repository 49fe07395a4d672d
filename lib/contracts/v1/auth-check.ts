import { z } from "zod";
import { apiScopes } from "@/db/vocabulary";
import { ClientId, like } from "../fields";
import { bearer, operation } from "../operation";
import { Meta } from "./meta";

/** What a token is for: integration platforms test and label a connection with it. */
export const AuthCheck = z
  .object({
    ok: z.literal(true),
    oauth: z.object({ clientId: ClientId, scopes: z.array(z.enum(apiScopes)) }),
    workspace: z.object({ name: like("Northwind") }),
    _meta: Meta.pick({ mode: true }),
  })
  .meta({ id: "AuthCheck" });
export type AuthCheck = z.infer<typeof AuthCheck>;

export const checkAuthV1 = operation({
  id: "checkAuth",
  method: "GET",
  path: "/api/v1/_authcheck",
  summary: "Check an access token: whose it is and what it allows",
  auth: bearer(null),
  response: AuthCheck,
});
