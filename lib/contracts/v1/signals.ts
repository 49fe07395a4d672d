import type { z } from "zod";
import { signalTypeNames } from "@/db/signal-types";
import { bearer, byId, digits, operation, Paging } from "../operation";
import { SignalItem } from "../signals";
import { text } from "../text";
import { foreignText } from "./for-agents";
import { one, page } from "./meta";

/** What a row of the portal's list holds that customers' programs read too. */
export const V1Signal = SignalItem.pick({
  id: true,
  type: true,
  strength: true,
  person: true,
  whyItMatters: true,
  suggestedOpener: true,
  talkingPoints: true,
  engagedAt: true,
  createdAt: true,
}).meta({ id: "V1Signal" });
export type V1Signal = z.infer<typeof V1Signal>;

export const V1SignalQuery = Paging.extend({
  type: text()
    .max(100)
    .optional()
    .describe(
      "Only signals of this type, for example `OWN_COMPANY_COMMENT`, or group of types: `OWN_COMPANY`, " +
        "`COMPETITOR_COMPANY`, `COMPANY_PAGE` (both), `KEYWORD_SEARCH` or `TARGET_PERSON`, also with an ending, " +
        "as in `COMPANY_PAGE_COMMENT`.",
    ),
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
  agents: { ...foreignText, values: { type: signalTypeNames } },
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
