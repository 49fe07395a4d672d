/** The records that claims refer to. Pure. */
import type { Claim, ReportSource } from "@/lib/contracts/v1/report-parts";
import type {
  PreviousReport,
  SeenCompany,
  SeenEngagement,
  SeenIcp,
  SeenPerson,
  SeenPost,
  SeenSignal,
  SeenSource,
} from "./seen";

/** At most this many records are named for one claim. */
const maxSources = 6;

/** A claim with its sources, each once. Throws without any: nothing is said without a source. */
export function claim(text: string, ...sources: ReportSource[]): Claim {
  if (sources.length === 0) throw new Error(`A claim has no source: ${text}`);
  const distinct = new Map(sources.map((source) => [`${source.kind} ${source.id} ${source.url}`, source]));
  return { text, sources: [...distinct.values()].slice(0, maxSources) };
}

/** The engagement, and the post it belongs to. */
export function ofEngagement(engagement: SeenEngagement): ReportSource[] {
  const { id, at, post } = engagement;
  const named = { kind: "engagement" as const, id, url: post.url, date: at.toISOString() };
  return id === null ? [ofPost(post)] : [named, ofPost(post)];
}

export const ofPost = ({ id, url, postedAt }: SeenPost): ReportSource => ({
  kind: "post",
  id,
  url,
  date: postedAt.toISOString(),
});

export const ofSignal = ({ id, createdAt }: SeenSignal): ReportSource => ({
  kind: "signal",
  id,
  url: null,
  date: createdAt.toISOString(),
});

export const ofProfile = ({
  id,
  networkUrl,
  readAt,
}: Omit<SeenPerson, "name" | "title" | "headline">): ReportSource => ({
  kind: "profile",
  id,
  url: networkUrl,
  date: readAt.toISOString(),
});

export const ofCompany = ({ id, networkUrl, readAt }: SeenCompany): ReportSource => ({
  kind: "company",
  id,
  url: networkUrl,
  date: readAt.toISOString(),
});

export const ofSource = ({ id, networkUrl, createdAt }: SeenSource): ReportSource => ({
  kind: "source",
  id,
  url: networkUrl,
  date: createdAt.toISOString(),
});

export const ofIcp = ({ id, updatedAt }: SeenIcp): ReportSource => ({
  kind: "icp",
  id,
  url: null,
  date: updatedAt.toISOString(),
});

export const ofReport = ({ id, readyAt, createdAt }: PreviousReport): ReportSource => ({
  kind: "report",
  id,
  url: null,
  date: (readyAt ?? createdAt).toISOString(),
});
