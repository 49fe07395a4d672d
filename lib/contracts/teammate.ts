import { z } from "zod";
import * as field from "./fields";

/** A member as shown on what they work on or wrote. */
export const Teammate = z
  .object({
    userId: z.uuid(),
    name: field.MemberName.nullable(),
    /** Chosen by the member; null for those of their name. */
    initials: field.Initials.nullable(),
    email: field.MemberEmail,
  })
  .meta({ id: "Teammate" });
export type Teammate = z.infer<typeof Teammate>;
