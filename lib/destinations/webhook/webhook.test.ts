import { createHmac } from "node:crypto";
import fc from "fast-check";
import { Webhook as StandardWebhook } from "standardwebhooks";
import { Webhook as SvixWebhook } from "svix";
import { describe, expect, it } from "vitest";
import { WebhookConfig } from "@/lib/contracts/destination-config";
import { WebhookPayload } from "@/lib/contracts/webhook-payload";
import { newId, newSignatureSecret } from "@/lib/ids";
import { withReceiver } from "@/tests/factories/receiver";
import type { Behaviour } from "@/tests/fakes/receiver/behaviour";
import type { Receiver } from "@/tests/fakes/receiver/receiver";
import packageJson from "../../../package.json";
import type { Receipt } from "../destination";
import { samplePayload } from "../sample-payload";
import { createWebhookDestination } from ".";

const secret = newSignatureSecret();
const at = new Date();
const payload = samplePayload({ signalId: newId(), appUrl: "https://portal.example", at });
const webhook = createWebhookDestination({ allowPrivate: true, timeoutMs: 5_000 });

let receiver: Receiver;
withReceiver(secret, (started) => {
  receiver = started;
});

function deliver(config: Partial<WebhookConfig> = {}, destination = webhook): Promise<Receipt> {
  const parsed = WebhookConfig.parse({ url: `${receiver.url}/hook`, ...config });
  return destination.deliver({ config: parsed, secret, payload, at, mayHaveArrived: false });
}

async function deliverTo(behaviour: Behaviour, destination = webhook): Promise<Receipt> {
  receiver.behave(behaviour);
  return deliver({}, destination);
}

function received() {
  const [request] = receiver.requests;
  if (!request) throw new Error("nothing was received");
  return request;
}

describe("a delivery", () => {
  it.each(["POST", "PUT", "PATCH"] as const)("sends the payload as JSON by %s", async (method) => {
    const receipt = await deliver({ method });
    expect(receipt).toMatchObject({
      verdict: "delivered",
      status: 200,
      error: null,
      responseExcerpt: "ok",
      retryAfterSeconds: null,
      request: { method, host: new URL(receiver.url).host },
    });
    expect(Number.isInteger(receipt.durationMs)).toBe(true);
    expect(received()).toMatchObject({ method, path: "/hook" });
    expect(WebhookPayload.parse(JSON.parse(received().body))).toEqual(payload);
  });

  it("sends headers for the signal, the sender and the content type", async () => {
    await deliver();
    expect(received().headers).toMatchObject({
      "content-type": "application/json",
      "user-agent": `Signal-to-Action/${packageJson.version}`,
      "idempotency-key": payload.signalId,
      "x-service-delivery": payload.signalId,
      "webhook-id": payload.signalId,
      "webhook-timestamp": Math.floor(at.getTime() / 1_000).toString(),
    });
  });

  it("has signatures that public verifiers accept, and reject after any change", async () => {
    await deliver();
    const { body, headers, isVerified } = received();
    const expected = createHmac("sha256", secret).update(body).digest("hex");
    expect(headers["x-service-signature"]).toBe(`sha256=${expected}`);
    expect(isVerified).toBe(true);
    for (const verifier of [new StandardWebhook(secret), new SvixWebhook(secret)]) {
      expect(verifier.verify(body, headers)).toEqual(payload);
      expect(() => verifier.verify(body.replace("Alex", "Eve"), headers)).toThrow();
      expect(() => verifier.verify(body, { ...headers, "webhook-id": "other" })).toThrow();
    }
    expect(() => new SvixWebhook(newSignatureSecret()).verify(body, headers)).toThrow();
  });

  it("throws without a secret", async () => {
    const config = WebhookConfig.parse({ url: receiver.url });
    await expect(
      webhook.deliver({ config, secret: null, payload, at, mayHaveArrived: false }),
    ).rejects.toThrow(/signature secret/);
  });
});

describe("authentication", () => {
  const basic = Buffer.from("user:päss:word").toString("base64");

  it.each<[WebhookConfig["auth"], Record<string, string | undefined>, Record<string, string>]>([
    [{ type: "none" }, { authorization: undefined }, {}],
    [
      { type: "bearer", token: "token-1" },
      { authorization: "Bearer token-1" },
      { Authorization: "Bearer ••••" },
    ],
    [
      { type: "basic", username: "user", password: "päss:word" },
      { authorization: `Basic ${basic}` },
      { Authorization: "Basic ••••" },
    ],
    [
      { type: "api_key", header: "X-Api-Key", value: "key-1" },
      { "x-api-key": "key-1" },
      { "X-Api-Key": "••••" },
    ],
    [{ type: "headers" }, { "x-team": "sales" }, { "X-Team": "••••" }],
  ])("sends %j and masks it in the receipt", async (auth, sent, shown) => {
    const receipt = await deliver({ auth, headers: { "X-Team": "sales" } });
    for (const [name, value] of Object.entries(sent)) expect(received().headers[name]).toBe(value);
    expect(receipt.request.headers).toMatchObject({ ...shown, "X-Team": "••••" });
    expect(received().headers["x-team"]).toBe("sales");
  });

  it("leaves no secret in the receipt, even if the receiver echoes the request", async () => {
    const headerText = fc.stringMatching(/^[\x21-\x7e]{8,40}$/);
    const auth = fc.oneof(
      fc.record({ type: fc.constant("bearer" as const), token: headerText }),
      fc.record({ type: fc.constant("basic" as const), username: fc.constant("user"), password: headerText }),
      fc.record({ type: fc.constant("api_key" as const), header: fc.constant("X-Key"), value: headerText }),
    );
    receiver.behave({ kind: "echo" });
    await fc.assert(
      fc.asyncProperty(auth, headerText, headerText, async (auth, own, query) => {
        const url = `${receiver.url}/hook?token=${encodeURIComponent(query)}`;
        const receipt = await deliver({ url, auth, headers: { "X-Own": own } });
        expect(receipt.verdict).toBe("delivered");
        const { request, responseExcerpt, error } = receipt;
        const texts = [
          request.method,
          request.host,
          ...Object.values(request.headers),
          responseExcerpt,
          error,
        ];
        const secrets = [secret, own, query, ...Object.values(auth).filter((text) => text.length >= 8)];
        for (const hidden of secrets.flatMap((text) => [text, JSON.stringify(text).slice(1, -1)])) {
          expect(texts.some((text) => text?.includes(hidden))).toBe(false);
        }
      }),
      { numRuns: 50 },
    );
  });

  it("shows only the start of a signature", async () => {
    const { request } = await deliver();
    for (const name of ["X-Service-Signature", "webhook-signature"]) {
      expect(request.headers[name]).toMatch(/^.{15}••••$/);
    }
  });
});

