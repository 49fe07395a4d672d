/** Any signal that can be sent to a destination, drawn by fast-check: short and long, empty and strange. */
import fc from "fast-check";
import { engagementKinds, signalStages, signalTypes } from "@/db/vocabulary";
import type { WebhookPayload } from "@/lib/contracts/webhook-payload";

const strange = fc.constantFrom(
  "",
  " ",
  ",",
  ", ,",
  "a,b",
  "x".repeat(2_001),
  "😀".repeat(1_500),
  "Reaction",
  "42",
);
const text = fc.oneof(fc.string({ unit: "binary", maxLength: 300 }), fc.lorem(), strange);
const maybe = <T>(drawn: fc.Arbitrary<T>) => fc.option(drawn, { nil: null });
const moment = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2030-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString());
const address = fc.oneof(
  fc.webUrl(),
  fc.string({ minLength: 1, maxLength: 2_500, unit: "grapheme" }).map(addressOf),
);
const type = fc.constantFrom(...signalTypes);

function addressOf(text: string): string {
  return `https://network.example/${encodeURIComponent(text)}`;
}

export const payloads = (): fc.Arbitrary<WebhookPayload> =>
  fc.record({
    signalId: fc.uuid(),
    personName: text,
    personCompany: maybe(text),
    strength: fc.integer({ min: 1, max: 10 }),
    whyItMatters: text,
    signalDetailUrl: address,
    tags: fc.dictionary(text, fc.array(text), { noNullPrototype: true }),
    personTitle: maybe(text),
    personLocation: maybe(text),
    personProfileUrl: address,
    personNetworkUrl: address,
    companyEmployeeCount: maybe(fc.nat()),
    companyIndustry: maybe(text),
    companyWebsite: maybe(fc.oneof(text, address)),
    companySummary: maybe(text),
    icpPersona: maybe(text),
    icpSeniority: maybe(text),
    icpConfidence: maybe(fc.double({ min: 0, max: 1, noNaN: true })),
    icpScore: maybe(fc.integer({ min: 0, max: 100 })),
    signalType: type,
    postExcerpt: text,
    summary: text,
    postSummary: text,
    writtenBy: fc.constantFrom("rules" as const, "model" as const),
    suggestedOpener: text,
    talkingPoints: fc.array(text, { maxLength: 120 }),
    engagement: fc.record(
      { kind: fc.constantFrom(...engagementKinds, "post" as const), text, at: moment },
      { requiredKeys: ["kind", "at"] },
    ),
    sourcePostUrl: address,
    relatedSignals: fc.array(
      fc.record({ id: fc.uuid(), type, strength: fc.integer(), personName: text, createdAt: moment }),
      { maxLength: 10 },
    ),
    occurredAt: moment,
    engagedAt: moment,
    createdAt: moment,
    assignee: maybe(fc.record({ name: maybe(text), email: text })),
    stage: fc.constantFrom(...signalStages),
  });
