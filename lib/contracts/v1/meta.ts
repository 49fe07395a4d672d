import { z } from "zod";
import { digits } from "../operation";

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

export const V1Paging = z.object({
  limit: digits(1, 100).default(25),
  offset: digits(0, Number.MAX_SAFE_INTEGER).default(0),
});
export type V1Paging = z.infer<typeof V1Paging>;
