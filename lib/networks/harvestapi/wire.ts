/** The parts of HarvestAPI's responses that we read. Unknown keys are allowed, and most keys are optional. */
import { z } from "zod";

const text = z.string().nullish();
const count = z.number().nonnegative().nullish();
const moment = z.union([z.string(), z.number()]).nullish();

export const Pagination = z.object({
  totalPages: z.number().nullish(),
  pageNumber: z.number().nullish(),
  paginationToken: z.string().nullish(),
});

/** Wraps every response. Elements are parsed one by one, so that one invalid element does not fail the page. */
export const Envelope = z.object({
  elements: z.array(z.unknown()).nullish(),
  element: z.unknown().optional(),
  pagination: Pagination.nullish(),
  status: z.union([z.number(), z.string()]).nullish(),
  cost: z.number().nonnegative().nullish(),
});
export type Envelope = z.infer<typeof Envelope>;

export const WirePost = z.object({
  id: z.union([z.string(), z.number()]).nullish(),
  linkedinUrl: text,
  content: text,
  author: z.object({
    type: text,
    name: z.string().min(1),
    publicIdentifier: text,
    universalName: text,
    linkedinUrl: text,
    info: text,
  }),
  postedAt: z.object({ timestamp: moment, date: moment }),
  engagement: z.object({ likes: count, comments: count, shares: count }).nullish(),
});
export type WirePost = z.infer<typeof WirePost>;

const WireActor = z.object({
  name: z.string().min(1),
  linkedinUrl: z.string().min(1),
  position: text,
});

export const WireReaction = z.object({ reactionType: z.string().min(1), actor: WireActor });
export type WireReaction = z.infer<typeof WireReaction>;

const WireReposter = WireActor.extend({ info: text }).transform(({ info, ...actor }) => ({
  ...actor,
  position: actor.position ?? info,
}));

export const WireRepost = z.object({ actor: WireReposter.nullish(), author: WireReposter.nullish() });

export const WireComment = z.object({
  id: z.union([z.string().min(1), z.number()]),
  linkedinUrl: text,
  commentary: text,
  createdAt: moment,
  createdAtTimestamp: moment,
  actor: WireActor,
  replies: z.array(z.unknown()).nullish(),
  /** How many replies there are, if the vendor says so; `replies` holds the first of them. */
  repliesCount: count,
});
export type WireComment = z.infer<typeof WireComment>;

const WireDate = z.object({
  month: z.union([z.string(), z.number()]).nullish(),
  year: z.number().nullish(),
  text,
});

export const WireProfile = z.object({
  publicIdentifier: text,
  linkedinUrl: text,
  firstName: text,
  lastName: text,
  headline: text,
  about: text,
  location: z.object({ linkedinText: text, parsed: z.object({ text }).nullish() }).nullish(),
  currentPosition: z.array(z.object({ companyName: text })).nullish(),
  experience: z
    .array(
      z.object({
        position: text,
        companyName: text,
        companyLink: text,
        companyLinkedinUrl: text,
        startDate: WireDate.nullish(),
        endDate: WireDate.nullish(),
      }),
    )
    .nullish(),
  openToWork: z.boolean().nullish(),
  hiring: z.boolean().nullish(),
});
export type WireProfile = z.infer<typeof WireProfile>;

export const WireCompany = z.object({
  universalName: text,
  linkedinUrl: text,
  name: z.string().min(1),
  website: text,
  employeeCount: count,
  employeeCountRange: z.object({ start: count, end: count }).nullish(),
  industries: z.array(z.object({ name: text })).nullish(),
  description: text,
  locations: z
    .array(
      z.object({
        headquarter: z.boolean().nullish(),
        city: text,
        country: text,
        parsed: z.object({ text }).nullish(),
      }),
    )
    .nullish(),
});
export type WireCompany = z.infer<typeof WireCompany>;
