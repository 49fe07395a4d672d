/** Maps the protocol's types to the port's. Pure: no I/O and no clock. */
import type { NetworkCompany, NetworkEngagement, NetworkPerson, NetworkPost } from "../network";
import { postUrlOf, profileUrl } from "./address";
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
  (labels ?? []).some(({ val, neg }) => !neg && hidingLabels.includes(val));

export const nameOf = ({ displayName, handle }: WireProfile): string => displayName?.trim() || handle;

/** Undefined if the address or the time is invalid. */
export function toPost(wire: WirePost, authorKind: "person" | "company"): NetworkPost | undefined {
  const url = postUrlOf(wire.uri);
  const postedAt = timeOf(wire.record.createdAt, wire.indexedAt);
  if (!url || !postedAt) return undefined;
  const author = toEngager(wire.author);
  return {
    url,
    author: { kind: authorKind, ...author },
    text: wire.record.text ?? "",
    postedAt,
    likes: Math.trunc(wire.likeCount ?? 0),
    comments: Math.trunc(wire.replyCount ?? 0),
    shares: Math.trunc((wire.repostCount ?? 0) + (wire.quoteCount ?? 0)),
  };
}

/** A like, repost or quote; `at` is null where the network gives no time. */
export function toReaction(
  actor: WireProfile,
  reactionType: "like" | "repost",
  at: Date | null,
): NetworkEngagement {
  return { kind: "reaction", person: toEngager(actor), reactionType, commentId: null, text: null, at };
}

/** A reply is identified by its URI. Undefined if its address is invalid. */
export function toComment(wire: WirePost): NetworkEngagement | undefined {
  if (!postUrlOf(wire.uri)) return undefined;
  return {
    kind: "comment",
    person: toEngager(wire.author),
    reactionType: null,
    commentId: wire.uri,
    text: wire.record.text ?? "",
    at: timeOf(wire.record.createdAt, wire.indexedAt),
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

/** The earlier of the time the author's app wrote, which may be wrong, and the time the network saw it. */
export function timeOf(created: string | null | undefined, indexed: string | null | undefined): Date | null {
  const times = [created, indexed].flatMap((text) => {
    const time = text ? Date.parse(text) : Number.NaN;
    return Number.isNaN(time) ? [] : time;
  });
  return times.length === 0 ? null : new Date(Math.min(...times));
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
  return hostedHandle.test(handle) || handle === "handle.invalid" ? null : `https://${handle}`;
}
