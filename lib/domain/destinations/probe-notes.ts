import type { Context } from "@/lib/context";
import type { NotesProbe, NotesProperty } from "@/lib/contracts/destinations-notes";
import { readNotesDatabaseId } from "@/lib/contracts/notes-database-id";
import { isHeaderValue } from "@/lib/contracts/request-headers";
import { AppError } from "@/lib/errors";

const codes = { token_refused: "unauthorized", not_found: "not_found", failed: "upstream_failure" } as const;

/**
 * The properties of a notes database, for its mapping. Creates nothing and stores no token. Throws 401 if the token
 * is rejected, 404 if the database does not exist or is not shared, and 502 for any other failure.
 */
export async function probeNotes(ctx: Context, input: NotesProbe): Promise<{ properties: NotesProperty[] }> {
  const integrationToken = input.integrationToken.trim();
  const databaseId = readNotesDatabaseId(input.databaseId);
  if (!isHeaderValue(integrationToken)) {
    throw new AppError(codes.token_refused, "This is not a valid integration token.");
  }
  if (databaseId === null) {
    throw new AppError(codes.not_found, "This is not the URL or ID of a notes database.");
  }
  const look = await ctx.ports.lookAtNotes({ integrationToken, databaseId });
  if (look.kind === "found") return { properties: look.properties };
  throw new AppError(codes[look.kind], look.message);
}
