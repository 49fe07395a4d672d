import { z } from "zod";
import { signalTypes } from "@/db/vocabulary";
import { bearer, digits, IdParams, operation, Paging, Timestamp } from "../operation";
import { SignalPerson } from "../signals";
import { text } from "../text";
import { foreignText } from "./for-agents";
import { one, page } from "./meta";

export const V1Signal = z
  .object({
    id: z.uuid(),
    type: z.enum(signalTypes),
    strength: z.int(),
    person: SignalPerson,
    whyItMatters: z.string(),
    suggestedOpener: z.string(),
    talkingPoints: z.array(z.string()),
    createdAt: Timestamp,
  })
  .meta({ id: "V1Signal" });
export type V1Signal = z.infer<typeof V1Signal>;

export const V1SignalQuery = Paging.extend({
  type: text().max(100).optional(),
  minStrength: digits(0, 10).optional(),
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
  params: IdParams,
  response: one(V1Signal),
  agents: foreignText,
});
