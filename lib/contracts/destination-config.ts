/** The settings of each kind of destination, as sent by a customer: written, never read back. */
import { z } from "zod";
import type { DestinationType } from "@/db/vocabulary";
import { readNotesDatabaseId } from "./notes-database-id";
import { HeaderName, HeaderValue, RequestHeaders } from "./request-headers";
import { text } from "./text";
import { WebhookPayload } from "./webhook-payload";

/** The URL of a customer's server. Whether it may be reached is checked when requests are made. */
export const DestinationUrl = text("https://hooks.northwind.example/signals")
  .max(2_048)
  .pipe(
    z.url({
      protocol: /^https?$/,
      error: "enter a full web address, for example https://example.com/hook",
      // Later checks would only repeat this problem.
      abort: true,
    }),
  )
  .meta({ format: "uri", pattern: "^https?://\\S+$" });

/** RFC 7617: no control characters, no lone surrogates, and no colon in the user name. */
const basicPart = z
  .string()
  .max(1_000)
  .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), { error: "control characters are not allowed" })
  .meta({ pattern: "^\\P{Cc}*$" });

export const WebhookAuth = z
  .discriminatedUnion("type", [
    z.strictObject({ type: z.literal("none") }).meta({ id: "WebhookNoAuth" }),
    z
      .strictObject({
        type: z.literal("bearer"),
        token: HeaderValue.describe("Sent as `Authorization: Bearer <token>`."),
      })
      .meta({ id: "WebhookBearerAuth" }),
    z
      .strictObject({
        type: z.literal("basic"),
        username: basicPart
          .min(1)
          .refine((name) => !name.includes(":"), { error: "a user name cannot contain a colon" })
          .meta({ pattern: "^[^\\p{Cc}:]+$" })
          .describe("Sent with the password as `Authorization: Basic`. No colons."),
        password: basicPart,
      })
      .meta({ id: "WebhookBasicAuth" }),
    z
      .strictObject({
        type: z.literal("api_key"),
        header: HeaderName.describe("The header that carries the key."),
        value: HeaderValue.describe("The key."),
      })
      .meta({ id: "WebhookApiKeyAuth" }),
    /** The customer's own headers contain the credentials. */
    z.strictObject({ type: z.literal("headers") }).meta({ id: "WebhookHeadersAuth" }),
  ])
  .meta({ id: "WebhookAuth" });
export type WebhookAuth = z.infer<typeof WebhookAuth>;

/** The header that an auth style sets, in lower case; null if it sets none. */
function authHeader(auth: WebhookAuth): string | null {
  if (auth.type === "api_key") return auth.header.toLowerCase();
  return auth.type === "bearer" || auth.type === "basic" ? "authorization" : null;
}

const missingHeaders = "add the headers that authenticate a delivery";

export const WebhookConfig = z
  .strictObject({
    url: DestinationUrl.describe("Where signals are sent. HTTPS in production."),
    method: z.enum(["POST", "PUT", "PATCH"]).default("POST").describe("`POST`, `PUT` or `PATCH`."),
    auth: WebhookAuth.default({ type: "none" }).describe(
      "How requests authenticate. With `headers`, your own headers contain the credentials.",
    ),
    headers: RequestHeaders.default({}).describe("Additional headers."),
  })
  .superRefine(({ auth, headers }, context) => {
    const names = Object.keys(headers).map((name) => name.toLowerCase());
    const taken = authHeader(auth);
    const refuse = (message: string) => context.addIssue({ code: "custom", path: ["headers"], message });
    if (taken && names.includes(taken)) refuse(`the header "${taken}" is already used for authentication`);
    if (auth.type === "headers" && names.length === 0) refuse(missingHeaders);
  })
  .meta({
    id: "WebhookConfig",
    description: `\`headers\` must not name the header that authenticates. With the authentication \`headers\`, ${missingHeaders}.`,
  });
export type WebhookConfig = z.infer<typeof WebhookConfig>;

/** How the names of a flat signal's fields are written. */
export const keyStyles = ["snake_case", "camelCase", "both"] as const;
export type KeyStyle = (typeof keyStyles)[number];

/** Absent in destinations from before December 2026, which go on with `snake_case`. */
const Keys = z
  .enum(keyStyles)
  .optional()
  .describe("How field names are written: `signal_id`, `signalId` or both. New destinations have both.");