describe("response handling", () => {
  it.each([
    [200, "delivered"],
    [204, "delivered"],
    [299, "delivered"],
    [301, "retry"],
    [400, "retry"],
    [401, "pause_auth"],
    [403, "pause_auth"],
    [404, "retry"],
    [410, "gone"],
    [429, "retry"],
    [500, "retry"],
    [503, "retry"],
  ])("maps %i to %s", async (status, verdict) => {
    const receipt = await deliverTo({ kind: "status", status });
    expect(receipt).toMatchObject({ verdict, status });
    expect(receipt.error === null).toBe(verdict === "delivered");
    expect(receipt.error ?? `${status}`).toContain(`${status}`);
  });

  it.each([
    [429, "120", 120],
    [503, "99999999", 86_400],
    [503, new Date(Math.floor(at.getTime() / 1_000) * 1_000 + 60_000).toUTCString(), 60],
    [429, "soon", null],
    [500, "120", null],
  ])("reads %i with Retry-After %s as %s seconds", async (status, header, seconds) => {
    const receipt = await deliverTo({ kind: "status", status, headers: { "retry-after": header } });
    expect(receipt.retryAfterSeconds).toBe(seconds);
  });

  it.each<Behaviour>([{ kind: "dribble" }, { kind: "cut" }, { kind: "huge", bytes: 1_000_000 }])(
    "takes a 2xx status for a success: %j",
    async (behaviour) => {
      // Long enough for a busy machine: the status is there at once, and the rest of the body never is.
      const hasty = createWebhookDestination({ allowPrivate: true, timeoutMs: 1_500 });
      expect(await deliverTo(behaviour, hasty)).toMatchObject({
        verdict: "delivered",
        status: 200,
        error: null,
      });
    },
  );

  it.each<Behaviour>([{ kind: "hang" }, { kind: "reset" }, { kind: "garbage" }])(
    "retries after %j",
    async (behaviour) => {
      const hasty = createWebhookDestination({ allowPrivate: true, timeoutMs: 100 });
      expect(await deliverTo(behaviour, hasty)).toMatchObject({
        verdict: "retry",
        status: null,
        responseExcerpt: null,
        error: expect.stringMatching(/^127\.0\.0\.1:\d+ .+\.$/),
      });
    },
  );

  it("keeps 4 KiB of the response, cut at a whole character", async () => {
    const receipt = await deliverTo({ kind: "status", status: 200, body: `\0${"€".repeat(5_000)}` });
    expect(receipt.responseExcerpt).toBe("€".repeat(1_365));
  });

  it("works again once the credentials are accepted", async () => {
    receiver.behave([
      { kind: "status", status: 401 },
      { kind: "status", status: 200 },
    ]);
    expect((await deliver()).verdict).toBe("pause_auth");
    expect((await deliver()).verdict).toBe("delivered");
    const [first, second] = receiver.requests;
    expect(first?.headers["idempotency-key"]).toBe(second?.headers["idempotency-key"]);
  });
});

it.each([
  ["/hooks/123456789", false],
  ["/hooks/12345678", true],
])(
  "keeps the path %s out of the receipt if it is long enough for a token; shown: %s",
  async (path, isShown) => {
    receiver.behave({ kind: "status", status: 404, body: `Nothing at ${path}` });
    const { responseExcerpt } = await deliver({ url: receiver.url + path });
    expect(responseExcerpt?.includes(path)).toBe(isShown);
  },
);

it("masks an address with its query as one secret", async () => {
  const path = "/hooks/a-long-path?key=1";
  receiver.behave({ kind: "status", status: 404, body: path });
  expect((await deliver({ url: receiver.url + path })).responseExcerpt).toBe("••••");
});

describe("without private destinations", () => {
  const strict = createWebhookDestination({ allowPrivate: false });

  it("rejects a private address in the settings", () => {
    const { error } = strict.config.safeParse({ url: "https://127.0.0.1/hook" });
    expect(error?.issues).toMatchObject([{ path: ["url"], message: expect.stringContaining("private") }]);
    expect(strict.config.safeParse({ url: "https://hooks.example.com/hook" }).success).toBe(true);
  });

  it("never sends to a stored private address", async () => {
    const connections = receiver.connections();
    expect(await deliver({}, strict)).toMatchObject({ verdict: "retry", status: null });
    expect(await deliver({ url: receiver.url.replace("http:", "https:") }, strict)).toMatchObject({
      error: "The address is in a private or reserved network.",
    });
    expect(receiver.connections()).toBe(connections);
  });
});

it("is summarized by its host", () => {
  const config = WebhookConfig.parse({ url: "https://hooks.example.com:8443/a/secret?b=c" });
  expect(webhook.summarize(config)).toBe("hooks.example.com:8443");
});
