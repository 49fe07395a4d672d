import { z } from "zod";
import {
  activationStatuses,
  attemptOutcomes,
  engagementKinds,
  feedbackVerdicts,
  reportStatuses,
  signalTypes,
  sourceTypes,
} from "@/db/vocabulary";
import { admins, member, operation, Timestamp } from "./operation";
import { Suppression } from "./suppressions";
import { text } from "./text";

const networkUrl = () => text().trim().min(1).max(2_048);

export const PersonQuery = z.object({ networkUrl: networkUrl() });

/** At most 1,000 rows, the newest first, and how many there are. */
const kept = <T extends z.ZodType>(row: T) => z.object({ total: z.int(), rows: z.array(row) });

const Gates = z.array(z.object({ id: z.string(), passed: z.boolean(), reason: z.string() }));
const Factors = z.array(
  z.object({
    id: z.string(),
    label: z.string(),
    weight: z.number(),
    points: z.number(),
    value: z.string().nullable(),
    reason: z.string(),
  }),
);

const KeptProfile = z.object({
  id: z.uuid(),
  networkUrl: z.string(),
  name: z.string(),
  headline: z.string().nullable(),
  title: z.string().nullable(),
  about: z.string().nullable(),
  location: z.string().nullable(),
  companyName: z.string().nullable(),
  companyNetworkUrl: z.string().nullable(),
  positionStartedAt: Timestamp.nullable(),
  openToWork: z.boolean(),
  hiring: z.boolean(),
  createdAt: Timestamp,
});

const KeptEngagement = z.object({
  id: z.uuid(),
  kind: z.enum([...engagementKinds, "post"]),
  personUrl: z.string(),
  personName: z.string(),
  headline: z.string().nullable(),
  reactionType: z.string().nullable(),
  text: z.string().nullable(),
  engagedAt: Timestamp,
  status: z.string(),
  gates: Gates.nullable(),
  /** Of the post under which it happened. */
  postUrl: z.string(),
  createdAt: Timestamp,
});

const KeptPost = z.object({
  id: z.uuid(),
  url: z.string(),
  authorName: z.string(),
  authorNetworkUrl: z.string().nullable(),
  authorHeadline: z.string().nullable(),
  text: z.string(),
  postedAt: Timestamp,
  status: z.string(),
  createdAt: Timestamp,
});

const KeptSignal = z.object({
  id: z.uuid(),
  type: z.enum(signalTypes),
  personName: z.string(),
  personTitle: z.string().nullable(),
  personLocation: z.string().nullable(),
  personUrl: z.string(),
  companyName: z.string().nullable(),
  postExcerpt: z.string(),
  strength: z.int(),
  icpScore: z.int().nullable(),
  classification: z.string().nullable(),
  persona: z.string().nullable(),
  seniority: z.string().nullable(),
  whyItMatters: z.string(),
  suggestedOpener: z.string(),
  talkingPoints: z.array(z.string()),
  receipt: z.object({ fit: Factors, strength: Factors }),
  gates: Gates,
  occurredAt: Timestamp,
  createdAt: Timestamp,
});

