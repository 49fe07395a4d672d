import { z } from "zod";
import { sourcePausedReasons, sourceTypes } from "@/db/vocabulary";
import { Keywords, like, Network, PersonUrl, SourceName } from "./fields";
import { byId, listOf, managers, member, operation, Paging, Period, Timestamp } from "./operation";
import { SignalItem } from "./signals";
import { nameText, text, visiblePattern } from "./text";
import { changeOf } from "./version";
import { WatchedPost } from "./watchlist";

export const Source = z
  .object({
    id: z.uuid(),
    type: z.enum(sourceTypes),
    networkUrl: PersonUrl.nullable().describe(
      "The canonical network URL of the person or company; null for a keyword search.",
    ),
    keywords: Keywords.nullable(),
    /** The ID of the network it is read from; null if that network is not configured any more. */
    network: Network.nullable(),
    displayName: SourceName,
    isActive: z.boolean().describe("False while it is paused."),
    /** Why an inactive source is paused; null if it is active, or if that was not recorded. */
    pausedReason: z.enum(sourcePausedReasons).nullable(),
    /** The most credits that a UTC day's work for it may use; null without a limit. */
    dailyCreditLimit: z.int().nullable(),
    strengthScore: z
      .number()
      .nullable()
      .describe("Average strength of the period's signals, to one decimal; null if there are none."),
    signalCount: z.int().describe("Number of signals in the period."),
    totalPosts: z.int().describe("Number of posts found in the period."),
    qualifiedPosts: z.int().describe("Number of those posts that were relevant enough to watch."),
    /** The period's signals that members judged, each with the verdict most of them gave, or else the latest. */
    goodVerdicts: z.int().describe("Number of the period's signals that members called a good fit."),
    badVerdicts: z.int().describe("Number of the period's signals that members called not a fit."),
    creditsSpent: z
      .int()
      .describe(
        "Credits spent in the period on this source's posts, on engagement with them, and on reading the people who engaged. Look-ups count for the source of the engagement that caused them.",
      ),
    creditsPerGoodVerdict: z
      .number()
      .nullable()
      .describe("Credits spent per good verdict, to one decimal; null without good verdicts."),
    lastDiscoveryAt: Timestamp.nullable(),
    nextDiscoveryAt: Timestamp.nullable(),
    createdAt: Timestamp,
  })
  .meta({ id: "Source" });
export type Source = z.infer<typeof Source>;

/** A source in the list. */
export const ListedSource = Source.extend({
  weeks: z
    .array(z.int())
    .describe("Its signals in each of the last 12 weeks, oldest first, whatever the period."),
}).meta({ id: "ListedSource" });
export type ListedSource = z.infer<typeof ListedSource>;

export const NetworkChoice = z
  .object({
    id: Network,
    name: like("Bluesky"),
    /** The host of its addresses. */
    host: like("bsky.app"),
    /** What its addresses look like. */
    examples: z.object({
      person: like("https://bsky.app/profile/your-handle.example"),
      company: like("https://bsky.app/profile/your-company.example"),
    }),
    /** Why it can't be searched by keywords, as a sentence; null if it can. */
    searchRefusal: z
      .string()
      .nullable()
      .meta({ examples: [null] }),
  })
  .meta({ id: "NetworkChoice" });
export type NetworkChoice = z.infer<typeof NetworkChoice>;

export const SourceDetail = Source.extend({
  /** Ten buckets of the composite score: 0-9, 10-19, … 90-100. */
  scoreDistribution: z.array(z.object({ from: z.int(), to: z.int(), count: z.int() })),
}).meta({ id: "SourceDetail" });
export type SourceDetail = z.infer<typeof SourceDetail>;

const displayName = nameText(255, "Robin Vale");
const networkUrl = text("https://www.network.example/in/robin-vale").trim().min(1).max(500);
/** A search has so many phrases, each of so many characters. */
export const keywordLimits = { phrases: 5, least: 2, most: 80 } as const;
const keywords = z
  .array(
    text("qualifying leads")
      .trim()
      .min(keywordLimits.least)
      .max(keywordLimits.most)
      .meta({ pattern: visiblePattern(keywordLimits.least) }),
  )
  .min(1)
  .max(keywordLimits.phrases);

const checkedSource = z
  .strictObject({
    sourceType: z.enum(sourceTypes),
    networkUrl: networkUrl.optional(),
    keywords: keywords.optional(),
    /** The network to search, by its ID; by default, the first that can be searched. Only for `keyword_search`. */
    network: text("bluesky")
      .trim()
      .min(1)
      .max(40)
      .meta({
        description:
          "The ID of the network to search, by default the first that can be searched by keywords; any other returns 400. `GET /api/me/sources` lists them.",
      })
      .optional(),
    displayName: displayName.optional(),
  })
  .superRefine((source, ctx) => {
    const wanted = source.sourceType === "keyword_search" ? "keywords" : "networkUrl";
    const unwanted = wanted === "keywords" ? "networkUrl" : "keywords";
    if (!source[wanted]) {
      ctx.addIssue({ code: "custom", path: [wanted], message: `is required for ${source.sourceType}` });
    }
    if (source[unwanted]) {
      ctx.addIssue({ code: "custom", path: [unwanted], message: `is not allowed for ${source.sourceType}` });
    }
    if (source.network && wanted === "networkUrl") {
      ctx.addIssue({
        code: "custom",
        path: ["network"],
        message: "is only for keyword_search: an address names its network",
      });
    }
  });

