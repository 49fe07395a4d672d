import { expect, it } from "vitest";
import { WebhookPayload } from "@/lib/contracts/webhook-payload";
import { samplePayload } from "./sample-payload";

it("is a valid payload with every key filled", () => {
  const signalId = "0190a6c2-7f3e-7a52-9c11-3f6f1f0f7a01";
  const sample = samplePayload({
    signalId,
    appUrl: "https://portal.example/",
    at: new Date("2026-03-01T12:00:00Z"),
  });
  expect(WebhookPayload.parse(sample)).toEqual(sample);
  expect(sample.signalDetailUrl).toBe(`https://portal.example/signals/${signalId}`);
  expect(Object.values(sample)).not.toContain(null);
  expect(Object.keys(sample).sort()).toEqual(Object.keys(WebhookPayload.shape).sort());
});

it("is about somebody who commented two hours ago, with a weaker signal from the day before", () => {
  const sample = samplePayload({
    signalId: "0190a6c2-7f3e-7a52-9c11-3f6f1f0f7a01",
    appUrl: "https://portal.example/",
    at: new Date("2026-03-02T12:00:00Z"),
  });
  expect(sample).toMatchObject({
    strength: 8,
    companyEmployeeCount: 240,
    icpConfidence: 0.92,
    icpScore: 84,
    occurredAt: "2026-03-02T10:00:00.000Z",
    engagement: { at: "2026-03-02T10:00:00.000Z" },
    relatedSignals: [{ strength: 5, createdAt: "2026-03-01T10:00:00.000Z" }],
  });
});
