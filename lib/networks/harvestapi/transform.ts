/** Maps the vendor's types to the port's. Pure: no I/O and no clock. */
import type { NetworkCompany, NetworkEngagement, NetworkPerson, NetworkPost } from "../network";
import { type NetworkUrlKind, parseNetworkUrl, parsePostUrl } from "../network-url";
import type { WireComment, WireCompany, WirePost, WireProfile, WireReaction } from "./wire";

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
const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Undefined if the address or the time is invalid. */
export function toPost(wire: WirePost, host: string): NetworkPost | undefined {
  const url =
    parsePostUrl(wire.linkedinUrl ?? "", host) ?? parsePostUrl(`posts/activity-${wire.id ?? ""}`, host);
  const postedAt = toDate(wire.postedAt.timestamp) ?? toDate(wire.postedAt.date);
  if (!url || !postedAt) return undefined;
  const { author } = wire;
  const kind = author.type === "company" ? "company" : "person";
  const slug = kind === "company" ? author.universalName : author.publicIdentifier;
  return {
    url: url.url,
    author: {
      kind,
      name: author.name,
      networkUrl: addressOf(author.linkedinUrl, slug, kind, host),
      headline: toText(author.info),
    },
    text: wire.content ?? "",
    postedAt,
    likes: Math.trunc(wire.engagement?.likes ?? 0),
    comments: Math.trunc(wire.engagement?.comments ?? 0),
    shares: Math.trunc(wire.engagement?.shares ?? 0),
  };
}

/** Null if a company page reacted, undefined if the address is invalid. */
export function toReaction(wire: WireReaction, host: string): NetworkEngagement | null | undefined {
  const person = toEngager(wire.actor, host);
  return (
    person && {
      kind: "reaction",
      person,
      reactionType: reactionWords[wire.reactionType.toUpperCase()] ?? wire.reactionType.toLowerCase(),
      commentId: null,
      text: null,
      at: null,
    }
  );
}

/** Null if a company page commented, undefined if the address is invalid. */
export function toComment(wire: WireComment, host: string): NetworkEngagement | null | undefined {
  const person = toEngager(wire.actor, host);
  return (
    person && {
      kind: "comment",
      person,
      reactionType: null,
      commentId: String(wire.id),
      text: wire.commentary ?? "",
      at: toDate(wire.createdAtTimestamp) ?? toDate(wire.createdAt),
    }
  );
}

/** Undefined if the profile has no address or no name. */
export function toPerson(wire: WireProfile, host: string): NetworkPerson | undefined {
  const networkUrl = addressOf(wire.linkedinUrl, wire.publicIdentifier, "person", host);
  const name = [wire.firstName, wire.lastName].map(toText).filter(Boolean).join(" ");
  if (!networkUrl || name === "") return undefined;
  const positions = wire.experience ?? [];
  const employer = toText(wire.currentPosition?.[0]?.companyName);
  const current = positions.filter(({ endDate }) => !endDate || endDate.text?.toLowerCase() === "present");
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
  const locations = wire.locations ?? [];
  const seat = locations.find(({ headquarter }) => headquarter) ?? locations[0];
  const place = [seat?.city, seat?.country].map(toText).filter(Boolean).join(", ");
  return {
    networkUrl,
    name: wire.name,
    industry: toText(wire.industries?.[0]?.name),
    employeeCount: wire.employeeCount ?? middle(wire.employeeCountRange),
    website: toWebAddress(wire.website),
    summary: toText(wire.description),
    location: toText(seat?.parsed?.text) ?? toText(place),
  };
}

function toEngager(
  actor: WireReaction["actor"],
  host: string,
): NetworkEngagement["person"] | null | undefined {
  const parsed = parseNetworkUrl(actor.linkedinUrl, host);
  if (!parsed) return undefined;
  if (parsed.kind !== "person") return null;
  return { networkUrl: parsed.url, name: actor.name, headline: toText(actor.position) };
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

/** Parses milliseconds or text; null if the date is missing or invalid. */
function toDate(value: string | number | null | undefined): Date | null {
  if (value === null || value === undefined || value === "") return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** The first day of the month in UTC, or of the year if there is no month. */
function toMonth(
  date: { month?: string | number | null; year?: number | null } | null | undefined,
): Date | null {
  if (!date?.year) return null;
  const { month } = date;
  const index =
    typeof month === "number" ? month - 1 : months.indexOf((month ?? "").slice(0, 3).toLowerCase());
  return new Date(Date.UTC(date.year, index >= 0 && index < 12 ? index : 0, 1));
}

function middle(range: { start?: number | null; end?: number | null } | null | undefined): number | null {
  const start = range?.start ?? null;
  if (start === null) return range?.end ?? null;
  return Math.round((start + (range?.end ?? start)) / 2);
}

/** Allows only HTTP(S) addresses, because the portal links to them. */
function toWebAddress(value: string | null | undefined): string | null {
  const address = toText(value);
  if (!address || !URL.canParse(address)) return null;
  return /^https?:$/.test(new URL(address).protocol) ? address : null;
}
