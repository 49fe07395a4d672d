import { expect, it } from "vitest";
import { destinationTypes } from "@/db/vocabulary";
import { destinationAdapters } from "./registry";

it("finds the adapter of each kind that is offered, and none for the others", () => {
  const { findAdapter } = destinationAdapters({
    allowPrivate: false,
    chatWebhookHost: "chat.example",
    notesApiUrl: "https://notes.example",
    spreadsheet: { account: null, takeTurn: async () => ({ ok: true }) },
  });
  const offered = ["webhook", "chat", "notes", "spreadsheet"];
  const found = destinationTypes.map((type) => [type, findAdapter(type)?.type]);
  expect(found).toEqual(destinationTypes.map((type) => [type, offered.includes(type) ? type : undefined]));
});
