/** What the portal asks a notes tool before a destination exists. */
import { z } from "zod";
import { like } from "./fields";
import { managers, member, notAudited, operation } from "./operation";
import { text } from "./text";

/** A property of a notes database; its type is the tool's own name for it. */
export const NotesProperty = z
  .object({ name: like("Person"), type: z.string() })
  .meta({ id: "NotesProperty" });
export type NotesProperty = z.infer<typeof NotesProperty>;

export const NotesProbe = z
  .strictObject({
    integrationToken: text("ntn_example").min(1),
    /** The database's ID or URL. */
    databaseId: text("1f0e8c2a7b3d4e5f8a9b0c1d2e3f4a5b").min(1),
  })
  .meta({ id: "NotesProbe" });
export type NotesProbe = z.infer<typeof NotesProbe>;

export const probeNotes = operation({
  id: "probeMyNotes",
  savesNothing: true,
  method: "POST",
  audit: notAudited("it reads the notes database and saves nothing"),
  path: "/api/me/destinations/notes/probe",
  summary: "List the properties of a notes database, to map them; nothing is created or stored",
  auth: member("provisioned", managers),
  body: NotesProbe,
  response: z.object({ properties: z.array(NotesProperty) }),
  errors: ["unauthorized", "not_found", "upstream_failure"],
});
