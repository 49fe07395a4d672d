/** What a destination's rules would have done with recent signals, before they are saved. */
import { z } from "zod";
import { policy } from "@/db/policy";
import { signalTypes } from "@/db/vocabulary";
import { CompanyName, PersonName, Strength } from "./fields";
import { managers, member, notAudited, operation, Timestamp } from "./operation";
import { Routing } from "./routing";

export const PreviewedRouting = z.strictObject({ routing: Routing }).meta({ id: "PreviewedRouting" });
export type PreviewedRouting = z.infer<typeof PreviewedRouting>;

export const RoutingPreview = z
  .object({
    days: z.int().describe("How far back signals are counted."),
    signals: z.int().describe("Number of signals created in these days."),
    matching: z
      .int()
      .describe(
        "How many of them the rules would have sent automatically: each as it is now, at the age it had when it was created.",
      ),
    newest: z
      .array(
        z.object({
          id: z.uuid(),
          type: z.enum(signalTypes),
          strength: Strength,
          personName: PersonName,
          companyName: CompanyName.nullable(),
          engagedAt: Timestamp,
          createdAt: Timestamp,
        }),
      )
      .describe("The newest of those that would have been sent, at most three."),
  })
  .meta({ id: "RoutingPreview" });
export type RoutingPreview = z.infer<typeof RoutingPreview>;

export const previewRouting = operation({
  id: "previewMyRouting",
  savesNothing: true,
  method: "POST",
  audit: notAudited("it counts signals and saves nothing"),
  path: "/api/me/destinations/routing-preview",
  summary: `Count the signals of the last ${policy.routingPreviewDays} days that routing rules would have sent; nothing is stored`,
  auth: member("provisioned", managers),
  body: PreviewedRouting,
  response: RoutingPreview,
});
