import type * as contract from "@/lib/contracts/destinations-notes";
import { probeNotes } from "@/lib/domain/destinations/probe-notes";
import type { Answers } from "./answers";

export const destinationsNotes = {
  probeNotes: (ctx, { body }) => probeNotes(ctx, body),
} satisfies Answers<typeof contract>;
