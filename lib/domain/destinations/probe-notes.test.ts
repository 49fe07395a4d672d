import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { NotesProbe } from "@/lib/contracts/destinations-notes";
import { createNotesLook } from "@/lib/destinations/notes/probe";
import { codeOf } from "@/tests/factories/code-of";
import { withRollback } from "@/tests/factories/context";
import { insertWorkspace } from "@/tests/factories/workspace";
import { type NotesFake, type NotesFault, sampleNotes, startNotesFake } from "@/tests/fakes/notes/notes";
import { probeNotes } from "./probe-notes";

let notes: NotesFake;
beforeAll(async () => {
  notes = await startNotesFake({ requestsPerSecond: Number.POSITIVE_INFINITY });
});
afterAll(() => notes.close());
beforeEach(() => {
  notes.requests.length = 0;
  notes.behave();
});

const good = { integrationToken: sampleNotes.token, databaseId: sampleNotes.databaseId };

const probe = (change: Partial<NotesProbe> = {}) =>
  withRollback(async ({ ctx }) => {
    await insertWorkspace(ctx);
    const lookAtNotes = createNotesLook({ apiUrl: notes.url, timeoutMs: 200 });
    return probeNotes({ ...ctx, ports: { ...ctx.ports, lookAtNotes } }, { ...good, ...change });
  });

describe("a probe", () => {
  it("returns every property and its type in the tool's order", async () => {
    const properties = Object.entries(sampleNotes.properties).map(([name, { type }]) => ({ name, type }));
    expect(await probe()).toEqual({ properties });
    expect(notes.pages).toEqual([]);
    expect(notes.requests.map((line) => line.split(" ")[0])).toEqual(["GET", "GET"]);
  });

  it("accepts the database's URL, and a token with a trailing line break", async () => {
    const id = sampleNotes.databaseId.replaceAll("-", "");
    const databaseId = ` https://notes.example/team/Leads-of-2026-${id}?v=${"a".repeat(32)}&pvs=4`;
    const { properties } = await probe({ databaseId, integrationToken: `${sampleNotes.token}\n` });
    expect(properties).toHaveLength(9);
  });

  it.each([
    ["an unknown token", { integrationToken: "ntn_unknown" }, "401 unauthorized"],
    ["a token that is not a valid header value", { integrationToken: "ntn_\u00fc\n1" }, "401 unauthorized"],
    ["a missing database", { databaseId: "11111111-2222-4333-8444-555555555555" }, "404 not_found"],
    ["something that is not an id", { databaseId: "../users" }, "404 not_found"],
    ["only spaces", { databaseId: " " }, "404 not_found"],
  ])("of %s is rejected with %s", async (_, change, code) => {
    expect(await codeOf(probe(change))).toBe(code);
  });

  it("returns 404 for a database that is not shared, is empty or is in the trash", async () => {
    for (const change of [{ sharedWith: new Set<string>() }, { dataSourceId: "" }, { inTrash: true }]) {
      const databaseId = notes.addDatabase({ Name: { type: "title" } });
      Object.assign(notes.tables.get(databaseId) ?? {}, change);
      expect(await codeOf(probe({ databaseId }))).toBe("404 not_found");
    }
  });

  it("returns 404 for a page", async () => {
    const id = "22222222-2222-4333-8444-555555555555";
    notes.pages.push({ id, dataSourceId: "", properties: {} });
    expect(await codeOf(probe({ databaseId: id }))).toBe("404 not_found");
    notes.pages.length = 0;
  });

  const answer = (status: number, code: string): NotesFault => ({
    kind: "answer",
    status,
    body: JSON.stringify({ object: "error", status, code, message: sampleNotes.token }),
  });
  it.each<[NotesFault, string]>([
    [answer(401, "unauthorized"), "unauthorized"],
    [answer(403, "restricted_resource"), "unauthorized"],
    [answer(404, "object_not_found"), "not_found"],
    [answer(400, "validation_error"), "not_found"],
    [answer(400, "invalid_request"), "upstream_failure"],
    [answer(409, "conflict_error"), "upstream_failure"],
    [answer(429, "rate_limited"), "upstream_failure"],
    [answer(500, "internal_server_error"), "upstream_failure"],
    [answer(529, "service_overload"), "upstream_failure"],
    [{ kind: "answer", status: 403, body: "<html>" }, "unauthorized"],
    [{ kind: "answer", status: 200, body: "<html>" }, "upstream_failure"],
    [{ kind: "hang" }, "upstream_failure"],
    [{ kind: "reset" }, "upstream_failure"],
  ])("that gets %j fails with %s, without the token in its message", async (fault, code) => {
    for (const at of [/databases/, /data_sources/]) {
      notes.behave({ ...fault, at });
      const refused: unknown = await probe().catch((error: unknown) => error);
      expect(refused).toMatchObject({ code, message: expect.not.stringContaining(sampleNotes.token) });
    }
  });
});
