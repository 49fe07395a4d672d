import { policy } from "@/db/policy";

/** Descriptions of the fields of destinations, their settings and deliveries, by component. */
const destination = {
  isActive: "False while it is paused.",
  health:
    "Health based on recent deliveries. `action_required` means the destination was paused and needs your attention.",
  consecutiveFailures: "Failed deliveries since the last success.",
  routing: "Which signals are sent automatically.",
};
const newDestination = {
  destinationType: "The kind of tool that receives signals. It decides what `config` contains.",
  name: "What people call it.",
  config: "Settings of this kind of destination. Never returned.",
  routing: "Which signals are sent automatically; all signals if omitted.",
};

const createdDestination = {
  ...destination,
  signatureSecret: "Signs each webhook delivery. Shown only once.",
};

const change = {
  name: "The new name.",
  isActive: "`false` pauses it, `true` resumes it.",
  routing: "Which signals are sent automatically from now on; replaces all rules.",
};

/** Settings of a destination in a change. */
const changedConfig =
  "The settings to change; all others stay. `null` removes an optional one, and as a header's value keeps the stored value. A URL on another host needs its credentials again.";

export const destinationFieldMeanings: Record<string, Record<string, string>> = {
  V1Destination: destination,
  V1CreatedDestination: createdDestination,
  Destination: {
    ...destination,
    configSummary: "Host or name only. Connection settings are never returned.",
    missingFields:
      "Columns or properties that we write to and that take no values; empty for kinds without. Signals are still delivered.",
    submissions:
      "How many signals were sent since the address was set, and the receiver's lifetime limit; null for kinds without a limit.",
  },
  MissingField: {
    name: "The column's or property's name.",
    problem: "`missing`: it was renamed or deleted. `wrong_type`: its type can't hold the values.",
    since: "When it was first found so.",
  },
  CreatedDestination: createdDestination,
  NewWebhookDestination: newDestination,
  NewAutomationDestination: newDestination,
  NewEnrichmentWebhookDestination: newDestination,
  NewChatDestination: newDestination,
  NewSpreadsheetDestination: newDestination,
  NewNotesDestination: newDestination,
  WebhookConfig: {
    url: "Where signals are sent. HTTPS in production.",
    method: "`POST`, `PUT` or `PATCH`.",
    auth: "How requests authenticate. With `headers`, your own headers contain the credentials.",
    headers: "Additional headers. Those of the signature and of HTTP itself cannot be set.",
  },
  WebhookBearerAuth: { token: "Sent as `Authorization: Bearer <token>`." },
  WebhookBasicAuth: { username: "Sent with the password as `Authorization: Basic`. No colons." },
  WebhookApiKeyAuth: { header: "The header that carries the key.", value: "The key." },
  AutomationConfig: {
    url: "The tool's hook. It receives flat JSON.",
    apiKeyHeader: "The header that carries the key, for example `x-make-apikey`.",
    apiKey: "The key. Send it together with `apiKeyHeader`.",
  },
  EnrichmentWebhookConfig: {
    url: "The table's hook. It receives flat JSON.",
    token: "The table's token, if it requires one.",
  },
  ChatConfig: {
    webhookUrl: "The channel's incoming webhook.",
    channel: "The channel's name, for the portal.",
    team: "The team's name, for the portal.",
  },
  SpreadsheetConfig: {
    spreadsheetId: "The spreadsheet's ID or address. Share it with our service account as an editor first.",
    sheetName: "The tab that rows are added to.",
  },
  NotesConfig: {
    integrationToken: "The token of an integration that the database is shared with.",
    databaseId: "The database's ID or address.",
    mapping: "Which field of a signal fills which property of the database.",
  },
  DestinationChange: { ...change, config: changedConfig },
  V1DestinationChange: change,
  Routing: {
    mode: "`manual` sends only the signals that people send manually.",
    minStrength: "Only signals with at least this strength.",
    minIcp: "Only signals with at least this fit.",
    signalTypes: "Only signals of these types.",
    sourceTypes: "Only signals from sources of these types.",
    classifications: "Only signals with these classifications.",
    resendWhenStronger: "Sends a signal again when stronger evidence changes it; false if omitted.",
    tags: "IDs of tag values. A signal must have at least one of them.",
    maxAgeHours: "Older signals are not sent.",
  },
  RoutingPreview: {
    days: "How far back signals are counted.",
    signals: "Number of signals created in these days.",
    matching:
      "How many of them the rules would have sent automatically: each as it is now, at the age it had when it was created.",
    newest: "The newest of those that would have been sent, at most three.",
  },
  ChatStart: {
    routing: "The rules of the destination that the sign-in creates. If omitted, every new signal is sent.",
  },
  Recovery: {
    since: `At most ${policy.deliveryHistoryDays} days ago. Deliveries created or last attempted since then are sent again.`,
  },
  PreviewedDestination: {
    config:
      "The complete settings, as for creating the destination. If omitted, previews what every destination of the kind receives.",
  },
  DeliveryPreview: {
    body: "The JSON body as sent. If a vendor makes the request, only the part that depends on the signal.",
  },
};
