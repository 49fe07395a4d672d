/**
 * The world that pending clients see: one workspace's rows, the same for everyone. Made from the sandbox network by the
 * product's own pure functions (`scripts/sample`), stored, and shifted to the day of the request.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { IcpProfile } from "@/db/queries/customers";
import type { DestinationRow } from "@/db/queries/destinations";
import type { Post } from "@/db/queries/posts";
import type { Report } from "@/db/queries/reports";
import type { Signal } from "@/db/queries/signals";
import type { SourceRow } from "@/db/queries/sources";
import { days } from "@/lib/clock";

/** The rows, written by `npm run sample`. From the folder that the product runs in, as it is read at run time. */
export const sampleWorldFile = join(process.cwd(), "data/sample/world.json");

/** A post that a source found, and when. */
export interface Finding {
  postId: string;
  sourceId: string;
  createdAt: Date;
}

/** What a person wrote in a comment, whole. */
export interface Comment {
  engagementId: string;
  text: string;
}

export interface SampleWorld {
  /** The midnight (UTC) that all times relate to: nothing happened after it. */
  today: Date;
  icp: IcpProfile;
  /** In the order in which they were added. */
  sources: SourceRow[];
  posts: Post[];
  findings: Finding[];
  /** Newest first. */
  signals: Signal[];
  /** Those that lead a signal. */
  comments: Comment[];
  destinations: DestinationRow[];
  /** Newest first. */
  reports: Report[];
}

let read: SampleWorld | undefined;
let moved: SampleWorld | undefined;

/** The sample world for the day of an instant. */
export function openSampleWorld(now: Date): SampleWorld {
  read ??= parseWorld(readFileSync(sampleWorldFile, "utf8"));
  const today = Math.floor(now.getTime() / days(1)) * days(1);
  if (moved?.today.getTime() !== today) moved = moveWorld(read, today - read.today.getTime());
  return moved;
}

/** Whether the post is on the watchlist. */
export const isOpen = ({ status }: Post): boolean =>
  status === "qualified" || status === "harvesting" || status === "max_harvests";

/** A world as text, one row a line; a time is `{"$date": …}`. */
export function stringifyWorld(world: SampleWorld): string {
  const parts = Object.entries(world).map(([name, value]) => {
    const rows = Array.isArray(value) ? `[\n${value.map(stringify).join(",\n")}\n]` : stringify(value);
    return `${JSON.stringify(name)}:${rows}`;
  });
  return `{${parts.join(",\n")}}\n`;
}

const stringify = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key, json) {
    const own = this[key];
    return own instanceof Date ? { $date: own.toISOString() } : json;
  });

const parseWorld = (text: string): SampleWorld =>
  JSON.parse(text, (_, value) =>
    typeof value === "object" && value !== null && typeof value.$date === "string"
      ? new Date(value.$date)
      : value,
  );

function moveWorld(world: SampleWorld, ms: number): SampleWorld {
  return {
    today: new Date(world.today.getTime() + ms),
    icp: moveRow(world.icp, ms),
    sources: world.sources.map((row) => moveRow(row, ms)),
    posts: world.posts.map((row) => moveRow(row, ms)),
    findings: world.findings.map((row) => moveRow(row, ms)),
    signals: world.signals.map((row) => moveRow(row, ms)),
    comments: world.comments,
    destinations: world.destinations.map((row) => moveRow(row, ms)),
    reports: world.reports.map((row) => ({ ...moveRow(row, ms), content: moveTimes(row.content, ms) })),
  };
}

/** A row with all its times shifted. */
function moveRow<T extends object>(row: T, ms: number): T {
  const entries = Object.entries(row).map(([name, value]) => [
    name,
    value instanceof Date ? new Date(value.getTime() + ms) : value,
  ]);
  return Object.fromEntries(entries) as T;
}

const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Stored JSON with all its times shifted. */
function moveTimes<T>(json: T, ms: number): T {
  const moved = JSON.stringify(json, (_, value) =>
    typeof value === "string" && timestamp.test(value)
      ? new Date(Date.parse(value) + ms).toISOString()
      : value,
  );
  return JSON.parse(moved);
}
