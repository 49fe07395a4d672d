import { z } from "zod";
import { classifications, signalTypes, sourceTypes } from "@/db/vocabulary";

/**
 * Which signals are sent to a destination automatically. An absent or empty filter matches everything; all filters
 * that are set must match. `tags` holds tag value IDs, of which a signal needs at least one; a signal that gets one
 * later is sent then.
 */
export const Routing = z
  .strictObject({
    mode: z.enum(["auto", "manual"]),
    minStrength: z.int().min(0).max(10).optional(),
    minIcp: z.int().min(0).max(100).optional(),
    signalTypes: z.array(z.enum(signalTypes)).max(signalTypes.length).optional(),
    sourceTypes: z.array(z.enum(sourceTypes)).max(sourceTypes.length).optional(),
    classifications: z.array(z.enum(classifications)).max(classifications.length).optional(),
    tags: z.array(z.uuid()).max(100).optional(),
    maxAgeHours: z.int().min(1).max(8_760).optional(),
    /** Send a signal again when stronger evidence changes it. Absent means false. */
    resendWhenStronger: z.boolean().optional(),
  })
  .meta({ id: "Routing" });
export type Routing = z.infer<typeof Routing>;
