/** Generates examples from the schemas, with consistent sample values. */
import type { JsonSchema } from "./document";
import { componentPath } from "./schemas";

const at = "2026-03-02T09:30:00.000Z";
const id = "01957a3c-5f00-7a2b-8c4d-3e5f6a7b8c9d";
const person = "https://www.network.example/in/dana-field";
const company = "https://www.network.example/company/northwind-sample";

/** By field name, or by the component name and the field name. */
const words: Record<string, unknown> = {
  name: "Dana Field",
  personName: "Dana Field",
  title: "Head of Sales",
  personTitle: "Head of Sales",
  company: "Northwind Sample",
  companyName: "Northwind Sample",
  personCompany: "Northwind Sample",
  workspaceName: "Northwind Sample",
  location: "Rotterdam",
  personLocation: "Rotterdam",
  companySummary: "Plans and runs warehouses for mid-sized shops.",
  category: "discovery",
  tag: "Enterprise",
  categoryName: "Segment",
  destinationName: "Revenue webhook",
  configSummary: "hooks.northwind.example",
  additionalContext: "Companies that are opening a second office.",
  reason: "Head of Sales is one of the target titles.",
  dispositionReason: "The company fits in size and industry.",
  reasoning: "Leads the team that would use it.",
  company_name: "Northwind Sample",
  authorName: "Robin Vale",
  sourceName: "Robin Vale",
  profileUrl: person,
  input: person,
  requestedUrl: person,
  postUrl: "https://www.network.example/posts/7300000000000000001",
  relevanceReason: "It is about qualifying leads.",
  method: "POST",
  label: "Title",
  gate: "fit",
  action: "icp.reset",
  networkUrl: person,
  network_url: person,
  webhookUrl: "https://chat.example/hooks/T01/B01",
  channel: "#signals",
  team: "Northwind Sample",
  spreadsheetId: "1aB2cD3eF4gH5iJ6kL7mN8oP9qR0sT1uV2wX3yZ4",
  sheetName: "Signals",
  integrationToken: "ntn_example",
  databaseId: "1f0e8c2a7b3d4e5f8a9b0c1d2e3f4a5b",
  personUrl: person,
  personProfileUrl: person,
  companyUrl: company,
  companyNetworkUrl: company,
  companyKey: company,
  email: "dana@northwind.example",
  contact_email: "dana@northwind.example",
  contactEmail: "dana@northwind.example",
  website: "https://northwind.example",
  companyWebsite: "https://northwind.example",
  url: "https://www.network.example/posts/7300000000000000001",
  sourcePostUrl: "https://www.network.example/posts/7300000000000000001",
  signalDetailUrl: `https://signals.example/signals/${id}`,
  whyItMatters: "Dana leads sales at a company of your size and follows how others qualify their leads.",
  suggestedOpener: "Dana, Robin's post on qualifying leads seems to have resonated with you.",
  talkingPoints: "How Dana's team qualifies leads today",
  industry: "Software",
  companyIndustry: "Software",
  author: "Robin Vale",
  preview: "How do you decide which leads deserve a call?",
  postExcerpt: "How do you decide which leads deserve a call?",
  summary: "Dana Field reacted to a post about qualifying leads.",
  slug: "dana-field",
  displayName: "Dana Field",
  scope: "read:signals read:usage",
  client_id: "client_7Jx2mQ",
  clientId: "client_7Jx2mQ",
  client_secret: "shown-once-keep-it-safe",
  clientSecret: "shown-once-keep-it-safe",
  client_name: "Northwind revenue sync",
  access_token: "opaque-access-token",
  token: "opaque-access-token",
  token_type_hint: "access_token",
  grant_type: "client_credentials",
  redirect_uris: "http://127.0.0.1/callback",
  grant_types: "authorization_code",
  response_types: "code",
  token_endpoint: "https://signals.example/oauth2/token",
  notice: "This client is pending approval and reads sample data.",
  signatureSecret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=",
  config: { url: "https://hooks.northwind.example/signals" },
  version: "0.1.0",
  icpPersona: "sales",
  persona: "sales",
  seniority: "director",
  icpSeniority: "director",
  keywords: "qualifying leads",
  network: "bluesky",
  inputs: person,
  ip: "203.0.113.0",
  currency: "EUR",
  interval: "month",
  host: "hooks.northwind.example",
  limit: 25,
  offset: 0,
  total: 1,
  strength: 8,
  icpScore: 82,
  relevanceScore: 74,
  employeeCount: 240,
  companyEmployeeCount: 240,
};

