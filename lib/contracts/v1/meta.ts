import { z } from "zod";

/** Whether a response is about the workspace, or is the sample data that pending clients see. */
export const Meta = z
  .object({
    mode: z.enum(["live", "sample"]),
    /** In sample mode: why, and what to do about it. */
    notice: z.string().optional(),
  })
  .meta({ id: "Meta" });
export type Meta = z.infer<typeof Meta>;

export const one = <T extends z.ZodType>(item: T) => z.object({ data: item, _meta: Meta });

export const page = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), total: z.int(), limit: z.int(), offset: z.int(), _meta: Meta });

/** Short lists are returned in full. */
export const all = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item), _meta: Meta });
