/** The parts of HarvestAPI's responses that we read. Unknown keys are allowed, and most keys are optional. */
import { z } from "zod";
import { flag, items, listOf, objectOf, raw, text } from "../lenient";

export const Pagination = objectOf({ totalPages: raw, paginationToken: text });

/** Wraps every response. Elements are parsed one by one, so that one invalid element does not fail the page. */
export const Envelope = z.object({
  elements: items,
  element: raw,
  pagination: Pagination,
  status: raw,
  cost: raw,
});
export type Envelope = z.infer<typeof Envelope>;

const id = z.union([z.string(), z.number()]).nullish().catch(null);

const WireAuthor = z.object({
  type: text,
  name: text,
  publicIdentifier: text,
  universalName: text,
  linkedinUrl: text,
  info: text,
});
export type WireAuthor = z.infer<typeof WireAuthor>;

export const WirePost = z.object({
  id,
  linkedinUrl: text,
  content: text,
  author: WireAuthor,
  postedAt: objectOf({ timestamp: raw, date: raw }),
  engagement: objectOf({ likes: raw, comments: raw, shares: raw }),
  /** Who shared it, if the listing shows it because of that. */
  repostedBy: raw,
  /** The post that this one shares, perhaps with a text of its own. */
  repost: raw,
});
export type WirePost = z.infer<typeof WirePost>;

const WireActor = z.object({ name: text, linkedinUrl: text, position: text });
export type WireActor = z.infer<typeof WireActor>;

export const WireReaction = z.object({ reactionType: text, actor: WireActor });
export type WireReaction = z.infer<typeof WireReaction>;

const WireReposter = WireActor.extend({ info: text }).transform(({ info, ...actor }) => ({
  ...actor,
  position: actor.position ?? info,
}));

export const WireRepost = z.object({
  actor: WireReposter.nullish().catch(null),
  author: WireReposter.nullish().catch(null),
});

export const WireComment = z.object({
  id,
  linkedinUrl: text,
  commentary: text,
  createdAt: raw,
  createdAtTimestamp: raw,
  actor: WireActor,
  replies: listOf(z.unknown()),
  /** How many replies there are, if the vendor says so; `replies` holds the first of them. */
  repliesCount: raw,
});
export type WireComment = z.infer<typeof WireComment>;

const WireDate = objectOf({ month: raw, year: raw, text });

export const WireProfile = z.object({
  publicIdentifier: text,
  linkedinUrl: text,
  firstName: text,
  lastName: text,
  headline: text,
  about: text,
  location: objectOf({ linkedinText: text, parsed: objectOf({ text }) }),
  currentPosition: listOf(z.object({ companyName: text })),
  experience: listOf(
    z.object({
      position: text,
      companyName: text,
      companyLink: text,
      companyLinkedinUrl: text,
      startDate: WireDate,
      endDate: WireDate,
    }),
  ),
  openToWork: flag,
  hiring: flag,
});
export type WireProfile = z.infer<typeof WireProfile>;

/** An industry is named, or is a name. */
const WireIndustry = z.union([z.string(), z.object({ name: text }).transform(({ name }) => name)]);

export const WireCompany = z.object({
  universalName: text,
  linkedinUrl: text,
  name: text,
  website: text,
  employeeCount: raw,
  employeeCountRange: objectOf({ start: raw, end: raw }),
  industries: listOf(WireIndustry),
  description: text,
  locations: listOf(z.object({ headquarter: flag, city: text, country: text, parsed: objectOf({ text }) })),
});
export type WireCompany = z.infer<typeof WireCompany>;
