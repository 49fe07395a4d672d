/** The settings of each kind of destination, as a customer sends them: written, never read back. */
import { z } from "zod";
import { HeaderName, HeaderValue, RequestHeaders } from "./request-headers";

/** An address of a customer's own server. Whether it may be reached is checked where requests are made. */
export const DestinationUrl = z
  .string()
  .max(2_048)
  .pipe(
    z.url({ protocol: /^https?$/, error: "give a full web address, for example https://example.com/hook" }),
  );

/** RFC 7617: no control characters (nor half of a character), and no colon in the user name. */
const basicPart = z
  .string()
  .max(1_000)
  .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), { error: "control characters are not allowed" });

export const WebhookAuth = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("none") }),
  z.strictObject({ type: z.literal("bearer"), token: HeaderValue }),
  z.strictObject({
    type: z.literal("basic"),
    username: basicPart.min(1).refine((name) => !name.includes(":"), {
      error: "a user name cannot hold a colon",
    }),
    password: basicPart,
  }),
  z.strictObject({ type: z.literal("api_key"), header: HeaderName, value: HeaderValue }),
  /** The customer's own headers carry the credentials. */
  z.strictObject({ type: z.literal("headers") }),
]);
export type WebhookAuth = z.infer<typeof WebhookAuth>;

/** The one header that an auth style fills, in lower case; null where it fills none. */
function authHeader(auth: WebhookAuth): string | null {
  if (auth.type === "api_key") return auth.header.toLowerCase();
  return auth.type === "bearer" || auth.type === "basic" ? "authorization" : null;
}

export const WebhookConfig = z
  .strictObject({
    url: DestinationUrl,
    method: z.enum(["POST", "PUT", "PATCH"]).default("POST"),
    auth: WebhookAuth.default({ type: "none" }),
    headers: RequestHeaders.default({}),
  })
  .superRefine(({ auth, headers }, context) => {
    const names = Object.keys(headers).map((name) => name.toLowerCase());
    const taken = authHeader(auth);
    const refuse = (message: string) => context.addIssue({ code: "custom", path: ["headers"], message });
    if (taken && names.includes(taken)) refuse(`the header "${taken}" is already used for authentication`);
    if (auth.type === "headers" && names.length === 0) refuse("add the headers that authenticate a delivery");
  })
  .meta({ id: "WebhookConfig" });
export type WebhookConfig = z.infer<typeof WebhookConfig>;
