import { code, type Guide, heading, table, text } from "@/components/docs/blocks";
import type { DestinationType } from "@/db/vocabulary";
import { createWebhookCommand } from "./create-webhook-command";
import type { Facts } from "./facts";
import { fieldsOf } from "./fields";

/** Each kind: its title, the component with its settings, and an example of them. */
export const destinationKinds: Record<
  DestinationType,
  { title: string; component: string; about: string; example: object }
> = {
  webhook: {
    ...{ title: "Webhook", component: "WebhookConfig" },
    about: "Each signal in a signed request. The response contains `signatureSecret` once.",
    example: {
      url: "https://hooks.example.com/signals",
      method: "POST",
      auth: { type: "bearer", token: "your-token" },
      headers: { "X-Team": "revenue" },
    },
  },
  chat: {
    ...{ title: "Chat", component: "ChatConfig" },
    about: "A message per signal in a channel. In the portal, you can connect the channel without a URL.",
    example: { webhookUrl: "https://hooks.slack.com/services/T000/B000/XXXX", channel: "#signals" },
  },
  spreadsheet: {
    ...{ title: "Spreadsheet", component: "SpreadsheetConfig" },
    about:
      "A row per signal. The portal shows the address to share the spreadsheet with. " +
      "An empty tab gets our column names; otherwise columns are found by name. " +
      "If one was renamed or deleted, its values are not written, and the destination's page says so.",
    example: { spreadsheetId: "1AbCdEfGhIjKlMnOpQrStUvWxYz0123456789", sheetName: "Signals" },
  },
  notes: {
    ...{ title: "Notes database", component: "NotesConfig" },
    about:
      "A page per signal, with the properties that you map. If one was renamed, deleted or given another type, its values are not written, and the destination's page says so.",
    example: {
      integrationToken: "ntn_your-token",
      databaseId: "0f5c1d2e-3b4a-4c5d-8e9f-a0b1c2d3e4f5",
      mapping: { Name: "personName", Company: "personCompany", Strength: "strength" },
    },
  },
  automation: {
    ...{ title: "Automation", component: "AutomationConfig" },
    about: "Flat JSON for a hook of an automation tool.",
    example: { url: "https://hooks.example.com/automation", apiKeyHeader: "x-api-key", apiKey: "your-key" },
  },
  enrichment_webhook: {
    ...{ title: "Enrichment table", component: "EnrichmentWebhookConfig" },
    about: "Flat JSON for a hook of an enrichment table.",
    example: { url: "https://hooks.example.com/enrichment", token: "your-token" },
  },
};

/** Guide: the settings of each kind of destination. */
export const destinationSettings = ({ appUrl, api }: Facts): Guide => {
  const { schemas } = api.components;
  return {
    slug: "destinations",
    title: "Destinations",
    summary: "Create destinations with the API: the settings of each kind.",
    blocks: [
      text(
        "`POST /api/v1/destinations` requires the scope `write:destinations`. " +
          "`config` depends on `destinationType`, is stored encrypted and never returned. " +
          "`routing` is the same for all kinds; without it, all signals are sent automatically.",
      ),
      createWebhookCommand(appUrl),
      ...Object.entries(destinationKinds).flatMap(([type, { title, component, about, example }]) => [
        heading(type.replaceAll("_", "-"), title),
        text(`\`"destinationType": "${type}"\`. ${about}`),
        code("json", `config: ${title.toLowerCase()}`, JSON.stringify(example, null, 2)),
        table(
          ["Field", "Type", "Meaning"],
          fieldsOf(schemas[component] ?? {}, schemas).map((field) => [
            `\`${field.name}\``,
            [field.type, field.isRequired && "required", field.place].filter(Boolean).join(", "),
            field.description ?? "",
          ]),
          `Settings: ${title}`,
        ),
      ]),
    ],
  };
};
