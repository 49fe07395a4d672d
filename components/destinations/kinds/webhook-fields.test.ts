import { describe, expect, it } from "vitest";
import {
  checkEditedWebhook,
  checkNewWebhook,
  emptyWebhook,
  keptWebhook,
  toWebhookChange,
  toWebhookConfig,
  type WebhookFields,
} from "./webhook-fields";

const filled = (name: string, fields: Partial<WebhookFields> = {}): WebhookFields => ({
  ...emptyWebhook,
  name,
  "config.url": " https://example.com/hook ",
  ...fields,
});

describe("toWebhookConfig", () => {
  it("sends only the selected auth style and only headers with a name", () => {
    const fields = filled("CRM", {
      "config.auth.type": "api_key",
      "config.auth.value": "secret",
      "config.auth.token": "left over",
      "config.headers": [
        { id: 1, name: "X-Team", value: "revenue" },
        { id: 2, name: " ", value: "lost" },
      ],
    });
    expect(toWebhookConfig(fields)).toEqual({
      url: "https://example.com/hook",
      method: "POST",
      auth: { type: "api_key", header: "X-Api-Key", value: "secret" },
      headers: { "X-Team": "revenue" },
    });
  });
});

describe("checkNewWebhook", () => {
  it("accepts values that satisfy the contract", () => {
    expect(checkNewWebhook(filled("CRM"))).toMatchObject({
      body: { name: "CRM", config: { method: "POST" } },
    });
  });

  it("reports problems under the request body's paths", () => {
    const fields = filled("", { "config.url": "nowhere", "config.auth.type": "bearer" });
    expect(checkNewWebhook(fields)).toEqual({
      problems: {
        name: "Required",
        "config.url": expect.stringContaining("full web address"),
        "config.auth.token": expect.any(String),
      },
    });
  });
});

describe("toWebhookChange", () => {
  const change = (part: Partial<WebhookFields>) => toWebhookChange({ ...keptWebhook("CRM"), ...part });

  it("sends nothing but the name of an untouched form", () => {
    expect(checkEditedWebhook(keptWebhook("CRM"))).toEqual({ body: { name: "CRM", config: {} } });
  });

  it("sends what was entered, and a style without the secrets that were left empty", () => {
    const basic = { "config.auth.type": "basic", "config.auth.username": "reader" } as const;
    expect(change({ "config.method": "PUT", "config.url": " https://example.com/b " })).toEqual({
      method: "PUT",
      url: "https://example.com/b",
    });
    expect(change(basic)).toEqual({ auth: { type: "basic", username: "reader" } });
    expect(change({ ...basic, "config.auth.type": "none" })).toEqual({ auth: { type: "none" } });
    expect(change({ replacesHeaders: true })).toEqual({ headers: {} });
  });
});
