import { z } from "zod";
import { signalTypeNames } from "@/db/signal-types";
import { engagementKinds, meanings } from "@/db/vocabulary";
import { at, Fit, like, Persona, Quote, WrittenBy } from "../fields";
import { bearer, byId, digits, operation, Paging, Timestamp } from "../operation";
import { SignalItem } from "../signals";
import { text } from "../text";
import { foreignText } from "./for-agents";
import { one, page } from "./meta";

/** A signal as reports have it: what a row of the portal's list holds that customers' programs read too. */
export const ReportedSignal = SignalItem.pick({
  id: true,
  type: true,
  strength: true,
  person: true,
  whyItMatters: true,
  suggestedOpener: true,
  talkingPoints: true,
  engagedAt: true,
  createdAt: true,
}).meta({ id: "ReportedSignal" });
export type ReportedSignal = z.infer<typeof ReportedSignal>;

/** The same with what it was made from. */
export const V1Signal = ReportedSignal.extend({
  icp: z
    .object({
      fit: z
        .enum(["strong", "good", "partial"])
        .nullable()
        .describe("`strong` from a score of 80, `good` from 60; null without a score."),
      compositeScore: Fit.nullable().describe("From 0 to 100; null if there is no score."),
      persona: Persona.nullable(),
    })
    .describe("How the person fits the ideal customer profile."),
  postPreview: like("Forecasting is broken in most revenue teams. Here is what we changed.").describe(
    "The beginning of the post, at most 280 characters.",
  ),
  summary: like("Ana Sample reacted to a post by Ben Sample, found through Northwind.").describe(
    "Who did what, and where it was found.",
  ),
  signalDetailUrl: at("/signals/0190a5a0-0000-7000-8000-000000000000").describe(
    "Link to the signal in the portal; in sample mode, to what the documentation says about sample data.",
  ),
  sourcePostUrl: z.url().describe("The post on the network."),
  engagement: z.object({
    kind: z.enum([...engagementKinds, "post"]),
    text: Quote.nullable().describe("What the person wrote; null for a reaction."),
    meaning: z.enum(meanings).describe("What it says, as it was read."),
    engagedAt: Timestamp,
  }),
  writtenBy: WrittenBy.describe("Whether rules or a language model wrote the opener and why it matters."),
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