/** Everything that the workspace keeps of one person, and what it did with it. */
export const PersonExport = z
  .object({
    /** Canonical: what was asked for, and every further address that the person is known by. */
    networkUrl: z.string(),
    addresses: z.array(z.string()),
    names: z.array(z.string()),
    exportedAt: Timestamp,
    profiles: kept(KeptProfile),
    companies: kept(z.object({ id: z.uuid(), name: z.string(), networkUrl: z.string().nullable() })),
    lookups: kept(z.object({ requestedUrl: z.string(), fetchedAt: Timestamp })),
    sources: kept(
      z.object({
        id: z.uuid(),
        type: z.enum(sourceTypes),
        networkUrl: z.string().nullable(),
        displayName: z.string(),
        createdAt: Timestamp,
      }),
    ),
    engagements: kept(KeptEngagement),
    posts: kept(KeptPost),
    signals: kept(KeptSignal),
    tags: kept(
      z.object({ signalId: z.uuid(), category: z.string(), name: z.string(), createdAt: Timestamp }),
    ),
    feedback: kept(
      z.object({
        signalId: z.uuid(),
        verdict: z.enum(feedbackVerdicts),
        reasons: z.array(z.string()),
        note: z.string().nullable(),
        updatedAt: Timestamp,
      }),
    ),
    /** Of how many people's views their signals are hidden. */
    archives: z.object({ total: z.int() }),
    deliveries: kept(
      z.object({
        id: z.uuid(),
        signalId: z.uuid(),
        destinationId: z.uuid(),
        destinationName: z.string(),
        status: z.enum(activationStatuses),
        deliveredAt: Timestamp.nullable(),
        createdAt: Timestamp,
      }),
    ),
    /** What was sent is not kept; when, where to and how it went is, for 30 days. */
    attempts: kept(
      z.object({
        deliveryId: z.uuid(),
        destinationId: z.uuid(),
        outcome: z.enum(attemptOutcomes),
        status: z.int().nullable(),
        responseExcerpt: z.string().nullable(),
        createdAt: Timestamp,
      }),
    ),
    /** Reports about them, and others that name them. */
    reports: kept(
      z.object({
        id: z.uuid(),
        type: z.enum(["account", "person"]),
        name: z.string(),
        status: z.enum(reportStatuses),
        summary: z.record(z.string(), z.unknown()),
        content: z.record(z.string(), z.unknown()).nullable(),
        createdAt: Timestamp,
      }),
    ),
    activities: kept(
      z.object({ id: z.uuid(), title: z.string(), detail: z.string().nullable(), createdAt: Timestamp }),
    ),
    suppressions: kept(Suppression),
    auditEvents: kept(
      z.object({
        id: z.uuid(),
        action: z.string(),
        detail: z.record(z.string(), z.unknown()).nullable(),
        createdAt: Timestamp,
      }),
    ),
  })
  .meta({ id: "PersonExport" });
export type PersonExport = z.infer<typeof PersonExport>;

export const exportPerson = operation({
  id: "exportMyPerson",
  method: "GET",
  path: "/api/me/privacy/person",
  summary: "Everything that the workspace keeps of one person, by any form of their network address",
  auth: member("provisioned", admins),
  takesLong: true,
  query: PersonQuery,
  response: PersonExport,
  errors: ["not_found"],
});

export const ErasePerson = z
  .strictObject({
    networkUrl: networkUrl(),
    /** Whether a suppression, which holds their address, keeps them away from now on. */
    suppress: z.boolean().default(true),
  })
  .meta({ id: "ErasePerson" });
export type ErasePerson = z.infer<typeof ErasePerson>;

export const ErasedPerson = z
  .object({
    /** Rows that were deleted or emptied; all 0 where nothing was kept. */
    erased: z.object({
      people: z.int(),
      lookups: z.int(),
      sources: z.int(),
      engagements: z.int(),
      posts: z.int(),
      signals: z.int(),
      tags: z.int(),
      feedback: z.int(),
      archives: z.int(),
      activations: z.int(),
      attempts: z.int(),
      activities: z.int(),
      reports: z.int(),
      /** Signals of others that were put in other words, as they quoted a post of the person. */
      reworded: z.int(),
      /** Entries of the feed, the audit log, the ledger and receipts in which the person was named. */
      texts: z.int(),
    }),
    /** Whether the person is suppressed now. */
    suppressed: z.boolean(),
  })
  .meta({ id: "ErasedPerson" });
export type ErasedPerson = z.infer<typeof ErasedPerson>;

export const erasePerson = operation({
  id: "eraseMyPerson",
  method: "POST",
  audit: "person.erased",
  path: "/api/me/privacy/erase",
  summary: "Erase one person from everything that the workspace keeps; a repeat erases nothing more",
  auth: member("provisioned", admins),
  body: ErasePerson,
  response: ErasedPerson,
});
