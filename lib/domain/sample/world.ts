/**
 * The world that pending clients see: one workspace's rows, the same for everyone. Created from the sandbox
 * network by the product's own pure functions, once per process, and shifted to the day of the request.
 */
import type { IcpProfile } from "@/db/queries/customers";
import type { DestinationRow } from "@/db/queries/destinations";
import type { Post } from "@/db/queries/posts";
import type { Report } from "@/db/queries/reports";
import type { Signal } from "@/db/queries/signals";
import type { SourceRow } from "@/db/queries/sources";
import { days } from "@/lib/clock";
import { qualifyEngaged } from "./qualify";
import { makeReports } from "./reports";
import { collectEngagements } from "./seen";
import { type Finding, sampleNetwork, watchSources } from "./watch";
import { makeSources, sampleDate, sampleDestinations, sampleIcp } from "./workspace";

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
  destinations: DestinationRow[];
  /** Newest first. */
  reports: Report[];
}

let created: Promise<SampleWorld> | undefined;
let moved: SampleWorld | undefined;

/** The sample world for the day of an instant. */
export async function openSampleWorld(now: Date): Promise<SampleWorld> {
  created ??= createSampleWorld();
  const world = await created;
  const today = Math.floor(now.getTime() / days(1)) * days(1);
  if (moved?.today.getTime() !== today) moved = moveWorld(world, today - sampleDate.getTime());
  return moved;
}

async function createSampleWorld(): Promise<SampleWorld> {
  const network = sampleNetwork();
  const sources = makeSources();
  const watched = await watchSources(network, sources);
  const signals = await qualifyEngaged(network, sources, watched);
  const engagements = await collectEngagements(network, sources, watched);
  const reports = await makeReports(network, { signals, sources, engagements });
  return {
    today: sampleDate,
    icp: sampleIcp,
    sources,
    ...watched,
    signals: signals.toReversed(),
    destinations: [...sampleDestinations],
    reports: reports.toReversed(),
  };
}

function moveWorld(world: SampleWorld, ms: number): SampleWorld {
  return {
    today: new Date(world.today.getTime() + ms),
    icp: moveRow(world.icp, ms),
    sources: world.sources.map((row) => moveRow(row, ms)),
    posts: world.posts.map((row) => moveRow(row, ms)),
    findings: world.findings.map((row) => moveRow(row, ms)),
    signals: world.signals.map((row) => moveRow(row, ms)),
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
