import { expect, it } from "vitest";
import { createNotesDestination } from "@/lib/destinations/notes";
import { withRollback } from "@/tests/factories/context";
import { insertWorkspace } from "@/tests/factories/workspace";
import { sampleNotes, startNotesFake } from "@/tests/fakes/notes/notes";
import { createDestination } from "./create";
import { testDestination } from "./test-connection";

it("adds a notes database by its pasted URL, tests it with a page, and shows no token", async () => {
  const notes = await startNotesFake();
  const adapter = createNotesDestination({ apiUrl: notes.url });
  await withRollback(async ({ ctx: given }) => {
    const ctx = { ...given, ports: { ...given.ports, destinations: { adapterOf: () => adapter } } };
    await insertWorkspace(ctx);
    const created = await createDestination(ctx, {
      destinationType: "notes",
      name: "Leads",
      config: {
        integrationToken: sampleNotes.token,
        databaseId: `https://notes.example/Leads-${sampleNotes.databaseId.replaceAll("-", "")}?v=1`,
        mapping: { Company: "personCompany" },
      },
    });
    expect(created).toMatchObject({
      type: "notes",
      configSummary: "Notes database …1f00",
      health: "unknown",
    });
    expect(JSON.stringify(created)).not.toContain(sampleNotes.token);
    expect(created).not.toHaveProperty("signatureSecret");
    const tested = await testDestination(ctx, { destinationId: created.id });
    expect(tested).toMatchObject({ success: true, status: 200, error: null });
    expect(notes.pages).toHaveLength(1);
  });
  await notes.close();
});
