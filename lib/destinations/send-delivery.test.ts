import { afterEach, describe, expect, it, vi } from "vitest";
import type { SafeRequest } from "@/lib/outbound/outbound-client";
import { OutboundError, type OutboundErrorKind } from "@/lib/outbound/outbound-error";
import { sendDelivery } from "./send-delivery";

afterEach(() => {
  vi.restoreAllMocks();
});

const request = { method: "POST" as const, url: "https://hooks.example/a", headers: {}, body: "{}" };
const delivery = { request, shownHeaders: {}, secrets: ["the-secret"], at: new Date("2026-03-01T12:00:00Z") };
const answering = (status: number, text = "", headers: Record<string, string> = {}) =>
  sendDelivery(async () => ({ status, headers, body: Buffer.from(text), truncated: false }), delivery);

it.each([
  [199, "retry", /returned status 199/],
  [200, "delivered", null],
  [299, "delivered", null],
  [300, "retry", /redirected the request \(300\)/],
  [399, "retry", /redirected the request \(399\)/],
  [400, "retry", /returned status 400/],
  [401, "pause_auth", /rejected the credentials \(401\)/],
  [402, "retry", /returned status 402/],
  [403, "pause_auth", /rejected the credentials \(403\)/],
  [404, "retry", /returned status 404/],
  [410, "gone", /permanently gone \(410\)/],
  [429, "retry", /rate limiting requests \(429\)/],
  [503, "retry", /returned status 503/],
])("takes the status %i for %s", async (status, verdict, error) => {
  const receipt = await answering(status);
  expect(receipt).toMatchObject({ verdict, status });
  expect(receipt.error).toEqual(error && expect.stringMatching(error));
});

it.each<[OutboundErrorKind, object]>([
  ["blocked", { verdict: "retry", isUnsent: true, retryAfterSeconds: null }],
  ["busy", { verdict: "postpone", isUnsent: true, retryAfterSeconds: 5 }],
  ["dns", { verdict: "retry", isUnsent: true, retryAfterSeconds: null }],
  ["connect", { verdict: "retry", isUnsent: true, retryAfterSeconds: null }],
  ["tls", { verdict: "retry", isUnsent: true, retryAfterSeconds: null }],
  ["timeout", { verdict: "retry", retryAfterSeconds: null }],
  ["reset", { verdict: "retry", retryAfterSeconds: null }],
  ["protocol", { verdict: "retry", retryAfterSeconds: null }],
])("after the failure %s, the receipt has %j", async (kind, expected) => {
  const receipt = await sendDelivery(async () => {
    throw new OutboundError(kind, "Why.");
  }, delivery);
  expect(receipt).toEqual({
    ...expected,
    status: null,
    responseExcerpt: null,
    error: "Why.",
    durationMs: expect.any(Number),
    request: { method: "POST", host: "hooks.example", headers: {} },
  });
});

it("throws what is a fault of ours", async () => {
  const fails = async () => {
    throw new TypeError("a bug");
  };
  await expect(sendDelivery(fails, delivery)).rejects.toThrow("a bug");
});

describe("the excerpt of a response", () => {
  it.each([
    ["a".repeat(4_096), 4_096],
    ["a".repeat(4_097), 4_096],
    ["€".repeat(1_365), 1_365],
    ["€".repeat(1_366), 1_365],
  ])("has at most 4 KiB: of %#", async (text, kept) => {
    const { responseExcerpt } = await answering(200, text);
    expect(responseExcerpt).toBe(text.slice(0, kept));
  });

  it("masks a secret that the cut would split", async () => {
    const { responseExcerpt } = await answering(200, `${"a".repeat(4_090)}the-secret`);
    expect(responseExcerpt).toBe(`${"a".repeat(4_090)}••`);
  });
});

it("counts the duration from the moment at which a connection was free", async () => {
  vi.spyOn(performance, "now")
    .mockReturnValueOnce(1_000)
    .mockReturnValueOnce(4_000)
    .mockReturnValueOnce(4_250);
  const send = async ({ onTurn }: SafeRequest) => {
    onTurn?.();
    return { status: 200, headers: {}, body: Buffer.alloc(0), truncated: false };
  };
  expect((await sendDelivery(send, delivery)).durationMs).toBe(250);
});
