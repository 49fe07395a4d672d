/** Maps the vendor's types to the port's. Pure: no I/O and no clock. */
import { cleanCount, numberOf } from "../clean-number";
import { cleanTime } from "../clean-time";
import type { NetworkCompany, NetworkEngagement, NetworkPerson, NetworkPost } from "../network";
import { type NetworkUrlKind, parseNetworkUrl, parsePostUrl } from "../network-url";
import type {
  WireActor,
  WireAuthor,
  WireComment,
  WireCompany,
  WirePost,
  WireProfile,
  WireReaction,
} from "./wire";

/** Maps the vendor's reaction types to the network's names; others are only lowercased. */
const reactionWords: Record<string, string> = {
  LIKE: "like",
  PRAISE: "celebrate",
  APPRECIATION: "support",
  EMPATHY: "love",
  INTEREST: "insightful",
  ENTERTAINMENT: "funny",
  RESHARE: "repost",
  SHARE: "repost",
};

/** Of which network, and when. */
export interface Reading {
  host: string;
  now: Date;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** When a post was published; null if the vendor gives no credible time. */
export const publishedAt = ({ postedAt }: WirePost, now: Date): Date | null =>
  cleanTime(postedAt?.timestamp, now) ?? cleanTime(postedAt?.date, now);

/** Undefined if it has no address. */
export function toPost(wire: WirePost, { host, now }: Reading): NetworkPost | undefined {
  const url =
    parsePostUrl(wire.linkedinUrl ?? "", host) ?? parsePostUrl(`posts/activity-${wire.id ?? ""}`, host);
  if (!url) return undefined;
  const { author, engagement } = wire;
  return {
    url: url.url,
    author: {
      kind: kindOf(author),
      name: author.name ?? "",
      networkUrl: authorUrl(author, host),
      headline: toText(author.info),
    },
    text: wire.content ?? "",
    postedAt: publishedAt(wire, now) ?? now,
    likes: cleanCount(engagement?.likes) ?? 0,
    comments: cleanCount(engagement?.comments) ?? 0,
    shares: cleanCount(engagement?.shares) ?? 0,
  };
}

const kindOf = ({ type }: WireAuthor): "company" | "person" => (type === "company" ? "company" : "person");

/** The author's canonical address; null if the vendor gives none. */
export function authorUrl(author: WireAuthor, host: string): string | null {
  const kind = kindOf(author);
  const slug = kind === "company" ? author.universalName : author.publicIdentifier;
  return addressOf(author.linkedinUrl, slug, kind, host);
}

/** Null if a company page or someone without an address reacted, undefined without a type. */
export function toReaction(wire: WireReaction, host: string): NetworkEngagement | null | undefined {
  const { reactionType } = wire;
  if (!reactionType) return undefined;
  const person = toEngager(wire.actor, host);
  return (
    person && {
      kind: "reaction",
      person,
      reactionType: reactionWords[reactionType.toUpperCase()] ?? reactionType.toLowerCase(),
      commentId: null,
      text: null,
      at: null,
    }
  );
}

/** Null if a company page or someone without an address commented, undefined without an ID. */
export function toComment(wire: WireComment, { host, now }: Reading): NetworkEngagement | null | undefined {
  if (wire.id === null || wire.id === undefined || wire.id === "") return undefined;
  const person = toEngager(wire.actor, host);
  return (
    person && {
      kind: "comment",
      person,
      reactionType: null,
      commentId: String(wire.id),
      text: wire.commentary ?? "",
      at: cleanTime(wire.createdAtTimestamp, now) ?? cleanTime(wire.createdAt, now),
    }
  );
}

/** Undefined if the profile has no address. */
export function toPerson(wire: WireProfile, host: string): NetworkPerson | undefined {
  const networkUrl = addressOf(wire.linkedinUrl, wire.publicIdentifier, "person", host);
  const name = [wire.firstName, wire.lastName].map(toText).filter(Boolean).join(" ");
  if (!networkUrl) return undefined;
  const employer = toText(wire.currentPosition[0]?.companyName);
  const current = wire.experience.filter(
    ({ endDate }) => !endDate || endDate.text?.toLowerCase() === "present",
  );
  const position = current.find(({ companyName }) => toText(companyName) === employer) ?? current[0];
  return {
    networkUrl,
    name,
    headline: toText(wire.headline),
    title: toText(position?.position),
    about: toText(wire.about),
    location: toText(wire.location?.parsed?.text) ?? toText(wire.location?.linkedinText),
    companyName: employer ?? toText(position?.companyName),
    companyNetworkUrl: addressOf(
      position?.companyLink ?? position?.companyLinkedinUrl,
      null,
      "company",
      host,
    ),
    positionStartedAt: toMonth(position?.startDate),
    openToWork: wire.openToWork ?? false,
    hiring: wire.hiring ?? false,
  };
}

/** Undefined if the company has no address. */
export function toCompany(wire: WireCompany, host: string): NetworkCompany | undefined {
  const networkUrl = addressOf(wire.linkedinUrl, wire.universalName, "company", host);
  if (!networkUrl) return undefined;
  const seat = wire.locations.find(({ headquarter }) => headquarter) ?? wire.locations[0];
  const place = [seat?.city, seat?.country].map(toText).filter(Boolean).join(", ");
  return {
    networkUrl,
    name: wire.name ?? "",
    industry: toText(wire.industries[0]),
    employeeCount: cleanCount(wire.employeeCount) ?? middle(wire.employeeCountRange),
    website: toWebAddress(wire.website),
    summary: toText(wire.description),
    location: toText(seat?.parsed?.text) ?? toText(place),
  };
}

/** Null for a company page, and for a member whose address the vendor may not show: there is no one to read. */
function toEngager(actor: WireActor, host: string): NetworkEngagement["person"] | null {
  const parsed = parseNetworkUrl(actor.linkedinUrl ?? "", host);
  if (parsed?.kind !== "person") return null;
  return { networkUrl: parsed.url, name: actor.name ?? "", headline: toText(actor.position) };
}

function addressOf(
  url: string | null | undefined,
  slug: string | null | undefined,
  kind: "person" | "company",
  host: string,
): string | null {
  const kinds: NetworkUrlKind[] = kind === "person" ? ["person"] : ["company", "school", "showcase"];
  const bySlug = slug ? parseNetworkUrl(`${kind === "person" ? "in" : "company"}/${slug}`, host) : null;
  const byUrl = parseNetworkUrl(url ?? "", host);
  // Prefer the public name: a profile requested by member ID may echo the opaque address.
  const fitting = kind === "person" ? [bySlug, byUrl] : [byUrl, bySlug];
  return fitting.find((parsed) => parsed && kinds.includes(parsed.kind))?.url ?? null;
}

function toText(value: string | null | undefined): string | null {
  return value?.trim() || null;
}

/** The first day of the month in UTC, or of the year if there is no month. */
function toMonth(date: { month?: unknown; year?: unknown } | null | undefined): Date | null {
  const year = numberOf(date?.year);
  // The platform would read a year of two digits as one of the twentieth century.
  if (year === null || year < 1_000) return null;
  const { month } = date ?? {};
  const named = typeof month === "string" ? months.indexOf(month.slice(0, 3).toLowerCase()) : -1;
  const index = named >= 0 ? named : (numberOf(month) ?? 1) - 1;
  return new Date(Date.UTC(year, index >= 0 && index < 12 ? index : 0, 1));
}

function middle(range: { start?: unknown; end?: unknown } | null | undefined): number | null {
  const start = cleanCount(range?.start);
  const end = cleanCount(range?.end);
  return start === null ? end : Math.round((start + (end ?? start)) / 2);
}

/** Allows only HTTP(S) addresses, because the portal links to them. */
function toWebAddress(value: string | null | undefined): string | null {
  const address = toText(value);
  if (!address || !URL.canParse(address)) return null;
  return /^https?:$/.test(new URL(address).protocol) ? address : null;
}
