/** Maps the protocol's types to the port's. Pure: no I/O and no clock. */
import { cleanCount } from "../clean-number";
import { cleanName } from "../clean-text";
import { cleanTime } from "../clean-time";
import type { NetworkCompany, NetworkEngagement, NetworkPerson, NetworkPost } from "../network";
import { isHandle, postUrlOf, profileUrl } from "./address";
import { type Bio, firstLine, readBio } from "./bio/read-bio";
import type { WirePost, WireProfile } from "./wire";

/**
 * Labels that keep an account or a post out: its owner asks apps not to show it to people who are not signed in, or
 * the network's moderators hid it.
 */
const hidingLabels = ["!no-unauthenticated", "!hide", "!takedown"];
/** Handles that the host gives out; any other is a domain that its owner proved to hold. */
const hostedHandle = /\.(?:bsky\.social|bsky\.team|brid\.gy)$/;

export const isHidden = ({ labels }: Pick<WireProfile, "labels">): boolean =>
  labels.some(({ val, neg }) => !neg && hidingLabels.includes(val));

/** Empty if the account has neither a name nor a handle. */
export const nameOf = ({ displayName, handle }: WireProfile): string =>
  cleanName(displayName ?? "") ?? handle ?? "";

/** Undefined if the address is invalid. */
export function toPost(wire: WirePost, authorKind: "person" | "company", now: Date): NetworkPost | undefined {
  const url = postUrlOf(wire.uri);
  if (!url) return undefined;
  const author = toEngager(wire.author);
  return {
    url,
    author: { kind: authorKind, ...author },
    text: wire.record.text ?? "",
    postedAt: publishedAt(wire, now) ?? now,
    likes: cleanCount(wire.likeCount) ?? 0,
    // A quote is a comment that stands on its own.
    comments: (cleanCount(wire.replyCount) ?? 0) + (cleanCount(wire.quoteCount) ?? 0),
    shares: cleanCount(wire.repostCount) ?? 0,
  };
}

/** When a post was published; null if neither time is credible. */
export const publishedAt = ({ record, indexedAt }: WirePost, now: Date): Date | null =>
  timeOf(record.createdAt, indexedAt, now);

/** A like or repost; `at` is null where the network gives no time. */
export function toReaction(
  actor: WireProfile,
  reactionType: "like" | "repost",
  at: Date | null,
): NetworkEngagement {
  return { kind: "reaction", person: toEngager(actor), reactionType, commentId: null, text: null, at };
}

/** A reply or quote is identified by its URI. Undefined if its address is invalid. */
export function toComment(wire: WirePost, now: Date): NetworkEngagement | undefined {
  if (!postUrlOf(wire.uri)) return undefined;
  return {
    kind: "comment",
    person: toEngager(wire.author),
    reactionType: null,
    commentId: wire.uri,
    text: wire.record.text ?? "",
    at: publishedAt(wire, now),
  };
}

/** The person behind an account. `employer` is the account that their bio names as theirs, if it exists. */
export function toPerson(wire: WireProfile, bio: Bio, employer: WireProfile | null): NetworkPerson {
  return {
    networkUrl: profileUrl(wire.did),
    name: nameOf(wire),
    headline: headlineOf(wire),
    title: bio.title,
    about: wire.description?.trim() || null,
    location: null,
    companyName: employer ? nameOf(employer) : bio.companyName,
    companyNetworkUrl: employer && profileUrl(employer.did),
    positionStartedAt: null,
    openToWork: bio.openToWork,
    hiring: bio.hiring,
  };
}

/** An organization's account. The network tells no industry and no headcount: both are unknown. */
export function toCompany(wire: WireProfile): NetworkCompany {
  return {
    networkUrl: profileUrl(wire.did),
    name: nameOf(wire),
    industry: null,
    employeeCount: null,
    website: websiteOf(wire),
    summary: wire.description?.trim() || null,
    location: null,
  };
}

export const bioOf = ({ description, displayName }: WireProfile): Bio =>
  readBio(description ?? "", displayName ?? "");

/**
 * The earlier of the time the author's app wrote, which may be wrong, and the time the network saw it. Null if neither
 * is credible.
 */
export function timeOf(created: unknown, indexed: unknown, now: Date): Date | null {
  const [first, second] = [cleanTime(created, now), cleanTime(indexed, now)];
  if (!first || !second) return first ?? second;
  return first < second ? first : second;
}

const toEngager = (wire: WireProfile) => ({
  networkUrl: profileUrl(wire.did),
  name: nameOf(wire),
  headline: headlineOf(wire),
});

const headlineOf = ({ description }: WireProfile): string | null => firstLine(description ?? "");

/** The first link in the description, or else the handle if it is a domain of the owner's. */
function websiteOf({ description, handle }: WireProfile): string | null {
  const link = /https?:\/\/[^\s<>"')]+[^\s<>"').,;!?]/i.exec(description ?? "")?.[0];
  if (link && URL.canParse(link)) return link;
  const isOwn = handle && isHandle(handle) && !hostedHandle.test(handle) && handle !== "handle.invalid";
  return isOwn ? `https://${handle}` : null;
}
