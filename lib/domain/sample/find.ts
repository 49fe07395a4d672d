/** Queries over the sample world: the same as the database's, but over rows in memory. */

import type { Post } from "@/db/queries/posts";
import type { Report } from "@/db/queries/reports";
import type { SignalOrigin } from "@/db/queries/signal-origins";
import type { Signal } from "@/db/queries/signals";
import type { SourceRow, SourceStats } from "@/db/queries/sources";
import type { UsageFigures } from "@/db/queries/usage";
import { signalTypesOf } from "@/db/signal-types";
import { compareText } from "@/lib/compare-text";
import type { Period } from "@/lib/contracts/operation";
import type { ReportQuery } from "@/lib/contracts/v1/intelligence";
import { sinceOfPeriod } from "@/lib/domain/period";
import type { SampleWorld } from "./world";
import { isOpen } from "./world";

interface Page {
  limit: number;
  offset: number;
}

const pageOf = <T>(rows: readonly T[], { limit, offset }: Page) => ({
  rows: rows.slice(offset, offset + limit),
  total: rows.length,
});

/** A page of signals, newest first. An unknown type matches nothing; a strength of 0 means any. */
export function findSampleSignals(
  { signals }: SampleWorld,
  input: Page & { type?: string; minStrength?: number },
): { rows: Signal[]; total: number } {
  const { type, minStrength = 0 } = input;
  const types = type === undefined ? null : signalTypesOf(type);
  const matches = signals.filter((row) => (types?.includes(row.type) ?? true) && row.strength >= minStrength);
  return pageOf(matches, input);
}

/** What these signals were made from. Of the engagements, the sample has the comments. */
export function findSampleOrigins(
  { signals, posts, sources, comments }: SampleWorld,
  signalIds: readonly string[],
): SignalOrigin[] {
  const asked = signals.filter(({ id }) => signalIds.includes(id));
  return asked.flatMap((row) => {
    const post = posts.find(({ id }) => id === row.postId);
    const source = sources.find(({ id }) => id === row.sourceId);
    if (!post || !source) return [];
    const { id: signalId, icpScore, persona, meaning, writtenBy, kind } = row;
    const comment = comments.find(({ engagementId }) => engagementId === row.engagementId);
    const said =
      kind === null ? { kind: "post" as const, text: post.text } : { kind, text: comment?.text ?? null };
    const ofPost = { postUrl: post.url, postText: post.text, author: post.authorName };
    return [
      { signalId, icpScore, persona, meaning, writtenBy, ...ofPost, sourceName: source.displayName, ...said },
    ];
  });
}

/** A page of the watchlist, newest first. */
export function findSamplePosts({ posts }: SampleWorld, page: Page): { rows: Post[]; total: number } {
  const open = posts.filter(isOpen);
  return pageOf(
    open.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || compareText(b.id, a.id)),
    page,
  );
}

/** A page of reports, newest first; `q` is searched for in names, ignoring case. */
export function findSampleReports(
  { reports }: SampleWorld,
  { type, q = "", ...page }: ReportQuery,
): { rows: Report[]; total: number } {
  const matches = reports.filter(
    (row) => (type === "all" || row.type === type) && row.name.toLowerCase().includes(q.toLowerCase()),
  );
  return pageOf(matches, page);
}

/** The sources with what each brought in the period, which ends with the world's day so that figures stay stable. */
export function findSampleSources(
  world: SampleWorld,
  { period }: { period: Period },
): (SourceRow & SourceStats)[] {
  const since = sinceOfPeriod(period, world.today);
  const isWithin = (row: { createdAt: Date }) => since === null || row.createdAt >= since;
  const statusOf = new Map(world.posts.map((post) => [post.id, post.status]));
  return world.sources.map((source) => {
    const signals = world.signals.filter((row) => row.sourceId === source.id && isWithin(row));
    const found = world.findings.filter((row) => row.sourceId === source.id && isWithin(row));
    return {
      ...source,
      signalCount: signals.length,
      strengthScore: averageStrength(signals),
      totalPosts: found.length,
      qualifiedPosts: found.filter(({ postId }) => statusOf.get(postId) !== "screened_out").length,
    };
  });
}

/** With one decimal; null without signals. */
function averageStrength(signals: readonly Signal[]): number | null {
  if (signals.length === 0) return null;
  const sum = signals.reduce((total, { strength }) => total + strength, 0);
  return Math.round((sum / signals.length) * 10) / 10;
}

/** The workspace's usage in the UTC month of the world's day, and in the month before. */
export function countSampleUsage({ today, signals, sources, posts }: SampleWorld): UsageFigures {
  const monthsAgo = (date: Date) =>
    (today.getUTCFullYear() - date.getUTCFullYear()) * 12 + today.getUTCMonth() - date.getUTCMonth();
  const inMonth = (rows: readonly { createdAt: Date }[], ago: number) =>
    rows.filter(({ createdAt }) => monthsAgo(createdAt) === ago).length;
  return {
    signalsThisMonth: inMonth(signals, 0),
    signalsLastMonth: inMonth(signals, 1),
    sourcesActive: sources.filter(({ isActive }) => isActive).length,
    postsMonitored: posts.filter(isOpen).length,
    postsThisMonth: inMonth(
      posts.filter(({ status }) => status !== "screened_out"),
      0,
    ),
    discoveryRunsToDate: sources.reduce((sum, { discoveryRuns }) => sum + discoveryRuns, 0),
  };
}
