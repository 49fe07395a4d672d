import { z } from "zod";
import { policy } from "@/db/policy";
import { topicIds } from "@/db/topics";
import {
  activationStatuses,
  classifications,
  engagementKinds,
  languages,
  meanings,
  reportStatuses,
  signalSorts,
  signalStages,
  signalTypes,
  sourceTypes,
} from "@/db/vocabulary";
import { SignalFeedback } from "./feedback";
import * as field from "./fields";
import { byId, Csv, listOf, member, operation, Paging, Timestamp } from "./operation";
import { SignalFilters } from "./signal-filters";
import { SignalDone, SignalHandling } from "./signal-handling";
import { Teammate } from "./teammate";

const SignalPerson = z.object({
  name: field.PersonName,
  title: field.PersonTitle.nullable(),
  company: field.CompanyName.nullable(),
  networkUrl: field.PersonUrl,
  location: field.Place.nullable(),
});

export const AppliedTag = z.object({
  categoryId: z.uuid(),
  categoryName: field.CategoryName,
  valueId: z.uuid(),
  name: field.TagName,
});

/** A row of the portal's signal list. */
export const SignalItem = z
  .object({
    id: z.uuid(),
    type: z.enum(signalTypes).describe("The type of source it came from and what the person did there."),
    kind: z.enum(engagementKinds).nullable(),
    /** What the lead evidence says. */
    meaning: z.enum(meanings),
    /**
     * How likely it says that, 0-1; of a need, how likely it is one. Null for a reaction, if the language model's
     * reading decided, or if it was judged before probabilities were read.
     */
    meaningProbability: z.number().nullable(),
    strength: field.Strength.describe("How strong and urgent it is, from 1 to 10."),
    person: SignalPerson,
    /** The person's own page in the portal. */
    personId: z.uuid(),
    whyItMatters: field.WhyItMatters.describe("Why this person matters, and why now."),
    suggestedOpener: field.SuggestedOpener.describe(
      "A suggested first sentence for a message to the person.",
    ),
    talkingPoints: field.TalkingPoints.describe("Three talking points for the conversation."),
    sourceType: z.enum(sourceTypes),
    sourceId: z.uuid(),
    icpScore: field.Fit.nullable().describe(
      "How well the person fits the ideal customer profile, from 0 to 100.",
    ),
    classification: z.enum(classifications).nullable(),
    persona: field.Persona.nullable(),
    seniority: field.Seniority.nullable(),
    industry: field.Industry.nullable(),
    companyKey: field.CompanyUrl.nullable().describe("Identifies the company in the `company` filter."),
    companyName: field.CompanyName.nullable(),
    employeeCount: field.EmployeeCount.nullable(),
    postId: z.uuid(),
    postExcerpt: field.PostExcerpt,
    /** What the post is about; null if its words name no topic that is known. */
    postTopic: z.enum(topicIds).nullable(),
    /** The most telling part of what the person wrote; null for a reaction and for signals before December 2026. */
    quote: field.Quote.nullable(),
    tags: z.array(AppliedTag),
    archived: z
      .boolean()
      .meta({ examples: [false] })
      .describe("Whether the caller has archived it in their own view, or it is done for everyone."),
    done: SignalDone.nullable().describe(
      "Since when it is done for everyone, and who said so; null if it is not.",
    ),
    isRead: z.boolean().describe("Whether the caller has read it, or it was found before they joined."),
    /** When it returns to the caller's active view; null unless they snoozed it. */
    snoozedUntil: Timestamp.nullable(),
    assignee: Teammate.nullable(),
    stage: z.enum(signalStages),
    ofPerson: z
      .int()
      .describe(
        `How many signals the person has in the workspace, with this one; at most ${policy.signalsOfPerson} are counted.`,
      ),
    handling: SignalHandling.nullable().describe(
      "Who handles the person, by this or another of their signals.",
    ),
    commentCount: z.int(),
    deliveredTo: z.array(z.uuid()).describe("IDs of the destinations it was delivered to."),
    engagedAt: Timestamp.describe("When the person did what the signal is about, in UTC."),
    createdAt: Timestamp.describe("When the signal was created, in UTC."),
  })
  .meta({ id: "SignalItem" });
export type SignalItem = z.infer<typeof SignalItem>;

/** The newest report about a person or a company, unless it failed. */
export const SubjectReport = z
  .object({
    id: z.uuid(),
    type: z.enum(["account", "person"]),
    slug: field.CompanySlug,
    status: z.enum(reportStatuses).exclude(["failed"]),
    createdAt: Timestamp,
    /** Whether it is returned for free if a new one is asked for. */
    isCurrent: z.boolean(),
  })
  .meta({ id: "SubjectReport" });
export type SubjectReport = z.infer<typeof SubjectReport>;

const Factor = z.object({
  id: z.string(),
  label: field.FactorLabel,
  weight: z.int(),
  points: z.int(),
  value: z.string().nullable(),
  reason: field.GateReason,
});

