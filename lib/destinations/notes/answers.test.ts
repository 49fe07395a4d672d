import { describe, expect, it, vi } from "vitest";
import { config, create, type NotesScene, withNotes } from "@/tests/factories/notes-scene";
import { sampleNotes, startNotesFake } from "@/tests/fakes/notes/notes";
import { createNotesDestination } from ".";

let notes: NotesScene["notes"];
let deliver: NotesScene["deliver"];
let newTable: NotesScene["newTable"];
withNotes((scene) => {
  ({ notes, deliver, newTable } = scene);
});

describe("response handling", () => {
  const refuse = (status: number, code = "any", message = "") => ({
    kind: "answer" as const,
    status,
    body: JSON.stringify({ object: "error", status, code, message }),
    at: create,
  });

  it.each([
    [400, "invalid_json", "retry", "returned status 400"],
    [401, "unauthorized", "pause_auth", "rejected the integration token"],
    [403, "restricted_resource", "pause_auth", "lacks permission"],
    [404, "object_not_found", "pause_auth", "deleted or is no longer shared"],
    [409, "conflict_error", "retry", "Another change to the database"],
    [429, "rate_limited", "retry", "rate limiting requests"],
    [500, "internal_server_error", "retry", "500"],
    [503, "service_unavailable", "retry", "503"],
    [529, "service_overload", "retry", "529"],
    [302, "elsewhere", "retry", "302"],
  ])("maps %i %s to %s", async (status, code, verdict, words) => {
    notes.behave(refuse(status, code), refuse(status, code));
    expect(await deliver()).toMatchObject({ verdict, status, error: expect.stringContaining(words) });
    expect(notes.pages).toEqual([]);
  });

  it("names the rejected property and reads the database again", async () => {
    await deliver();
    const detail = "body.properties.Signal ID.rich_text, not that of Strength, should be shorter";
    const refused = refuse(400, "validation_error", detail);
    notes.behave(refused, refused);
    notes.requests.length = 0;
    expect(await deliver()).toMatchObject({
      verdict: "retry",
      status: 400,
      error: expect.stringContaining('"Signal ID"'),
    });
    expect(notes.requests.map((line) => line.split(" ")[0])).toEqual(["POST", "GET", "GET"]);
  });

  it.each([
    [429, "7", 7],
    [529, "99999999", 86_400],
    [503, "soon", null],
    [500, "7", null],
  ])("reads %i with Retry-After %s as %s seconds", async (status, header, seconds) => {
    notes.behave({ ...refuse(status), headers: { "retry-after": header } });
    expect((await deliver()).retryAfterSeconds).toBe(seconds);
  });

  it.each([
    ["a timeout", { kind: "hang" }, "did not respond in time"],
    ["a lost connection", { kind: "reset" }, "could not be reached"],
    ["invalid JSON", { kind: "answer", status: 200, body: "{" }, "could not be read"],
    ["an unexpected response", { kind: "answer", status: 200, body: "{}" }, "could not be read"],
  ] as const)("retries after %s, without a status", async (_, fault, words) => {
    const hasty = createNotesDestination({ apiUrl: notes.url, timeoutMs: 200 });
    for (const where of [/databases/, /data_sources/, create]) {
      notes.behave({ ...fault, at: where });
      const receipt = await deliver({}, hasty);
      expect(receipt).toMatchObject({
        verdict: "retry",
        status: null,
        error: expect.stringContaining(words),
      });
    }
  });

  it("limits the total time of all requests of a delivery", async () => {
    const hasty = createNotesDestination({ apiUrl: notes.url, deliveryMs: 200 });
    notes.behave({ kind: "hang", at: create });
    expect(await deliver({}, hasty)).toMatchObject({ verdict: "retry", status: null });
  });

  it.each([
    ["in the trash", { inTrash: true }],
    ["without a table", { dataSourceId: "" }],
    ["not shared", { sharedWith: new Set<string>() }],
  ])("pauses the destination while the database is %s", async (_, change) => {
    const { databaseId, table } = newTable({ Name: { type: "title" } });
    const before = { ...table };
    Object.assign(table, change);
    expect((await deliver({ config: config({ databaseId }) })).verdict).toBe("pause_auth");
    Object.assign(table, before);
    expect((await deliver({ config: config({ databaseId }) })).verdict).toBe("delivered");
  });

  it("ends a request after 10 seconds, and all of a delivery after 20", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout");
    await deliver();
    const own = timeout.mock.calls.map(([ms]) => ms).filter((ms) => ms === 10_000 || ms === 20_000);
    expect(own).toEqual([20_000, 10_000, 10_000, 10_000]);
    timeout.mockRestore();
  });

  it("pauses the destination if the integration is read-only", async () => {
    notes.tokens.set("ntn_reader", { mayInsert: false });
    notes.tables.get(sampleNotes.databaseId)?.sharedWith.add("ntn_reader");
    const receipt = await deliver({ config: config({ integrationToken: "ntn_reader" }) });
    expect(receipt).toMatchObject({ verdict: "pause_auth", status: 403 });
  });

  it("waits as long as the tool asks when rate limited", async () => {
    const strict = await startNotesFake({ requestsPerSecond: 1, now: () => 0 });
    const destination = createNotesDestination({ apiUrl: strict.url });
    expect((await deliver({}, destination)).verdict).toBe("delivered");
    const receipt = await deliver({}, destination);
    await strict.close();
    expect(receipt).toMatchObject({ verdict: "retry", status: 429, retryAfterSeconds: 1 });
  });
});
