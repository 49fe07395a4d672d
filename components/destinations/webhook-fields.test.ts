import { describe, expect, it } from "vitest";
import { emptyWebhook, toNewWebhook, type WebhookFields, webhookResolver } from "./webhook-fields";

function filled(name: string, config: Partial<WebhookFields["config"]> = {}): WebhookFields {
  return { name, config: { ...emptyWebhook.config, url: " https://example.com/hook ", ...config } };
}
const check = (fields: WebhookFields) =>
  webhookResolver(fields, undefined, { fields: {}, shouldUseNativeValidation: false });

describe("toNewWebhook", () => {
  it("sends only the chosen auth style, and only headers with a name", () => {
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
  it("passes what the contract takes", async () => {
    expect(await check(filled("CRM"))).toMatchObject({ values: { destinationType: "webhook" }, errors: {} });
  });

  it("names what is wrong under the body's own paths", async () => {
    const { errors } = await check(
      filled("", { url: "nowhere", auth: { ...emptyWebhook.config.auth, type: "bearer" } }),
    );
    expect(errors).toMatchObject({
      name: { message: "This is needed." },
      config: { url: { message: expect.stringContaining("full web address") }, auth: { token: {} } },
    });
  });
});