/** Whole components whose generated fields would not make sense together. */
const wholes: Record<string, unknown> = {
  NewDestination: {
    ...{ destinationType: "webhook", name: "Revenue webhook" },
    config: { url: "https://hooks.northwind.example/signals" },
    routing: { mode: "auto", minStrength: 6 },
  },
  NetworkChoice: {
    ...{ id: "bluesky", name: "Bluesky", host: "bsky.app", searchRefusal: null },
    examples: {
      person: "https://bsky.app/profile/your-handle.example",
      company: "https://bsky.app/profile/your-company.example",
    },
  },
  Routing: { mode: "auto", minStrength: 6 },
  CustomerChange: { plan: "growth", reason: "Pilot agreed until the end of May." },
  PackGrant: { pack: "pack_1000", reason: "Sorry for the outage on March 2." },
  TrialExtension: { credits: 250, reason: "They need another week to decide." },
  SavedFilters: { minScore: "7", classification: "buyer", sort: "fit" },
  Teammate: {
    userId: "01938c5e-0000-7000-8000-000000000007",
    name: "Robin Sample",
    initials: null,
    email: "robin@northwind.example",
  },
  AssignmentConditions: { regions: ["Germany", "Austria"], minEmployees: 200 },
  Profile: {
    ...{ name: "Dana Sample", email: "dana@northwind.example", initials: null },
    timeZone: "Europe/Berlin",
  },
  ProfileChange: { timeZone: "Europe/Berlin" },
  Notification: {
    ...{ id, kind: "mention", title: "Robin Sample mentioned you", isRead: false, createdAt: at },
    ...{ body: "Can you call them this week?", path: `/signals/${id}` },
  },
  NotificationReading: { ids: [id] },
  NotificationPreferencesChange: {
    ...{ channels: { strong_signal: { portal: true, email: true } }, digest: "daily" },
    quietHours: { from: "20:00", until: "07:00" },
  },
  NotificationPreferences: {
    channels: {
      strong_signal: { portal: true, email: true },
      mention: { portal: true, email: true },
      assignment: { portal: true, email: false },
      destination: { portal: true, email: true },
      credits: { portal: true, email: true },
      connected_app: { portal: true, email: true },
    },
    ...{ minStrength: 8, digest: "daily", quietHours: { from: "20:00", until: "07:00" } },
    timeZone: "Europe/Berlin",
  },
  ChatNotifications: {
    ...{ destinationId: id, kinds: ["destination", "credits"], minStrength: 8, digest: "weekly" },
    timeZone: "Europe/Berlin",
  },
  StageNameChange: { working: "In progress" },
  NewFeedback: { verdict: "good_fit", reasons: [], note: "They asked for a demo." },
};

/** Names for components that are not people. */
const names: Record<string, string> = {
  CreatedDestination: "Revenue webhook",
  Destination: "Revenue webhook",
  DestinationChange: "Revenue webhook",
  V1Destination: "Revenue webhook",
  V1CreatedDestination: "Revenue webhook",
  V1DestinationChange: "Revenue webhook",
  NewApiClient: "Northwind revenue sync",
  ApiClient: "Northwind revenue sync",
  CreatedApiClient: "Northwind revenue sync",
  AdminClient: "Northwind revenue sync",
  AdminCustomer: "Northwind Sample",
  AdminCustomerDetail: "Northwind Sample",
  Workspace: "Northwind Sample",
  AccountReport: "Northwind Sample",
  TagCategory: "Segment",
  NewTagCategory: "Segment",
  TagCategoryChange: "Segment",
  TagName: "Enterprise",
  TagValueChange: "Enterprise",
  TagValue: "Enterprise",
  SavedView: "Strong buyers",
  NewSavedView: "Strong buyers",
  SavedViewChange: "Strong buyers",
  AssignmentRule: "Enterprise, DACH",
  AssignmentRuleChange: "Enterprise, DACH",
  WorkspaceName: "Northwind Sample",
  SignalStageName: "In progress",
  IcpProfile: "Default",
  ResettableIcp: "Default",
  IcpChange: "Default",
  MePlan: "Growth",
  PublicPlan: "Growth",
};

const byFormat: Record<string, string> = {
  uuid: id,
  "date-time": at,
  date: at.slice(0, 10),
  email: "dana@northwind.example",
  uri: "https://northwind.example",
};

type Components = Record<string, JsonSchema>;
/** What the example is for: a field's name and the component it belongs to. */
interface Place {
  name: string;
  owner: string;
}

/** An example for a schema. References are resolved in `components`. */
export function exampleOf(
  schema: JsonSchema,
  components: Components,
  place: Place = { name: "", owner: "" },
): unknown {
  const { name } = place;
  if (schema.$ref) {
    const owner = schema.$ref.slice(componentPath.length);
    return wholes[owner] ?? exampleOf(components[owner] ?? {}, components, { name, owner });
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices?.[0]) return exampleOf(choices[0], components, place);
  const isNullable = Array.isArray(schema.type) && schema.type.includes("null");
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === "object") return objectExample(schema, components, place);
  if (type === "array") return schema.items ? [exampleOf(schema.items, components, place)] : [];
  if (type === "boolean") return schema.default ?? name.startsWith("is");
  if (type === "integer" || type === "number") return numberExample(schema, name);
  if (type === "string") return stringExample(schema, place) ?? (isNullable ? null : "text");
  return type === "null" ? null : {};
}

function objectExample(schema: JsonSchema, components: Components, { name, owner }: Place): unknown {
  const { properties, additionalProperties } = schema;
  if (!properties) {
    if (typeof words[name] === "object") return words[name];
    return typeof additionalProperties === "object" && additionalProperties.type
      ? { Segment: exampleOf(additionalProperties, components, { name: "tag", owner }) }
      : {};
  }
  const shown = Object.entries(properties).filter(([key]) => isShown(schema, key));
  return Object.fromEntries(
    shown.map(([key, property]) => [key, exampleOf(property, components, { name: key, owner })]),
  );
}

/** Optional fields that would contradict each other or describe a failure. */
const sometimes = new Set(
  "keywords network signatureSecret token_type_hint redirect_uris details notice text error normalized".split(
    " ",
  ),
);
const isShown = ({ required = [] }: JsonSchema, key: string) => required.includes(key) || !sometimes.has(key);

function numberExample({ minimum, maximum, default: standard }: JsonSchema, name: string): unknown {
  const example = words[name];
  if (typeof example === "number" && example >= (minimum ?? example) && example <= (maximum ?? example))
    return example;
  return standard ?? Math.max(minimum ?? 3, Math.min(3, maximum ?? 3));
}

function stringExample(
  { format, default: standard, maxLength }: JsonSchema,
  { name, owner }: Place,
): unknown {
  const example = (name === "name" && names[owner]) || words[name];
  if (typeof example === "string" && !(format && format !== "uri")) return example.slice(0, maxLength);
  return (format && byFormat[format]) ?? standard;
}
