import { z } from "zod";
import { activationStatuses, engagementKinds, meanings } from "@/db/vocabulary";
import * as field from "./fields";
import { byId, member, operation, Timestamp } from "./operation";
import { SignalItem, SubjectReport } from "./signals";
import { Teammate } from "./teammate";

/** Something that a person did, or that was done about them. */
export const PersonEvent = z.discriminatedUnion("event", [
  z.object({
    event: z.literal("engagement"),
    id: z.uuid(),
    at: Timestamp,
    kind: z.enum([...engagementKinds, "post"]),
    text: z.string().nullable(),
    reactionType: z.string().nullable(),
    meaning: z.enum(meanings).nullable(),
    postUrl: field.PostUrl,
    postAuthor: field.AuthorName,
    postExcerpt: field.PostExcerpt,
    /** The signal that it made or strengthened; null if it did neither. */
    signalId: z.uuid().nullable(),
    /** Why it is no signal; null if it is one, or if that is not decided. */
    rejection: z.string().nullable(),
  }),
  z.object({
    event: z.literal("delivery"),
    id: z.uuid(),
    at: Timestamp.describe("When it arrived, or else when it was queued."),
    signalId: z.uuid(),
    destinationId: z.uuid(),
    destinationName: field.DestinationName,
    status: z.enum(activationStatuses),
  }),
  z.object({
    event: z.literal("comment"),
    id: z.uuid(),
    at: Timestamp,
    signalId: z.uuid(),
    /** Null once the author no longer exists. */
    author: Teammate.nullable(),
    text: z.string(),
  }),
  z.object({
    event: z.literal("report"),
    id: z.uuid(),
    at: Timestamp,
    slug: field.CompanySlug,
    isReady: z.boolean(),
  }),
]);
export type PersonEvent = z.infer<typeof PersonEvent>;

/** How many events of each kind, and how many signals, a person's page has at most. */
export const personLimits = { events: 100, signals: 25 } as const;

export const PersonDetail = z
  .object({
    id: z.uuid(),
    name: field.PersonName,
    title: field.PersonTitle.nullable(),
    headline: z.string().nullable(),
    networkUrl: field.PersonUrl,
    location: field.Place.nullable(),
    companyName: field.CompanyName.nullable(),
    /** When the person asked not to be contacted, within the last 90 days; null if they did not. */
    refusedAt: Timestamp.nullable(),
    report: SubjectReport.nullable(),
    signals: z.array(SignalItem).describe(`The newest signals, at most ${personLimits.signals}.`),
    signalCount: z.int().describe("How many signals there are in all."),
    events: z
      .array(PersonEvent)
      .describe(
        `What the person did and what was done about them, newest first; at most ${personLimits.events} of each kind.`,
      ),
  })
  .meta({ id: "PersonDetail" });
export type PersonDetail = z.infer<typeof PersonDetail>;

export const getPerson = operation({
  id: "getMyPerson",
  method: "GET",
  path: "/api/me/people/{id}",
  summary: "Get a person with their signals and everything that happened, over time",
  auth: member("active"),
  params: byId("person"),
  response: PersonDetail,
});
