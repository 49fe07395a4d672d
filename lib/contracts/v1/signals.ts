import { z } from "zod";
import { signalTypes } from "@/db/vocabulary";
import { bearer, byId, digits, operation, Paging, Timestamp } from "../operation";
import { SignalPerson } from "../signals";
import { text } from "../text";
import { foreignText } from "./for-agents";
import { one, page } from "./meta";

export const V1Signal = z
  .object({
    id: z.uuid(),
    type: z.enum(signalTypes).describe("The type of source it came from and what the person did there."),
    strength: z.int().describe("How strong and urgent it is, from 1 to 10."),
    person: SignalPerson,
    whyItMatters: z.string().describe("Why this person matters, and why now."),
    suggestedOpener: z.string().describe("A suggested first sentence for a message to the person."),
    talkingPoints: z.array(z.string()).describe("Three talking points for the conversation."),
    createdAt: Timestamp.describe("When the signal was created, in UTC."),
  })
  .meta({ id: "V1Signal" });
export type V1Signal = z.infer<typeof V1Signal>;

export const V1SignalQuery = Paging.extend({
  type: text().max(100).optional().describe("Only signals of this type, for example `OWN_COMPANY_COMMENT`."),
  minStrength: digits(0, 10).optional().describe("Only signals with at least this strength."),
});
export type V1SignalQuery = z.infer<typeof V1SignalQuery>;

export const listSignalsV1 = operation({
  id: "listSignals",
  method: "GET",
  path: "/api/v1/signals",
  summary: "List signals, newest first",
  auth: bearer("read:signals"),
  query: V1SignalQuery,
  response: page(V1Signal),
  agents: { ...foreignText, values: { type: signalTypes } },
});

export const getSignalV1 = operation({
  id: "getSignal",
  method: "GET",
  path: "/api/v1/signals/{id}",
  summary: "Get a signal",
  auth: bearer("read:signals"),
  params: byId("signal"),
  response: one(V1Signal),
  agents: foreignText,
});
