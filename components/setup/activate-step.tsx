"use client";
import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { describeHealth } from "@/components/destinations/describe-destination";
import { humanize } from "@/components/labels/describe-signal";
import { messageOf, QueryFailed } from "@/components/page/query-failed";
import { useApiQuery } from "@/components/page/use-api-query";
import { StatusBadge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { Detail, DetailsList } from "@/components/ui/details-list";
import { SkeletonRows } from "@/components/ui/skeleton";
import { notify } from "@/components/ui/toast";
import { countOf } from "@/db/count-of";
import { ApiError } from "@/lib/client/call";
import { useActivation } from "@/lib/client/onboarding";
import { getIcp, getPlan, listDestinations, listSources } from "@/lib/client/operations";
import type { Destination } from "@/lib/contracts/destinations";
import type { ResettableIcp } from "@/lib/contracts/icp";
import type { SetupStep } from "./setup-steps";
import { StageTitle } from "./stage-title";
import { StepFooter } from "./step-footer";

/** The last step: a summary of the setup, what activation starts, and the button for it. */
export function ActivateStep({
  mayActivate,
  onGo,
}: {
  mayActivate: boolean;
  onGo: (step: SetupStep) => void;
}) {
  const icp = useApiQuery(getIcp);
  const sources = useApiQuery(listSources);
  const destinations = useApiQuery(listDestinations);
  const plan = useApiQuery(getPlan);
  const failed = [icp, sources, destinations, plan].find((one) => one.isLoadingError);
  return (
    <Card>
      <CardHeader title={<StageTitle>Activate the workspace</StageTitle>} description="Review your setup." />
      {icp.data && sources.data && destinations.data && plan.data ? (
        <CardBody>
          <DetailsList>
            <Choice label="Ideal customer" onChange={() => onGo("profile")}>
              {describeProfile(icp.data)}
            </Choice>
            <Choice label="Sources" onChange={() => onGo("sources")}>
              {describeSources(sources.data.data.filter(({ isActive }) => isActive).length)}
            </Choice>
            <Choice label="Destination" onChange={() => onGo("destination")}>
              <Destinations all={destinations.data.data} />
            </Choice>
            <Detail label="Plan">
              {plan.data.name}
              {plan.data.creditsPerMonth !== null && `, ${countOf(plan.data.creditsPerMonth, "credit")}`}
            </Detail>
          </DetailsList>
          <div className="mt-4 rounded-md bg-sunken px-4 py-3 text-ink-muted text-sm">
            <p className="font-medium text-ink">What happens next</p>
            <ul className="mt-1 list-disc space-y-0.5 pl-4">
              <li>Every active source is searched for posts immediately, then every six hours.</li>
              <li>
                People who engage are looked up, which costs credits, and compared with your ideal customer
                profile.
              </li>
              <li>
                People who match become signals and are sent to your destination. Daily spending is capped.
              </li>
            </ul>
          </div>
        </CardBody>
      ) : failed ? (
        <QueryFailed title="The summary could not be loaded" query={failed} />
      ) : (
        <SkeletonRows rows={4} label="Loading the summary" />
      )}
      <Start mayActivate={mayActivate} onGo={onGo} />
    </Card>
  );
}

/** Each with its state, so that nobody takes one that failed its test for live. */
function Destinations({ all }: { all: Destination[] }) {
  if (all.length === 0) return "None yet. Signals stay in the portal.";
  return (
    <ul className="space-y-1">
      {all.map((destination) => {
        const { status, label } = describeHealth(destination);
        return (
          <li key={destination.id} className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="min-w-0 truncate">{destination.name}</span>
            <StatusBadge status={status}>{label}</StatusBadge>
          </li>
        );
      })}
    </ul>
  );
}

function Start({ mayActivate, onGo }: { mayActivate: boolean; onGo: (step: SetupStep) => void }) {
  const activation = useActivation();
  const router = useRouter();
  const open = () => {
    router.push("/setup/first-signal");
    router.refresh();
  };
  const activate = () =>
    activation.mutate(undefined, {
      onSuccess: () => {
        notify({ text: "Workspace activated", tone: "success" });
        open();
      },
      onError: (error) => {
        if (error instanceof ApiError && error.code === "already_activated") open();
      },
    });
  // Navigation takes a moment, so the button stays pending until the next page appears.
  const isPending = activation.isPending || activation.isSuccess;
  return (
    <>
      {activation.isError && (
        <div className="px-4 pb-4">
          <Refusal error={activation.error} onGo={onGo} />
        </div>
      )}
      <StepFooter onBack={() => onGo("destination")}>
        {mayActivate ? (
          <Button variant="primary" pending={isPending} onClick={activate}>
            Activate
          </Button>
        ) : (
          <p className="text-ink-muted text-sm">Only a workspace admin can activate it.</p>
        )}
      </StepFooter>
    </>
  );
}

const remedies: Record<string, { title: string; text: string; step: SetupStep; label: string }> = {
  NoActiveSources: {
    title: "There are no active sources",
    text: "Add at least one source or resume a paused one.",
    step: "sources",
    label: "Choose sources",
  },
  NoIcp: {
    title: "There is no ideal customer profile",
    text: "Describe your ideal customer first.",
    step: "profile",
    label: "Review ICP",
  },
};

function Refusal({ error, onGo }: { error: Error; onGo: (step: SetupStep) => void }) {
  const remedy = error instanceof ApiError ? remedies[error.code] : undefined;
  if (!remedy) {
    return (
      <Callout tone="danger" title="Could not activate the workspace">
        {messageOf(error)}
      </Callout>
    );
  }
  return (
    <Callout
      tone="danger"
      title={remedy.title}
      action={
        <Button size="sm" onClick={() => onGo(remedy.step)}>
          {remedy.label}
        </Button>
      }
    >
      {remedy.text}
    </Callout>
  );
}

function Choice({ label, onChange, children }: { label: string; onChange: () => void; children: ReactNode }) {
  return (
    <Detail label={label}>
      <span className="flex items-center justify-between gap-3">
        <span className="min-w-0">{children}</span>
        <Button size="sm" variant="ghost" className="-my-1" onClick={onChange}>
          Change<span className="sr-only"> the {label.toLowerCase()}</span>
        </Button>
      </span>
    </Detail>
  );
}

/** One-line summary of the ICP: its first titles, or its functions if it has no titles. */
function describeProfile({ targetTitles, targetPersonas }: ResettableIcp): string {
  const all = targetTitles.length > 0 ? targetTitles : targetPersonas.map(humanize);
  if (all.length === 0) return "Anyone (no titles or functions set)";
  const rest = all.length - 3;
  return `${all.slice(0, 3).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}

const describeSources = (active: number): string =>
  active === 0 ? "None. Add at least one." : `${active} active`;
