/** How a program registers itself as a client of the customer API. */
import { z } from "zod";
import { apiScopes, readScopes } from "@/db/vocabulary";
import { at, ClientId, ClientName, ClientSecret, like, ScopeNames } from "../fields";
import { networkAddress } from "../network-address";
import { anyone, operation } from "../operation";
import { emailText, nameText, text } from "../text";

const isWebAddress = (value: string) => /^https?:\/\/[^/]/i.test(value) && !value.includes("#");

/** Names as a list, or as text with spaces between them. A problem of an item is reported at the item. */
const ScopeNamesGiven = z
  .union([text("read:signals read:usage").max(500), z.array(z.unknown().meta({ type: "string" }))])
  .transform((given) =>
    typeof given === "string" ? given.split(/\s+/).filter((name) => name !== "") : given,
  )
  .pipe(z.array(text().max(100)).max(50));

export const Registration = z
  .strictObject({
    client_name: nameText(100, "Northwind revenue sync"),
    contact_email: emailText().describe("Also taken as `registrant_email`."),
    network_url: networkAddress("person").describe(
      "Your own profile on the network: a person, not a company. Also taken as `registrant_network_url`.",
    ),
    company_name: nameText(100, "Northwind Sample").optional(),
    scope: ScopeNamesGiven.default([...readScopes]).describe(
      "Scope names, as a list or separated by spaces; all read scopes if omitted. Unknown ones are left out.",
    ),
    redirect_uris: z
      .array(
        text()
          .max(2_000)
          .pipe(z.url())
          .refine(isWebAddress, "must be http or https, without a fragment")
          .meta({
            format: "uri",
            pattern: "^(?:https://[^/#]|http://(?:localhost|127\\.0\\.0\\.1|\\[::1\\])(?:[:/?]|$))[^#]*$",
          }),
      )
      .max(10)
      .default([])
      .describe(
        "Where members who connect this client may be sent back to from `/oauth2/authorize`: https, or http on this computer (`localhost` or `127.0.0.1`).",
      ),
  })
  .meta({ id: "Registration" });
export type Registration = z.infer<typeof Registration>;

/** The secret is shown only here. */
export const RegisteredClient = z
  .object({
    client_id: ClientId,
    client_secret: ClientSecret.describe("Shown only once."),
    client_id_issued_at: z.int().describe("Unix time in seconds."),
    client_secret_expires_at: z.literal(0).describe("0: the secret never expires."),
    client_name: ClientName,
    scope: ScopeNames,
    approval_status: z
      .literal("pending")
      .describe("Until the platform approves the client, it reads sample data."),
    granted_scopes: z.array(z.enum(apiScopes)),
    authorization_endpoint: at("/oauth2/authorize"),
    token_endpoint: at("/oauth2/token"),
    notice: like("This client is pending approval and reads sample data."),
  })
  .meta({ id: "RegisteredClient" });
export type RegisteredClient = z.infer<typeof RegisteredClient>;

export const registerClient = operation({
  id: "registerClient",
  method: "POST",
  audit: "api_client.registered",
  path: "/api/v1/register",
  summary: "Register a client of the customer API; it stays pending until approved",
  auth: anyone,
  body: Registration,
  bodyAliases: { registrant_email: "contact_email", registrant_network_url: "network_url" },
  response: RegisteredClient,
  status: 201,
  errors: ["rate_limited"],
  cacheControl: "no-store",
});
