import { z } from "zod";
import {
  activationStatuses,
  attemptOutcomes,
  engagementKinds,
  feedbackVerdicts,
  meanings,
  reportStatuses,
  signalTypes,
  sourceTypes,
} from "@/db/vocabulary";
import { networkAddress } from "./network-address";
import { admins, member, operation, Timestamp } from "./operation";
import { Suppression } from "./suppressions";

const networkUrl = () => networkAddress("person", 2_048);

export const PersonQuery = z.object({ networkUrl: networkUrl() });

/** At most 1,000 rows, newest first, and the total count. */
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
  meaning: z.enum(meanings).nullable(),
  meaningProbability: z.number().nullable(),
  otherMeaning: z.enum(meanings).nullable(),
  fit: z.int().nullable(),
  receipt: z.object({ fit: Factors, strength: Factors }).nullable(),
  /** The post that the engagement was on. */
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

/** Everything the workspace stores about one person, and what it did with it. */
export const PersonExport = z
  .object({
    /** Canonical: the requested address and all other known addresses of the person. */
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
    /** Who said that a rejected engagement of theirs should have been a signal is not included. */
    rescues: kept(
      z.object({
        engagementId: z.uuid(),
        gate: z.string(),
        note: z.string().nullable(),
        updatedAt: Timestamp,
      }),
    ),
    /** On their signals, or naming them on others. Who wrote them is not included. */
    comments: kept(z.object({ text: z.string(), createdAt: Timestamp })),
    /** In how many people's views their signals are hidden. */
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
    /** Sent payloads are not stored; the time, destination and outcome are kept for 30 days. */
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
    /** Reports about the person, and other reports that mention them. */
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
    /** Every other text that names them, such as a saved view or a colleague's comment: where it is, and an excerpt. */
    mentions: kept(z.object({ table: z.string(), column: z.string(), text: z.string() })),
  })
  .meta({ id: "PersonExport" });
export type PersonExport = z.infer<typeof PersonExport>;

export const exportPerson = operation({
  id: "exportMyPerson",
  method: "GET",
  path: "/api/me/privacy/person",
  summary: "Export everything the workspace stores about one person, by any form of their network address",
  auth: member("provisioned", admins),
  takesLong: true,
  query: PersonQuery,
  response: PersonExport,
  errors: ["not_found", "upstream_failure"],
});

export const ErasePerson = z
  .strictObject({
    networkUrl: networkUrl(),
    /** Whether to suppress the person, which stores their address and excludes them from now on. */
    suppress: z.boolean().default(true),
  })
  .meta({ id: "ErasePerson" });
export type ErasePerson = z.infer<typeof ErasePerson>;

export const ErasedPerson = z
  .object({
    /** Rows deleted or cleared; all 0 if nothing was stored. */
    erased: z.object({
      people: z.int(),
      lookups: z.int(),
      sources: z.int(),
      engagements: z.int(),
      posts: z.int(),
      signals: z.int(),
      tags: z.int(),
      feedback: z.int(),
      rescues: z.int(),
      comments: z.int(),
      archives: z.int(),
      activations: z.int(),
      attempts: z.int(),
      activities: z.int(),
      reports: z.int(),
      /** Other people's signals that were reworded because they quoted a post of the person. */
      reworded: z.int(),
      /** Rows of any other kind that mentioned the person, such as feed entries, comments, tags and the ICP. */
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
  summary: "Erase everything the workspace stores about one person; repeating it is safe",
  auth: member("provisioned", admins),
  body: ErasePerson,
  response: ErasedPerson,
  errors: ["upstream_failure"],
});
