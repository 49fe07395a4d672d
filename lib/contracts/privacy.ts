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
import * as field from "./fields";
import { networkAddress } from "./network-address";
import { admins, member, operation, Timestamp } from "./operation";
import { Suppression } from "./suppressions";

const networkUrl = () => networkAddress("person", 2_048);

export const PersonQuery = z.object({ networkUrl: networkUrl() });

/** At most 1,000 rows, newest first, and the total count. */
const kept = <T extends z.ZodType>(row: T) => z.object({ total: z.int(), rows: z.array(row) });

const Gates = z.array(z.object({ id: z.string(), passed: z.boolean(), reason: field.GateReason }));
const Factors = z.array(
  z.object({
    id: z.string(),
    label: field.FactorLabel,
    weight: z.number(),
    points: z.number(),
    value: z.string().nullable(),
    reason: field.GateReason,
  }),
);

const KeptProfile = z.object({
  id: z.uuid(),
  networkUrl: field.PersonUrl,
  name: field.PersonName,
  headline: z.string().nullable(),
  title: field.PersonTitle.nullable(),
  about: z.string().nullable(),
  location: field.Place.nullable(),
  companyName: field.CompanyName.nullable(),
  companyNetworkUrl: field.CompanyUrl.nullable(),
  positionStartedAt: Timestamp.nullable(),
  openToWork: z.boolean(),
  hiring: z.boolean(),
  createdAt: Timestamp,
});

const KeptEngagement = z.object({
  id: z.uuid(),
  kind: z.enum([...engagementKinds, "post"]),
  personUrl: field.PersonUrl,
  personName: field.PersonName,
  headline: z.string().nullable(),
  reactionType: z.string().nullable(),
  text: z.string().nullable(),
  engagedAt: Timestamp,
  status: z.string(),
  gates: Gates.nullable(),
  meaning: z.enum(meanings).nullable(),
  meaningProbability: z.number().nullable(),
  otherMeaning: z.enum(meanings).nullable(),
  fit: field.Fit.nullable(),
  receipt: z.object({ fit: Factors, strength: Factors }).nullable(),
  /** The post that the engagement was on. */
  postUrl: field.PostUrl,
  createdAt: Timestamp,
});

const KeptPost = z.object({
  id: z.uuid(),
  url: field.PostUrl,
  authorName: field.AuthorName,
  authorNetworkUrl: field.AuthorUrl.nullable(),
  authorHeadline: z.string().nullable(),
  text: z.string(),
  postedAt: Timestamp,
  status: z.string(),
  createdAt: Timestamp,
});

const KeptSignal = z.object({
  id: z.uuid(),
  type: z.enum(signalTypes),
  personName: field.PersonName,
  personTitle: field.PersonTitle.nullable(),
  personLocation: field.Place.nullable(),
  personUrl: field.PersonUrl,
  companyName: field.CompanyName.nullable(),
  postExcerpt: field.PostExcerpt,
  strength: field.Strength,
  icpScore: field.Fit.nullable(),
  classification: z.string().nullable(),
  persona: field.Persona.nullable(),
  seniority: field.Seniority.nullable(),
  whyItMatters: field.WhyItMatters,
  suggestedOpener: field.SuggestedOpener,
  talkingPoints: field.TalkingPoints,
  receipt: z.object({ fit: Factors, strength: Factors }),
  gates: Gates,
  occurredAt: Timestamp,
  createdAt: Timestamp,
});

/** Everything the workspace stores about one person, and what it did with it. */
export const PersonExport = z
  .object({
    /** Canonical: the requested address and all other known addresses of the person. */
    networkUrl: field.PersonUrl,
    addresses: z.array(z.string()),
    names: z.array(z.string()),
    exportedAt: Timestamp,
    profiles: kept(KeptProfile),
    companies: kept(
      z.object({ id: z.uuid(), name: field.CompanyName, networkUrl: field.CompanyUrl.nullable() }),
    ),
    lookups: kept(z.object({ requestedUrl: field.PersonUrl, fetchedAt: Timestamp })),
    sources: kept(
      z.object({
        id: z.uuid(),
        type: z.enum(sourceTypes),
        networkUrl: field.PersonUrl.nullable(),
        displayName: field.SourceName,
        createdAt: Timestamp,
      }),
    ),
    engagements: kept(KeptEngagement),
    posts: kept(KeptPost),
    signals: kept(KeptSignal),
    tags: kept(
      z.object({
        signalId: z.uuid(),
        category: field.CategoryName,
        name: field.TagName,
        createdAt: Timestamp,
      }),
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
        gate: field.GateId,
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
        destinationName: field.DestinationName,
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
        name: field.PersonName,
        status: z.enum(reportStatuses),
        summary: z.record(z.string(), z.unknown()),
        content: z.record(z.string(), z.unknown()).nullable(),
        createdAt: Timestamp,
      }),
    ),
    activities: kept(
      z.object({
        id: z.uuid(),
        title: field.like("Dana Field became a signal"),
        detail: z.string().nullable(),
        createdAt: Timestamp,
      }),
    ),
    suppressions: kept(Suppression),
    auditEvents: kept(
      z.object({
        id: z.uuid(),
        action: field.like("report.started"),
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
