import { expect, it } from "vitest";
import { destinationTypes } from "@/db/vocabulary";
import { destinationAdapters } from "./registry";

it("has an adapter for every kind", () => {
  const { adapterOf } = destinationAdapters({
    allowPrivate: false,
    chatWebhookHost: "chat.example",
    notesApiUrl: "https://notes.example",
    spreadsheet: { account: null, takeWriteSlot: async () => ({ ok: true }) },
  });
  expect(destinationTypes.map((type) => adapterOf(type).type)).toEqual(destinationTypes);
});
