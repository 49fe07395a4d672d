import { z } from "zod";
import { classifications, signalTypes, sourceTypes } from "@/db/vocabulary";

/**
 * Which signals are sent to a destination automatically. An absent or empty filter matches everything; all filters
 * that are set must match. `tags` holds tag value IDs, of which a signal needs at least one; a signal that gets one
 * later is sent then.
 */
export const Routing = z
  .strictObject({
    mode: z.enum(["auto", "manual"]).describe("`manual` sends only the signals that people send manually."),
    minStrength: z.int().min(0).max(10).optional().describe("Only signals with at least this strength."),
    minIcp: z.int().min(0).max(100).optional().describe("Only signals with at least this fit."),
    signalTypes: z
      .array(z.enum(signalTypes))
      .max(signalTypes.length)
      .optional()
      .describe("Only signals of these types."),
    sourceTypes: z
      .array(z.enum(sourceTypes))
      .max(sourceTypes.length)
      .optional()
      .describe("Only signals from sources of these types."),
    classifications: z
      .array(z.enum(classifications))
      .max(classifications.length)
      .optional()
      .describe("Only signals with these classifications."),
    tags: z
      .array(z.uuid())
      .max(100)
      .optional()
      .describe("IDs of tag values. A signal must have at least one of them."),
    maxAgeHours: z.int().min(1).max(8_760).optional().describe("Older signals are not sent."),
    resendWhenStronger: z
      .boolean()
      .optional()
      .describe("Sends a signal again when stronger evidence changes it; false if omitted."),
  })
  .meta({ id: "Routing", examples: [{ mode: "auto", minStrength: 6 }] });
export type Routing = z.infer<typeof Routing>;
