/** The Postman collection: every operation of the customer API, ready to send. */
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { operations } from "@/lib/contracts/catalogue";
import { describeApi } from "@/lib/http/openapi/describe";
import { makePostmanCollection } from "@/lib/http/openapi/postman";

interface Item {
  name: string;
  item?: Item[];
  event?: { listen: string; script: { exec: string[] } }[];
  request?: {
    method: string;
    header: { key: string; value: string }[];
    auth?: { type: string };
    url: {
      raw: string;
      query: { key: string; value: string; description?: string; disabled: boolean }[];
      variable: { value: string }[];
    };
    body?: { mode: string; raw?: string; urlencoded?: { key: string; value: string }[] };
  };
}

interface Collection {
  item: Item[];
  variable: { key: string; value: string }[];
}
const collection: Collection = JSON.parse(
  JSON.stringify(await makePostmanCollection("https://signals.example")),
);
const flat = (items: Item[]): Item[] => items.flatMap((one) => (one.item ? flat(one.item) : [one]));
const requests = flat(collection.item);
const variables = new Map(collection.variable.map(({ key, value }) => [key, value]));
const filledIn = (text: string) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => variables.get(name) ?? `no ${name}`);
const addressOf = ({ request }: Item) =>
  `${request?.method} ${request?.url.raw.replace("{{baseUrl}}", "").replace(/:(\w+)/g, "{$1}")}`;

describe("the Postman collection", () => {
  it("has every operation of the customer API once", () => {
    const bearer = operations.filter(({ auth }) => auth.kind === "bearer");
    const names = requests.map(addressOf);
    for (const { method, path } of bearer) {
      expect(names.filter((name) => name === `${method} ${path}`)).toHaveLength(1);
    }
  });

  it("runs from registration and token to revocation, and touches no row before it has its ID", () => {
    const names = requests.map(addressOf);
    expect(names.slice(0, 2)).toEqual(["POST /api/v1/register", "POST /oauth2/token"]);
    expect(names.at(-1)).toBe("POST /oauth2/revoke");
    const inOrder = (...some: string[]) => expect(names.filter((name) => some.includes(name))).toEqual(some);
    inOrder("GET /api/v1/signals", "GET /api/v1/signals/{id}");
    inOrder("POST /api/v1/intelligence/accounts", "GET /api/v1/intelligence/accounts/{id}");
    inOrder(
      "POST /api/v1/destinations",
      "PATCH /api/v1/destinations/{id}",
      "DELETE /api/v1/destinations/{id}",
    );
  });

  it("uses only variables that it declares", () => {
    const used = [...JSON.stringify(collection).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
    expect(used.filter((name) => name === undefined || !variables.has(name))).toEqual([]);
    const stored = [...JSON.stringify(collection).matchAll(/collectionVariables\.set\(\\"(\w+)/g)];
    expect(stored.length).toBeGreaterThan(5);
    for (const [, name] of stored) expect(variables.has(name ?? ""), name).toBe(true);
  });

  it("sends a key with every POST that takes one", () => {
    for (const { request } of requests.filter((one) => addressOf(one).startsWith("POST /api/v1/"))) {
      const keys = request?.header.filter(({ key }) => key === "Idempotency-Key") ?? [];
      expect(keys, request?.url.raw).toHaveLength(request?.auth?.type === "noauth" ? 0 : 1);
    }
  });

  it("sends bodies that the contracts accept", () => {
    const sent = requests.flatMap((one) => {
      const operation = operations.find(({ method, path }) => `${method} ${path}` === addressOf(one));
      const { raw } = one.request?.body ?? {};
      return operation && raw ? [{ operation, body: JSON.parse(filledIn(raw)) }] : [];
    });
    expect(sent.length).toBeGreaterThan(3);
    for (const { operation, body } of sent) {
      expect(operation.body.safeParse(body).error, operation.id).toBeUndefined();
    }
  });

  it("stores the token that it requests with the client's variables", () => {
    const token = requests.find((one) => addressOf(one) === "POST /oauth2/token");
    expect(token?.event).toHaveLength(1);
    expect(token?.request?.auth?.type).toBe("noauth");
    expect(token?.request?.body?.urlencoded).toEqual([
      { key: "client_id", value: "{{clientId}}" },
      { key: "client_secret", value: "{{clientSecret}}" },
      { key: "grant_type", value: "client_credentials" },
    ]);
  });

  it("fills in path variables, at first with sample IDs, so that reads answer", () => {
    for (const { request } of requests) {
      for (const { value } of request?.url.variable ?? []) expect(filledIn(value)).toMatch(/^[0-9a-f-]{36}$/);
    }
    const read = requests.find((one) => addressOf(one) === "GET /api/v1/signals/{id}");
    expect(read?.request?.url.variable[0]?.value).toBe("{{signalId}}");
  });

  it("offers each query parameter with its meaning, switched off unless it is required", async () => {
    const { paths } = await describeApi("https://signals.example");
    const list = requests.find((one) => addressOf(one) === "GET /api/v1/signals");
    const documented = paths["/api/v1/signals"]?.get?.parameters.flatMap((one) =>
      "name" in one && one.in === "query" ? [[one.name, one.description, !one.required]] : [],
    );
    expect(documented?.length).toBeGreaterThan(3);
    const offered = list?.request?.url.query.map(({ key, description, disabled }) => [
      key,
      description,
      disabled,
    ]);
    expect(offered).toEqual(documented);
    expect(list?.request?.url.variable).toEqual([]);
    const keys = requests
      .flatMap(({ request }) => request?.url.query ?? [])
      .flatMap((one) => Object.keys(one));
    expect(new Set(keys)).toEqual(new Set(["key", "value", "description", "disabled"]));
  });

  it("stores the IDs that the documented responses have", async () => {
    const { paths } = await describeApi("https://signals.example");
    const stored = new Map<string, unknown>();
    const collectionVariables = { set: (name: string, value: unknown) => stored.set(name, value) };
    for (const one of requests) {
      const [method = "", path = ""] = addressOf(one).split(" ");
      const responses = Object.entries(paths[path]?.[method.toLowerCase()]?.responses ?? {});
      const [status, response] = responses.find(([code]) => code.startsWith("2")) ?? [];
      const [media] = response && "content" in response ? Object.values(response.content ?? {}) : [];
      const pm = {
        response: {
          code: Number(status),
          json: () => media?.example,
          text: () => JSON.stringify(media?.example),
        },
        ...{ collectionVariables, test: () => {} },
      };
      for (const { listen, script } of one.event ?? []) {
        if (listen === "test") runInNewContext(script.exec.join("\n"), { pm });
      }
    }
    expect([...stored.keys()].sort()).toEqual([
      "accessToken",
      "accountReportId",
      "clientId",
      "clientSecret",
      "destinationId",
      "personReportId",
      "signalId",
    ]);
    for (const [name, value] of stored) expect(value, name).toEqual(expect.any(String));
  });
});
