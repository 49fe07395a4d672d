import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { WebhookPayload } from "@/lib/contracts/webhook-payload";
import { newId } from "@/lib/ids";
import { payloads } from "@/tests/factories/payloads";
import { samplePayload } from "../sample-payload";
import { type ColumnName, cellOf, columnNames, maxCellLength } from "./columns";

const sample = samplePayload({
  signalId: newId(),
  appUrl: "https://portal.example",
  at: new Date("2026-03-01T12:00:00Z"),
});

describe("a cell", () => {
  it.each<[ColumnName, Partial<WebhookPayload>, string | number]>([
    ["Date (UTC)", { occurredAt: "2026-03-01T10:00:00.000Z" }, "2026-03-01 10:00:00"],
    ["Strength", { strength: 10 }, 10],
    ["Fit", { icpScore: null }, ""],
    ["Fit", { icpScore: 0 }, 0],
    ["Type", { signalType: "OWN_COMPANY_REACTION" }, "Own company reaction"],
    ["Talking points", { talkingPoints: ["One", "Two"] }, "One\nTwo"],
    ["Talking points", { talkingPoints: [] }, ""],
    ["Engagement", { engagement: { kind: "reaction", at: sample.occurredAt } }, "Reaction"],
    ["Engagement", { engagement: { kind: "comment", text: "Why?", at: sample.occurredAt } }, "Why?"],
    ["Tags", { tags: { Stage: ["Warm", "Hot"], Team: ["East"] } }, "Stage: Warm, Hot; Team: East"],
    ["Title", { personTitle: null }, ""],
    ["Signal ID", {}, sample.signalId],
    ["Link", {}, sample.signalDetailUrl],
  ])("%s of %j is %j", (name, change, cell) => {
    expect(cellOf(name, { ...sample, ...change })).toBe(cell);
  });

  it("is a finite number or text within the vendor's limit for any signal", () => {
    fc.assert(
      fc.property(payloads(), fc.boolean(), (drawn, isLong) => {
        const payload = isLong ? { ...drawn, postExcerpt: drawn.postExcerpt.repeat(30_000) } : drawn;
        for (const name of columnNames) {
          const cell = cellOf(name, payload);
          if (typeof cell === "number") expect(Number.isFinite(cell)).toBe(true);
          else expect(cell.length).toBeLessThanOrEqual(maxCellLength);
        }
      }),
      { numRuns: 20 },
    );
  });

  it("is cut only above 50,000 characters", () => {
    const cellOfLength = (length: number) => cellOf("Summary", { ...sample, summary: "x".repeat(length) });
    expect(cellOfLength(50_000)).toBe("x".repeat(50_000));
    expect(cellOfLength(50_001)).toBe(`${"x".repeat(49_999)}…`);
  });

  it("is cut between two characters", () => {
    const cell = cellOf("Summary", { ...sample, summary: "🙂".repeat(30_000) });
    expect(cell).toBe(`${"🙂".repeat(24_999)}…`);
  });
});

it("all columns fit into an empty tab of default width", () => {
  expect(columnNames.length).toBeLessThanOrEqual(26);
});
