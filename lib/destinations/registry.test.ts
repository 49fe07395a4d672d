import { expect, it } from "vitest";
import { destinationTypes } from "@/db/vocabulary";
import { destinationAdapters } from "./registry";

const { adapterOf } = destinationAdapters({
  allowPrivate: false,
  chatWebhookHost: "chat.example",
  notesApiUrl: "https://notes.example",
  spreadsheet: { account: null, takeWriteSlot: async () => ({ ok: true }) },
});

it("has an adapter for every kind", () => {
  expect(destinationTypes.map((type) => adapterOf(type).type)).toEqual(destinationTypes);
});

it.each([
  ["webhook", undefined],
  ["automation", undefined],
  ["enrichment_webhook", { maxConcurrent: 5, everyMs: 100 }],
  ["chat", { maxConcurrent: 1, everyMs: 1_000 }],
  ["spreadsheet", { maxConcurrent: 1, everyMs: 1_000 }],
  ["notes", { maxConcurrent: 1, everyMs: 350 }],
] as const)("keeps the rate that a receiver of the kind %s accepts: %j", (type, pace) => {
  expect(adapterOf(type).pace).toEqual(pace);
});
