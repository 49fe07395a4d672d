import { describe, expect, it } from "vitest";
import {
  emptyWebhook,
  keptWebhook,
  toNewWebhook,
  toWebhookChange,
  type WebhookFields,
  webhookResolver,
} from "./webhook-fields";

function filled(name: string, config: Partial<WebhookFields["config"]> = {}): WebhookFields {
  return { name, config: { ...emptyWebhook.config, url: " https://example.com/hook ", ...config } };
}
const check = (fields: WebhookFields) =>
  webhookResolver(fields, undefined, { fields: {}, shouldUseNativeValidation: false });

describe("toNewWebhook", () => {
  it("sends only the selected auth style and only headers with a name", () => {
    const auth = {
      ...emptyWebhook.config.auth,
      type: "api_key" as const,
      value: "secret",
      token: "left over",
    };
    const headers = [
      { name: "X-Team", value: "revenue" },
      { name: " ", value: "lost" },
    ];
    expect(toNewWebhook(filled("CRM", { auth, headers }))).toEqual({
      destinationType: "webhook",
      name: "CRM",
      config: {
        url: "https://example.com/hook",
        method: "POST",
        auth: { type: "api_key", header: "X-Api-Key", value: "secret" },
        headers: { "X-Team": "revenue" },
      },
    });
  });
});

describe("webhookResolver", () => {
  it("accepts values that satisfy the contract", async () => {
    expect(await check(filled("CRM"))).toMatchObject({ values: { destinationType: "webhook" }, errors: {} });
  });

  it("reports errors under the request body's paths", async () => {
    const { errors } = await check(
      filled("", { url: "nowhere", auth: { ...emptyWebhook.config.auth, type: "bearer" } }),
    );
    expect(errors).toMatchObject({
      name: { message: "Required" },
      config: { url: { message: expect.stringContaining("full web address") }, auth: { token: {} } },
    });
  });
});

describe("toWebhookChange", () => {
  const { config } = keptWebhook("CRM");
  const change = (part: Partial<WebhookFields["config"]>) =>
    toWebhookChange({ name: "CRM", config: { ...config, ...part } }).config;

  it("sends nothing but the name of an untouched form", () => {
    expect(toWebhookChange(keptWebhook("CRM"))).toEqual({ name: "CRM", config: {} });
  });

  it("sends what was entered, and a style without the secrets that were left empty", () => {
    const auth = { ...config.auth, type: "basic" as const, username: "reader" };
    expect(change({ method: "PUT", url: " https://example.com/b " })).toEqual({
      method: "PUT",
      url: "https://example.com/b",
    });
    expect(change({ auth })).toEqual({ auth: { type: "basic", username: "reader" } });
    expect(change({ auth: { ...auth, type: "none" } })).toEqual({ auth: { type: "none" } });
    expect(change({ replacesHeaders: true })).toEqual({ headers: {} });
  });
});
