/** What the notes tool sends, as far as it is read. */
import { z } from "zod";

export const WireDatabase = z.object({
  in_trash: z.boolean().nullish(),
  /** The tables of a database: nearly always one. Of several the first is written to. */
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

/** A page that was made has an id; anything else was not said by the tool. */
export const WirePage = z.object({ id: z.string() });
