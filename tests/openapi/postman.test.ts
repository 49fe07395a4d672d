/** The Postman collection: every operation of the customer API, ready to send. */
import { describe, expect, it } from "vitest";
import { operations } from "@/lib/contracts/catalogue";
import { makePostmanCollection } from "@/lib/http/openapi/postman";

interface Item {
  name: string;
  item?: Item[];
  event?: unknown[];
  request?: {
    method: string;
    auth?: { type: string };
    url: {
      raw: string;
      query: { key: string; value: string; disabled: boolean }[];
      variable: { value: string }[];
    };
    body?: { mode: string; raw?: string; urlencoded?: { key: string; value: string }[] };
  };
}

const collection = makePostmanCollection("https://signals.example") as { item: Item[] };
const flat = (items: Item[]): Item[] => items.flatMap((one) => (one.item ? flat(one.item) : [one]));
const requests = flat(collection.item);
const addressOf = ({ request }: Item) =>
  `${request?.method} ${request?.url.raw.replace("{{baseUrl}}", "").replace(/:(\w+)/g, "{$1}")}`;

describe("the Postman collection", () => {
  it("has every operation of the customer API, those for tokens first", () => {
    const bearer = operations.filter(({ auth }) => auth.kind === "bearer");
    const names = requests.map(addressOf);
    for (const { method, path } of bearer) expect(names).toContain(`${method} ${path}`);
    expect(names[0]).toMatch(/\/oauth2\//);
  });

  it("sends bodies that the contracts accept", () => {
    const sent = requests.flatMap((one) => {
      const operation = operations.find(({ method, path }) => `${method} ${path}` === addressOf(one));
      const { raw } = one.request?.body ?? {};
      return operation && raw ? [{ operation, body: JSON.parse(raw) }] : [];
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

  it("fills in path variables with sample ids, so that reads answer", () => {
    const read = requests.find((one) => addressOf(one) === "GET /api/v1/signals/{id}");
    expect(read?.request?.url.variable[0]?.value).toMatch(/^[0-9a-f-]{36}$/);
  });
});
