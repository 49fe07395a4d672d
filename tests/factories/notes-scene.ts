/** A notes tool for the tests in a file, and deliveries to it. */
import { afterAll, beforeAll, beforeEach } from "vitest";
import { NotesConfig } from "@/lib/contracts/destination-config";
import type { Delivery, Receipt } from "@/lib/destinations/destination";
import { createNotesDestination } from "@/lib/destinations/notes";
import { samplePayload } from "@/lib/destinations/sample-payload";
import { newId } from "@/lib/ids";
import { type NotesFake, sampleNotes, startNotesFake } from "@/tests/fakes/notes/notes";
import { plainText } from "@/tests/fakes/notes/values";

export const at = new Date("2026-03-01T12:00:00.000Z");
export const payload = samplePayload({ signalId: newId(), appUrl: "https://portal.example", at });
/** Requests that create a page, as the tool records them. */
export const create = /POST .v1.pages/;

export const config = (input: Partial<NotesConfig> = {}): NotesConfig =>
  NotesConfig.parse({
    integrationToken: sampleNotes.token,
    databaseId: sampleNotes.databaseId,
    mapping: { Company: "personCompany", Strength: "strength" },
    ...input,
  });

type Adapter = ReturnType<typeof createNotesDestination>;

export interface NotesScene {
  /** Without a rate limit, and without pages when a test starts. */
  notes: NotesFake;
  /** An adapter that has not seen any database yet. */
  destination: Adapter;
  deliver(input?: Partial<Delivery<NotesConfig>>, to?: Adapter): Promise<Receipt>;
  /** The text of a property on the newest page. */
  pageText(name: string): string;
  /** A database for this test only, which it may change. */
  newTable(properties: Parameters<NotesFake["addDatabase"]>[0]): ReturnType<typeof addTable>;
}

/** Starts the tool before the tests in a file, and stops it afterwards. */
export function withNotes(take: (scene: NotesScene) => void): void {
  let notes: NotesFake;
  beforeAll(async () => {
    notes = await startNotesFake({ requestsPerSecond: Number.POSITIVE_INFINITY });
  });
  afterAll(() => notes.close());
  beforeEach(() => {
    notes.requests.length = 0;
    notes.pages.length = 0;
    notes.behave();
    const destination = createNotesDestination({ apiUrl: notes.url });
    take({
      notes,
      destination,
      deliver: (input = {}, to = destination) =>
        to.deliver({ config: config(), secret: null, payload, at, mayHaveArrived: false, ...input }),
      pageText: (name) => plainText(notes.pages.at(-1)?.properties[name]),
      newTable: (properties) => addTable(notes, properties),
    });
  });
}

function addTable(notes: NotesFake, properties: Parameters<NotesFake["addDatabase"]>[0]) {
  const databaseId = notes.addDatabase(properties);
  const table = notes.tables.get(databaseId);
  if (!table) throw new Error("the database was not created");
  return { databaseId, table };
}
