import { z } from "zod";
import { at, like, near } from "../fields";

/** Whether a response is about the workspace, or is the sample data that pending clients see. */
export const Meta = z
  .object({
    mode: z
      .enum(["live", "sample"])
      .describe(
        "`live` for the workspace's own data, `sample` for the sample data that pending clients see.",
      ),
    notice: z.string().optional().describe("In sample mode: why, and what to do about it."),
    cta: z
      .object({ text: like("See how the approval stands"), url: at("/settings/api-keys") })
      .optional()
      .describe(
        "In sample mode: where a person can see to it that the data becomes live, and what to call the link.",
      ),
  })
  .meta({ id: "Meta" });
export type Meta = z.infer<typeof Meta>;

export const one = <T extends z.ZodType>(item: T) => z.object({ data: item, _meta: Meta });

export const page = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), total: near(1), limit: near(25), offset: near(0), _meta: Meta });

/** Short lists are returned in full. */
export const all = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item), _meta: Meta });
