"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Circle, CircleCheck, CircleX } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { QueryFailed } from "@/components/page/query-failed";
import { Callout } from "@/components/ui/callout";
import { Card, CardHeader } from "@/components/ui/card";
import { PartBar } from "@/components/ui/part-bar";
import { SkeletonRows } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";
import { type ProvisioningStep, provisioningSteps } from "@/db/vocabulary";
import { provisioningQuery } from "@/lib/client/onboarding";
import { getIcp, getMe, getOnboarding, listSources } from "@/lib/client/operations";
import { queryKeyOf } from "@/lib/client/queries";
import type { Provisioning } from "@/lib/contracts/onboarding";
import { StageTitle } from "./stage-title";

const stepTexts: Record<ProvisioningStep, { title: string; hint: string }> = {
  profile_lookup: { title: "Look up your profile", hint: "Your own profile, if you provided one." },
  company_research: {
    title: "Read your company's page",
    hint: "What it sells and who engages with its posts.",
  },
  icp_draft: { title: "Draft your ideal customer", hint: "Titles, functions, industries and company sizes." },
  source_suggestions: { title: "Find sources", hint: "People, companies and phrases worth following." },
  ready_for_review: { title: "Ready for your review", hint: "You decide what to keep." },
};

/** The five steps while they run. Continues automatically; after a failure, users who `mayStart` can retry. */
export function ProvisioningProgress({ mayStart }: { mayStart: boolean }) {
  const progress = useQuery(provisioningQuery());
  const client = useQueryClient();
  const router = useRouter();
  const status = progress.data?.status;
  useEffect(() => {
    if (status === undefined || status === "running") return;
    for (const operation of [getMe, getIcp, getOnboarding]) {
      void client.invalidateQueries({ queryKey: queryKeyOf(operation) });
    }
    void client.invalidateQueries({ queryKey: [listSources.path] });
    // The layout shows the workspace's name, which may have changed during provisioning.
    router.refresh();
  }, [status, client, router]);
  // A failed poll is retried; the last known state stays visible.
  if (progress.data) return <Progress progress={progress.data} mayStart={mayStart} />;
  return (
    <Card>
      {progress.isLoadingError ? (
        <QueryFailed title="The progress could not be loaded" query={progress} />
      ) : (
        <SkeletonRows rows={5} label="Loading the progress" />
      )}
    </Card>
  );
}

function Progress({ progress, mayStart }: { progress: Provisioning; mayStart: boolean }) {
  const { stepIndex, totalSteps, completedSteps, status, currentStep, error, isWaitingForEngine } = progress;
  const done = completedSteps.length;
  return (
    <Card>
      <CardHeader
        title={<StageTitle>{status === "failed" ? "Setup failed" : "Drafting your workspace"}</StageTitle>}
        description="You can close this page. We'll email you when it is ready."
      />
      <p role="status" className="sr-only">
        {status === "failed"
          ? `Step ${stepIndex} of ${totalSteps} failed.`
          : `Step ${stepIndex} of ${totalSteps}: ${stepTexts[currentStep].title}`}
      </p>
      <div className="px-4 pb-3">
        <PartBar value={done} max={totalSteps} label={`${done} of ${totalSteps} steps done`} />
      </div>
      <ol className="divide-y divide-line border-line border-t">
        {provisioningSteps.map((step) => (
          <StepRow
            key={step}
            step={step}
            state={
              completedSteps.includes(step)
                ? "done"
                : step !== currentStep
                  ? "waiting"
                  : status === "failed"
                    ? "failed"
                    : "running"
            }
          />
        ))}
      </ol>
      {isWaitingForEngine && (
        <div role="status" className="p-4">
          <Callout tone="warning" title="Setup is waiting">
            Background jobs are not running at the moment. Setup continues by itself as soon as they do. If
            you operate this installation, its log and /api/health say more.
          </Callout>
        </div>
      )}
      {status === "failed" && !mayStart && (
        <div className="p-4">
          <Callout tone="danger" title="A workspace admin can restart the setup">
            <p className="break-words">{error}</p>
          </Callout>
        </div>
      )}
    </Card>
  );
}

type StepState = "done" | "running" | "failed" | "waiting";

const stateLabels: Record<StepState, string> = {
  done: "done",
  running: "running",
  failed: "failed",
  waiting: "not started",
};

function StepRow({ step, state }: { step: ProvisioningStep; state: StepState }) {
  const { title, hint } = stepTexts[step];
  return (
    <li aria-current={state === "running" ? "step" : undefined} className="flex items-start gap-3 px-4 py-3">
      <span className="mt-0.5 inline-flex size-4 shrink-0 items-center justify-center">
        {state === "done" ? (
          <CircleCheck aria-hidden className="size-4 text-success-ink" />
        ) : state === "failed" ? (
          <CircleX aria-hidden className="size-4 text-danger-ink" />
        ) : state === "running" ? (
          <Spinner />
        ) : (
          <Circle aria-hidden className="size-4 text-ink-faint" />
        )}
      </span>
      <div className="min-w-0">
        <p className={`font-medium text-sm ${state === "waiting" ? "text-ink-muted" : "text-ink"}`}>
          {title}
          <span className="sr-only">, {stateLabels[state]}</span>
        </p>
        <p className="text-ink-muted text-sm">{hint}</p>
      </div>
    </li>
  );
}
