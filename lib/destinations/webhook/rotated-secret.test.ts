import { createHmac } from "node:crypto";
import { Webhook as StandardWebhook } from "standardwebhooks";
import { describe, expect, it, vi } from "vitest";
import { WebhookConfig } from "@/lib/contracts/destination-config";
import { newId, newSignatureSecret } from "@/lib/ids";
import { one } from "@/tests/factories/one";
import { withReceiver } from "@/tests/factories/receiver";
import type { Receiver } from "@/tests/fakes/receiver/receiver";
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

describe("while a previous secret works", () => {
  const previousSecret = newSignatureSecret();
  const rotated = (answers: number[], before: string | null = previousSecret) => {
    receiver.behave(answers.map((status) => ({ kind: "status", status })));
    const config = WebhookConfig.parse({ url: `${receiver.url}/hook` });
    return webhook.deliver({ config, secret, previousSecret: before, payload, at, mayHaveArrived: false });
  };
  const serviceSignature = (key: string, body: string) =>
    `sha256=${createHmac("sha256", key).update(body).digest("hex")}`;

  it("is sent once if the current one is accepted", async () => {
    const receipt = await rotated([200]);
    expect(receipt).toMatchObject({ verdict: "delivered" });
    expect(receipt).not.toHaveProperty("usedPreviousSecret");
    expect(receiver.requests).toHaveLength(1);
    const { body, headers } = one(receiver.requests);
    expect(headers["x-service-signature"]).toBe(serviceSignature(secret, body));
    for (const key of [secret, previousSecret]) {
      expect(new StandardWebhook(key).verify(body, headers)).toEqual(payload);
    }
  });

  it("is repeated with the previous one if the current one is refused", async () => {
    const receipt = await rotated([401, 200]);
    expect(receipt).toMatchObject({ verdict: "delivered", usedPreviousSecret: true, error: null });
    expect(receipt.request.headers["X-Service-Signature"]).toMatch(/•••• \(previous secret\)$/);
    const [, second] = receiver.requests;
    const body = second?.body ?? "";
    expect(second?.headers["x-service-signature"]).toBe(serviceSignature(previousSecret, body));
  });

  it.each([
    [
      [401, 403],
      "pause_auth",
      /refused the new signing secret \(401\), and with the previous one: .+ \(403\)/,
    ],
    [[403, 500], "retry", /refused the new signing secret \(403\), and with the previous one: .+ 500/],
    [[500], "retry", /^The server returned status 500/],
    [[410], "gone", /permanently gone/],
  ])("with the answers %j, the outcome is %s", async (answers, verdict, error) => {
    expect(await rotated(answers)).toMatchObject({ verdict, error: expect.stringMatching(error) });
    expect(receiver.requests).toHaveLength(answers.length);
  });

  it("takes as long as both requests", async () => {
    const timed = createWebhookDestination({
      allowPrivate: true,
      send: async () => ({ status: 401, headers: {}, body: Buffer.alloc(0), truncated: false }),
    });
    const now = vi.spyOn(performance, "now");
    for (const ms of [1_000, 1_300, 2_000, 2_050]) now.mockReturnValueOnce(ms);
    const config = WebhookConfig.parse({ url: `${receiver.url}/hook` });
    const { durationMs } = await timed.deliver({
      ...{ config, secret, previousSecret, payload, at, mayHaveArrived: false },
    });
    now.mockRestore();
    expect(durationMs).toBe(350);
  });

  it("is not repeated without a previous one", async () => {
    expect(await rotated([401], null)).toMatchObject({ verdict: "pause_auth" });
    expect(receiver.requests).toHaveLength(1);
  });
});

it("signs with the new secret for the same settings", async () => {
  const config = WebhookConfig.parse({ url: `${receiver.url}/hook` });
  const newer = newSignatureSecret();
  for (const key of [secret, newer]) {
    await webhook.deliver({ config, secret: key, payload, at, mayHaveArrived: false });
  }
  const [first, second] = receiver.requests;
  expect(new StandardWebhook(secret).verify(first?.body ?? "", first?.headers ?? {})).toEqual(payload);
  expect(new StandardWebhook(newer).verify(second?.body ?? "", second?.headers ?? {})).toEqual(payload);
});
