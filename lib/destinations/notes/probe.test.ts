import { expect, it } from "vitest";
import { config, type NotesScene, withNotes } from "@/tests/factories/notes-scene";
import { createNotesLook } from "./probe";

let notes: NotesScene["notes"];
withNotes((scene) => {
  ({ notes } = scene);
});
const look = () => createNotesLook({ apiUrl: notes.url, timeoutMs: 3_000 })(config());

it.each([
  [400, "validation_error", "not_found", /does not exist or is not shared/],
  [400, "invalid_json", "failed", /returned status 400/],
  [401, "unauthorized", "token_refused", /rejected the integration token \(401\)/],
  [403, "restricted_resource", "token_refused", /rejected the integration token \(403\)/],
  [404, "any", "not_found", /does not exist or is not shared/],
  [429, "rate_limited", "failed", /rate limiting/],
  [500, "internal_server_error", "failed", /returned status 500/],
])("an answer of %i %s to a look at a database means: %s", async (status, code, kind, message) => {
  notes.behave({
    kind: "answer",
    status,
    body: JSON.stringify({ object: "error", status, code, message: "" }),
  });
  expect(await look()).toEqual({ kind, message: expect.stringMatching(message) });
});
