/** What members did with signals, as others see it. */
import { z } from "zod";
import { handlingKinds } from "@/db/vocabulary";
import { Timestamp } from "./operation";
import { Teammate } from "./teammate";

/** Since when a signal is done for everyone, and who said so. */
export const SignalDone = z.object({
  at: Timestamp,
  by: Teammate.nullable().describe("Null once they are no member."),
});

/** What a member did with a signal of the person that others should know of before they write to them. */
export const SignalHandling = z
  .object({
    how: z.enum(handlingKinds),
    by: Teammate.nullable().describe("Null once they are no member, and if it is not known."),
    at: Timestamp.nullable().describe("Null if it is not known, and for `assigned`."),
    signalId: z.uuid().describe("The signal that it was done with: this one, or another of the person."),
  })
  .meta({ id: "SignalHandling" });
export type SignalHandling = z.infer<typeof SignalHandling>;