export const SignalDetail = SignalItem.extend({
  /** Factors add up exactly: `fit` to `icpScore`, `strength` to `strength`. */
  scoreReceipt: z.object({
    fit: z.array(Factor),
    strength: z.array(Factor),
    /** The version of the reader that read what the person wrote; absent from signals before November 2026. */
    reader: z.string().optional(),
  }),
  pipelineResult: z.array(z.object({ id: z.string(), passed: z.boolean(), reason: field.GateReason })),
  company: z
    .object({
      name: field.CompanyName,
      networkUrl: field.CompanyUrl.nullable(),
      industry: field.Industry.nullable(),
      employeeCount: field.EmployeeCount.nullable(),
      website: field.Website.nullable(),
      summary: field.CompanySummary.nullable(),
      location: field.Place.nullable(),
    })
    .nullable(),
  sourcePost: z.object({
    url: field.PostUrl,
    author: field.AuthorName,
    text: z.string(),
    postedAt: Timestamp,
    likes: z.int(),
    comments: z.int(),
    relevanceScore: field.Relevance,
    relevanceReason: field.like("It is about qualifying leads."),
    sourceName: field.SourceName,
  }),
  /** When the person asked not to be contacted, within the last 90 days; null if they did not. */
  refusedAt: Timestamp.nullable(),
  /** The language of the texts: that of the lead evidence's post. */
  language: z.enum(languages),
  /** All evidence, newest first, at most 50. The lead evidence decides what the signal says. */
  engagement: z.array(
    z.object({
      kind: z.enum([...engagementKinds, "post"]),
      text: z.string().nullable(),
      reactionType: z.string().nullable(),
      at: Timestamp,
      postUrl: field.PostUrl,
      postAuthor: field.AuthorName,
      postExcerpt: field.PostExcerpt,
      /** Null if it was judged before meanings were read. */
      meaning: z.enum(meanings).nullable(),
      /** As the signal's. */
      meaningProbability: z.number().nullable(),
      /** What the less strict of two readers read, if they disagree. */
      otherMeaning: z.enum(meanings).nullable(),
      isLead: z.boolean(),
    }),
  ),
  related: z.array(
    z.object({
      id: z.uuid(),
      type: z.enum(signalTypes),
      strength: field.Strength,
      personName: field.PersonName,
      personTitle: field.PersonTitle.nullable(),
      engagedAt: Timestamp,
      createdAt: Timestamp,
    }),
  ),
  deliveries: z.array(
    z.object({
      activationId: z.uuid(),
      destinationId: z.uuid(),
      destinationName: field.DestinationName,
      status: z.enum(activationStatuses),
      attempts: z.int(),
      lastError: z.string().nullable(),
      nextAttemptAt: Timestamp.nullable(),
      deliveredAt: Timestamp.nullable(),
      createdAt: Timestamp,
    }),
  ),
  /** Reports about the person and their company. */
  reports: z.object({ person: SubjectReport.nullable(), account: SubjectReport.nullable() }),
  /** The caller's feedback. */
  feedback: SignalFeedback.nullable(),
}).meta({ id: "SignalDetail" });
export type SignalDetail = z.infer<typeof SignalDetail>;

/** Signals without a score come last. */
const sort = z
  .enum(signalSorts)
  .default("newest")
  .describe(
    "`strength` and `fit` sort highest first, `newest` by when signals were found and `engaged` by when people did " +
      "what they are about, both latest first. Ties are sorted newest first.",
  );

export const SignalQuery = SignalFilters.extend(Paging.shape);

export const SignalListQuery = SignalQuery.extend({
  sort,
  /** `views` adds `totals`. */
  totals: z.literal("views").optional().describe("`views` also counts the signals of each view."),
});
export type SignalListQuery = z.infer<typeof SignalListQuery>;

export const SignalExportQuery = SignalFilters.extend({
  sort,
});
export type SignalExportQuery = z.infer<typeof SignalExportQuery>;

/** How many signals each view has under the same filters. The list's own view has its `total`. */
const ViewTotals = z.object({ active: z.int(), archived: z.int(), all: z.int() });
export type ViewTotals = z.infer<typeof ViewTotals>;

/** In a list that can be searched. */
export const searchedFor = z
  .string()
  .optional()
  .describe("The words that were searched for instead, if no signal has a word of `search`.");

export const listSignals = operation({
  id: "listMySignals",
  method: "GET",
  path: "/api/me/signals",
  summary: "List signals, newest first or by score",
  auth: member("active"),
  query: SignalListQuery,
  response: listOf(SignalItem).extend({
    totals: ViewTotals.optional(),
    searchedFor,
  }),
});

export const exportSignals = operation({
  id: "exportMySignals",
  method: "GET",
  audit: "export.started",
  path: "/api/me/signals/export",
  summary: "Export all matching signals as CSV, in the order of the list",
  auth: member("active"),
  query: SignalExportQuery,
  response: Csv,
  takesLong: true,
});

export const getSignal = operation({
  id: "getMySignal",
  method: "GET",
  path: "/api/me/signals/{id}",
  summary: "Get a signal with its person, post, score receipt, gates and deliveries",
  auth: member("active"),
  params: byId("signal"),
  response: SignalDetail,
});

export const deliverSignal = operation({
  id: "deliverMySignal",
  method: "POST",
  audit: "signal.sent",
  path: "/api/me/signals/{id}/deliver",
  summary: "Send a signal to a destination manually; repeating it sends nothing",
  auth: member("active"),
  params: byId("signal"),
  body: z.strictObject({ destinationId: z.uuid() }),
  response: z.object({ activationId: z.uuid(), queued: z.boolean(), destinationName: field.DestinationName }),
  errors: ["destination_paused"],
});

export const listRelatedSignals = operation({
  id: "listMyRelatedSignals",
  method: "GET",
  path: "/api/me/signals/{id}/related",
  summary: `List other signals from the same company in the last ${policy.relatedSignalsDays} days, newest first`,
  auth: member("active"),
  params: byId("signal"),
  query: Paging,
  response: listOf(SignalItem),
});
