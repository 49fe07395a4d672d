import { z } from "zod";

/** Whether an answer speaks of the workspace, or of the bundled world that pending clients see. */
export const Meta = z
  .object({
    mode: z.enum(["live", "sample"]),
    /** In sample mode: why, and what to do. */
    notice: z.string().optional(),
  })
  .meta({ id: "Meta" });
export type Meta = z.infer<typeof Meta>;

export const one = <T extends z.ZodType>(item: T) => z.object({ data: item, _meta: Meta });

export const page = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), total: z.int(), limit: z.int(), offset: z.int(), _meta: Meta });

/** Lists that are short by nature come whole. */
export const all = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item), _meta: Meta });