export const NewSource = checkedSource.meta({ id: "NewSource" });
export type NewSource = z.infer<typeof NewSource>;

/** The same, as one of many. */
export const SourceToImport = checkedSource.meta({ id: "SourceToImport" });

export const SourceChange = changeOf({
  displayName,
  isActive: z.boolean(),
  /** Null removes the limit. */
  dailyCreditLimit: z.int().min(1).max(100_000).nullable(),
}).meta({ id: "SourceChange" });
export type SourceChange = z.infer<typeof SourceChange>;

/** Larger requests are rejected entirely, with their own error code. */
export const maxBulkInputs = 100;

export const NewSources = z
  .strictObject({
    sourceType: z.literal("target_person"),
    /** Validated one by one, so that one invalid address does not block the others. */
    inputs: z.array(PersonUrl).min(1).meta({ maxItems: maxBulkInputs }),
    /** The name of all created sources; by default each is named after its address. */
    displayName: displayName.optional(),
  })
  .meta({ id: "NewSources" });
export type NewSources = z.infer<typeof NewSources>;

export const skipReasons = ["duplicate", "cap_exceeded", "invalid_format", "already_active"] as const;
export type SkipReason = (typeof skipReasons)[number];

/** Both lists are in input order. */
export const CreatedSources = z
  .object({
    created: z.array(
      z.object({
        /** Null in a dry run. */
        id: z.uuid().nullable(),
        networkUrl: PersonUrl,
        displayName: SourceName,
      }),
    ),
    skipped: z.array(
      z.object({
        input: PersonUrl,
        normalized: PersonUrl.optional(),
        reason: z.enum(skipReasons),
        /** For `invalid_format`: what is wrong and what to paste instead, as a sentence. */
        message: z.string().optional(),
      }),
    ),
  })
  .meta({ id: "CreatedSources" });
export type CreatedSources = z.infer<typeof CreatedSources>;

export const SourcePostsQuery = Paging.extend({
  lifecycleStatus: z.enum(["qualified", "harvesting"]).optional().describe("Only posts with this status."),
});
export type SourcePostsQuery = z.infer<typeof SourcePostsQuery>;

const PeriodQuery = z.object({ period: Period });

export const listSources = operation({
  id: "listMySources",
  method: "GET",
  path: "/api/me/sources",
  summary: "List sources with their results for the period, and the networks that sources can be on",
  auth: member("provisioned"),
  query: PeriodQuery,
  response: listOf(ListedSource).extend({ networks: z.array(NetworkChoice) }),
});

export const createSource = operation({
  id: "createMySource",
  method: "POST",
  audit: "source.created",
  path: "/api/me/sources",
  summary: "Add a source; its first discovery starts immediately",
  auth: member("provisioned"),
  body: NewSource,
  response: Source,
  status: 201,
  errors: ["duplicate_source", "plan_source_cap_reached", "no_plan", "upstream_failure"],
});

export const createSources = operation({
  id: "createMySources",
  method: "POST",
  audit: "source.bulk_created",
  path: "/api/me/sources/bulk",
  summary:
    "Add up to 100 people as sources; inputs that are not added are returned with a reason. With `dryRun=true`, nothing is added",
  auth: member("provisioned", managers),
  query: z.object({
    dryRun: z
      .enum(["true", "false"])
      .default("false")
      .transform((value) => value === "true")
      .describe("`true` returns what would be added, and adds nothing."),
  }),
  body: NewSources,
  response: CreatedSources,
  errors: ["too_many_inputs", "no_plan", "upstream_failure"],
});

export const getSource = operation({
  id: "getMySource",
  method: "GET",
  path: "/api/me/sources/{id}",
  summary: "Get a source with its score distribution",
  auth: member("provisioned"),
  params: byId("source"),
  query: PeriodQuery,
  response: SourceDetail,
});

export const updateSource = operation({
  id: "updateMySource",
  method: "PATCH",
  audit: "source.updated",
  path: "/api/me/sources/{id}",
  summary: "Rename, pause or resume a source, or limit what it uses in a day",
  auth: member("provisioned"),
  params: byId("source"),
  body: SourceChange,
  response: Source,
  errors: ["plan_source_cap_reached", "no_plan"],
});

export const deleteSource = operation({
  id: "deleteMySource",
  method: "DELETE",
  audit: "source.deleted",
  path: "/api/me/sources/{id}",
  summary: "Remove a source; its history is kept",
  auth: member("provisioned"),
  params: byId("source"),
});

export const listSourcePosts = operation({
  id: "listMySourcePosts",
  method: "GET",
  path: "/api/me/sources/{id}/posts",
  summary: "List the watched posts that a source found, newest first",
  auth: member("provisioned"),
  params: byId("source"),
  query: SourcePostsQuery,
  response: listOf(WatchedPost),
});

export const listSourceSignals = operation({
  id: "listMySourceSignals",
  method: "GET",
  path: "/api/me/sources/{id}/signals",
  summary: "List a source's signals, including archived ones, newest first",
  auth: member("active"),
  params: byId("source"),
  query: Paging,
  response: listOf(SignalItem),
});