/** An automation tool's hook, which receives flat JSON. */
export const AutomationConfig = z
  .strictObject({
    url: DestinationUrl.describe("The tool's hook. It receives flat JSON."),
    apiKeyHeader: HeaderName.optional().describe(
      "The header that carries the key, for example `x-make-apikey`.",
    ),
    apiKey: HeaderValue.optional().describe("The key. Send it together with `apiKeyHeader`."),
    keys: Keys,
  })
  .refine(({ apiKeyHeader, apiKey }) => (apiKeyHeader === undefined) === (apiKey === undefined), {
    path: ["apiKey"],
    error: "enter both the header's name and its key",
  })
  .meta({ id: "AutomationConfig" });
export type AutomationConfig = z.infer<typeof AutomationConfig>;

/** An enrichment table's hook, which receives the same flat JSON. */
export const EnrichmentWebhookConfig = z
  .strictObject({
    url: DestinationUrl.describe("The table's hook. It receives flat JSON."),
    token: HeaderValue.optional().describe("The table's token, if it requires one."),
    keys: Keys,
  })
  .meta({ id: "EnrichmentWebhookConfig" });
export type EnrichmentWebhookConfig = z.infer<typeof EnrichmentWebhookConfig>;

const shortName = (example: string) => text(example).trim().min(1).max(200);

/** A chat's incoming webhook. Channel and team are known only if it was connected through the chat's consent page. */
export const ChatConfig = z
  .strictObject({
    webhookUrl: DestinationUrl.meta({ examples: ["https://chat.example/hooks/T01/B01"] }).describe(
      "The channel's incoming webhook.",
    ),
    channel: shortName("#signals").optional().describe("The channel's name, for the portal."),
    team: shortName("Northwind Sample").optional().describe("The team's name, for the portal."),
  })
  .meta({ id: "ChatConfig" });
export type ChatConfig = z.infer<typeof ChatConfig>;

const sheetId = "[A-Za-z0-9_-]{10,200}";

/** A spreadsheet by its ID, or by its URL, where the ID follows `/d/`. */
const SpreadsheetId = text("1aB2cD3eF4gH5iJ6kL7mN8oP9qR0sT1uV2wX3yZ4")
  .trim()
  .max(2_048)
  .transform((input) => /\/d\/([A-Za-z0-9_-]+)/.exec(input)?.[1] ?? input)
  .pipe(z.string().regex(new RegExp(`^${sheetId}$`), "enter the spreadsheet's address or ID"))
  .meta({ pattern: `^(?:https://[^\\s/]+/spreadsheets/(?:u/\\d+/)?d/${sheetId}(?:/\\S*)?|${sheetId})$` });

export const SpreadsheetConfig = z
  .strictObject({
    spreadsheetId: SpreadsheetId.describe(
      "The spreadsheet's ID or address. Share it with our service account as an editor first.",
    ),
    sheetName: text("Signals").trim().min(1).max(100).describe("The tab that rows are added to."),
  })
  .meta({ id: "SpreadsheetConfig" });
export type SpreadsheetConfig = z.infer<typeof SpreadsheetConfig>;

/** The signal fields that can fill a notes database column. */
export const PayloadField = WebhookPayload.keyof();
export type PayloadField = z.infer<typeof PayloadField>;

const NotesDatabaseId = text("1f0e8c2a7b3d4e5f8a9b0c1d2e3f4a5b")
  .max(2_048)
  .transform((input) => readNotesDatabaseId(input) ?? input)
  .pipe(z.guid("enter the database's address or ID"))
  .meta({
    pattern:
      "^(?:https://[^\\s?#]+[-/])?[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}(?:[?#]\\S*)?$",
  });

export const NotesConfig = z
  .strictObject({
    integrationToken: HeaderValue.min(1).describe(
      "The token of an integration that the database is shared with.",
    ),
    databaseId: NotesDatabaseId.describe("The database's ID or address."),
    mapping: z
      .record(text().min(1).max(200), PayloadField)
      .refine((mapping) => Object.keys(mapping).length > 0, "map at least one property")
      .refine((mapping) => Object.keys(mapping).length <= 100, "at most 100 properties can be mapped")
      .meta({ minProperties: 1, maxProperties: 100, examples: [{ Person: "personName" }] })
      .describe("Which field of a signal fills which property of the database."),
  })
  .meta({ id: "NotesConfig" });
export type NotesConfig = z.infer<typeof NotesConfig>;

/** The contract of every kind's settings. A kind that is missing here is a type error. */
export const destinationConfigs = {
  webhook: WebhookConfig,
  automation: AutomationConfig,
  enrichment_webhook: EnrichmentWebhookConfig,
  chat: ChatConfig,
  spreadsheet: SpreadsheetConfig,
  notes: NotesConfig,
} as const satisfies Record<DestinationType, z.ZodType>;

/** The settings of a kind of destination, parsed. */
export type DestinationConfig<T extends DestinationType> = z.infer<(typeof destinationConfigs)[T]>;
