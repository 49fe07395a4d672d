/** How the TypeScript client verifies deliveries: rotations, clocks and the headers of frameworks. */
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  verifyWebhook,
  type WebhookDelivery,
  WebhookVerificationError,
} from "@/clients/typescript/verify-webhook";
import { samplePayload } from "@/lib/destinations/sample-payload";

const sentAt = new Date("2026-03-02T09:30:00Z");
const payload = samplePayload({ signalId: "signal-1", appUrl: "https://portal.example", at: sentAt });
const body = JSON.stringify(payload);
const secretOf = (byte: number) => `whsec_${Buffer.alloc(32, byte).toString("base64")}`;
const [old, current] = [secretOf(1), secretOf(2)];
const sign = (secret: string) => new Webhook(secret).sign("signal-1", sentAt, body);

const headersWith = (signature: string) => ({
  "webhook-id": "signal-1",
  "webhook-timestamp": String(sentAt.getTime() / 1_000),
  "webhook-signature": signature,
});
const accepts = (change: Partial<WebhookDelivery>): boolean => {
  try {
    return (
      verifyWebhook({ body, headers: headersWith(sign(current)), secret: current, ...change }).signalId !== ""
    );
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false;
    throw error;
  }
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: sentAt });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a rotation of the secret", () => {
  it("is bridged by both secrets on the receiver's side, or both signatures on the sender's", () => {
    expect(accepts({ secret: [old, current] })).toBe(true);
    expect(accepts({ secret: old })).toBe(false);
    expect(accepts({ headers: headersWith(`${sign(old)} ${sign(current)}`) })).toBe(true);
    expect(accepts({ headers: headersWith(`${sign(old)} ${sign(secretOf(3))}`) })).toBe(false);
  });

  it("is not stopped by a secret that cannot be read, and needs at least one", () => {
    expect(accepts({ secret: ["", "whsec_%%%", current] })).toBe(true);
    expect(accepts({ secret: [] })).toBe(false);
  });
});

describe("clocks", () => {
  it.each([
    [-301, false],
    [-299, true],
    [299, true],
    [301, false],
  ])("that differ by %i seconds: accepted is %s", (seconds, isAccepted) => {
    vi.setSystemTime(sentAt.getTime() + seconds * 1_000);
    expect(accepts({})).toBe(isAccepted);
  });

  it("are not asked about a timestamp that is none", () => {
    expect(accepts({ headers: { ...headersWith(sign(current)), "webhook-timestamp": "soon" } })).toBe(false);
  });
});

describe("headers", () => {
  const headers = headersWith(sign(current));
  it("are read from every shape that frameworks have", () => {
    const titled = { "Webhook-Id": "signal-1", "Webhook-Timestamp": headers["webhook-timestamp"] };
    /** Like the `Headers` of another runtime: not an instance of this one's. */
    const foreign = Object.create(null, {
      get: { value: new Headers(headers).get.bind(new Headers(headers)) },
    });
    expect(accepts({ headers: new Headers(headers) })).toBe(true);
    expect(accepts({ headers: { ...titled, "WEBHOOK-SIGNATURE": [headers["webhook-signature"]] } })).toBe(
      true,
    );
    expect(accepts({ headers: foreign })).toBe(true);
  });

  it("that are missing, or of another version of signatures, are refused", () => {
    expect(accepts({ headers: {} })).toBe(false);
    expect(accepts({ headers: headersWith(sign(current).replace("v1,", "v1a,")) })).toBe(false);
  });
});

it("the bytes decide: a body that was parsed and printed again is refused", () => {
  expect(accepts({ body: Buffer.from(body) })).toBe(true);
  expect(accepts({ body: JSON.stringify(payload, null, 2) })).toBe(false);
});
