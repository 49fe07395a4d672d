/** The parts of the notes tool's responses that we read. */
import { z } from "zod";

export const WireDatabase = z.object({
  in_trash: z.boolean().nullish(),
  /** The tables of a database: nearly always one. If there are several, we write to the first. */
  data_sources: z.array(z.object({ id: z.string() })),
});

const Option = z.object({ name: z.string() });

export const WireDataSource = z.object({
  properties: z.record(
    z.string(),
    z.object({
      name: z.string(),
      type: z.string(),
      status: z.object({ options: z.array(Option) }).optional(),
    }),
  ),
});

export const WireQuery = z.object({ results: z.array(z.unknown()) });

/** A created page has an ID; anything else did not come from the tool. */
export const WirePage = z.object({ id: z.string() });
