"use client";
import { ExternalLink } from "lucide-react";
import { useQueryStates } from "nuqs";
import { sourceTypeLabels } from "@/components/labels/describe-signal";
import { QueryFailed } from "@/components/page/query-failed";
import { useKeptQuery } from "@/components/page/use-api-query";
import { useTabTitle } from "@/components/page/use-tab-title";
import { Badge, StatusBadge } from "@/components/ui/badge";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { Figures } from "@/components/ui/figures";
import { PageHeader } from "@/components/ui/page-header";
import { RelativeTime } from "@/components/ui/relative-time";
import { Segmented } from "@/components/ui/segmented";
import { SkeletonRows } from "@/components/ui/skeleton";
import { getSource } from "@/lib/client/operations";
import type { SourceDetail } from "@/lib/contracts/sources";
import { ScoreDistribution } from "./score-distribution";
import { SourceActions } from "./source-actions";
import { detailParams } from "./source-detail-params";
import { SourceLimit } from "./source-limit";
import { periodChoices } from "./source-query";
import { SourceResults } from "./source-results";

/** One source: details, stats for the period, score distribution, signals and posts. */
export function SourceView({ id }: { id: string }) {
  const [params, setParams] = useQueryStates(detailParams, { history: "push" });
  const source = useKeptQuery(getSource, { params: { id }, query: { period: params.period } });
  useTabTitle(source.data?.displayName);
  if (source.isPending) return <SkeletonRows rows={6} label="Loading the source" />;
  if (source.isLoadingError) return <QueryFailed title="The source could not be loaded" query={source} />;
  const { displayName, type, networkUrl, keywords, isActive, pausedReason } = source.data;
  return (
    <>
      <PageHeader
        title={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {displayName}
            <Badge>{sourceTypeLabels[type]}</Badge>
            {!isActive && (
              <StatusBadge status="paused">
                {pausedReason === "plan" ? "Paused by the plan" : "Paused"}
              </StatusBadge>
            )}
          </span>
        }
        description={
          keywords ? (
            keywords.map((phrase) => `“${phrase}”`).join(", ")
          ) : (
            <a
              href={networkUrl ?? ""}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex items-center gap-1 rounded-sm hover:text-ink hover:underline"
            >
              {networkUrl}
              <ExternalLink aria-hidden className="size-3.5" />
            </a>
          )
        }
        actions={<SourceActions source={source.data} />}
      />
      <div className="space-y-4">
        <Card>
          <CardHeader
            title="Results"
            actions={
              <Segmented
                label="Period"
                value={params.period}
                options={periodChoices}
                onChange={(period) => setParams({ period })}
              />
            }
          />
          <Totals source={source.data} />
          <SourceLimit source={source.data} />
          <CardBody>
            {source.data.scoreDistribution.some(({ count }) => count > 0) && (
              <ScoreDistribution buckets={source.data.scoreDistribution} />
            )}
          </CardBody>
        </Card>
        <SourceResults id={id} />
      </div>
    </>
  );
}

function Totals({ source }: { source: SourceDetail }) {
  const figures = [
    ["Signals", source.signalCount.toLocaleString("en-US")],
    ["Average strength", source.strengthScore?.toFixed(1) ?? "–"],
    ["Relevant posts", source.qualifiedPosts.toLocaleString("en-US")],
    ["Posts read", source.totalPosts.toLocaleString("en-US")],
  ] as const;
  const value = [
    ["Good verdicts", source.goodVerdicts.toLocaleString("en-US")],
    ["Bad verdicts", source.badVerdicts.toLocaleString("en-US")],
    ["Credits spent", source.creditsSpent.toLocaleString("en-US")],
    ["Credits per good verdict", source.creditsPerGoodVerdict?.toLocaleString("en-US") ?? "–"],
  ] as const;
  return (
    <>
      <div className="space-y-3 px-4 pb-3">
        <Figures figures={figures} />
        <Figures figures={value} />
      </div>
      <p className="px-4 pb-3 text-ink-muted text-sm">
        {source.lastDiscoveryAt ? (
          <>
            Last checked <RelativeTime at={source.lastDiscoveryAt} />.
          </>
        ) : (
          "Not checked yet."
        )}{" "}
        {source.isActive && source.nextDiscoveryAt && (
          <>
            Next check <RelativeTime at={source.nextDiscoveryAt} />.
          </>
        )}
      </p>
    </>
  );
}
