/** Every text that an operation takes: contracts refuse what no row can store and what no one can see. */
import { describe, expect, it } from "vitest";
import { type DestinationType, destinationTypes } from "@/db/vocabulary";
import { operations } from "@/lib/contracts/catalogue";
import { type DestinationConfig, destinationConfigs } from "@/lib/contracts/destination-config";
import { describeApi } from "@/lib/http/openapi/describe";
import { bodyType } from "@/lib/http/openapi/refusals";

const hostile = ["a\ud800b", "a\0b", "\u200b\u2063"];
const description = await describeApi("http://localhost:3000");

/** One copy of the value for each text in it, with that text replaced. */
function* replaced(value: unknown, by: string, path = ""): Generator<{ path: string; value: unknown }> {
  if (typeof value === "string") yield { path, value: by };
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    for (const one of replaced(inner, by, `${path}/${key}`)) {
      const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...value };
      yield { path: one.path, value: Object.assign(copy, { [key]: one.value }) };
    }
  }
}

/** Token endpoint forms have their own refusals, by RFC 6749. */
const withBody = operations.filter((operation) => bodyType(operation) === "application/json");

it.each(withBody.map((operation) => [operation.id, operation] as const))(
  "in the body of %s",
  (id, operation) => {
    const described = description.paths[operation.path]?.[operation.method.toLowerCase()];
    const media = Object.values(described?.requestBody?.content ?? {})[0];
    const example = media?.example ?? Object.values(media?.examples ?? {})[0]?.value;
    expect(operation.body.safeParse(example).error, id).toBeUndefined();
    for (const by of hostile) {
      for (const { path, value } of replaced(example, by)) {
        // Destination settings are checked below, and the lines of a bulk request are validated one by one.
        if (path.startsWith("/config/") || (id === "createMySources" && path.startsWith("/inputs/")))
          continue;
        expect(operation.body.safeParse(value).success, `${path}: ${JSON.stringify(by)}`).toBe(false);
      }
    }
  },
);

it.each(operations.map((operation) => [operation.id, operation] as const))(
  "in the query of %s",
  (_, { query, ...rest }) => {
    const described = description.paths[rest.path]?.[rest.method.toLowerCase()];
    for (const { name } of (described?.parameters ?? []).flatMap((one) =>
      "in" in one && one.in === "query" ? [one] : [],
    )) {
      for (const by of hostile) {
        const issues = query.safeParse({ [name]: by }).error?.issues ?? [];
        expect(
          issues.map(({ path }) => path[0]),
          `${name}: ${JSON.stringify(by)}`,
        ).toContain(name);
      }
    }
  },
);

describe("in the settings of a destination:", () => {
  const url = "https://hooks.example/a";
  const auth = { type: "basic" as const, username: "user", password: "secret" };
  const databaseId = "0198c0de-0000-7000-8000-000000000000";
  const examples: { [T in DestinationType]: DestinationConfig<T> } = {
    webhook: { url, method: "POST", auth, headers: { "X-Team": "a" } },
    automation: { url, apiKeyHeader: "X-Key", apiKey: "a" },
    enrichment_webhook: { url, token: "a" },
    chat: { webhookUrl: url, channel: "#a", team: "b" },
    spreadsheet: { spreadsheetId: "abcdefghijklmnop", sheetName: "Sheet 1" },
    notes: { integrationToken: "a", databaseId, mapping: { Name: "personName" } },
  };

  it.each(destinationTypes)("%s", (type) => {
    const schema = destinationConfigs[type];
    const example = examples[type];
    expect(schema.safeParse(example).error).toBeUndefined();
    for (const by of hostile) {
      for (const { path, value } of replaced(example, by)) {
        // Credentials may contain invisible characters.
        if (path.startsWith("/auth/") && by === "\u200b\u2063") continue;
        expect(schema.safeParse(value).success, `${path}: ${JSON.stringify(by)}`).toBe(false);
      }
    }
  });
});
