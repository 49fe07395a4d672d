"use client";
import { useQueryState } from "nuqs";
import { type ReactNode, useState } from "react";
import { QueryFailed } from "@/components/page/query-failed";
import { useApiQuery } from "@/components/page/use-api-query";
import { Card } from "@/components/ui/card";
import { SkeletonRows } from "@/components/ui/skeleton";
import { Steps } from "@/components/ui/steps";
import { listDestinations, listSources } from "@/lib/client/operations";
import { ActivateStep } from "./activate-step";
import { DestinationStep } from "./destination-step";
import { ProfileStep } from "./profile-step";
import {
  resumeAt,
  type SetupRights,
  type SetupStep,
  setupSteps,
  stepLabels,
  stepParser,
} from "./setup-steps";
import { SourcesStep } from "./sources-step";
import { useFocusOnChange } from "./use-focus-on-change";

/** The four steps from draft to active workspace; the URL or the existing data determines the current step. */
export function ReviewSteps({ rights, takesFocus }: { rights: SetupRights; takesFocus: boolean }) {
  const [asked, setAsked] = useQueryState("step", stepParser.withOptions({ history: "push", scroll: true }));
  const sources = useApiQuery(listSources);
  const destinations = useApiQuery(listDestinations);
  // The initial step is decided once, so that data added later does not switch steps.
  const [resumed, setResumed] = useState<SetupStep | null>(null);
  if (asked === null && resumed === null && sources.data && destinations.data) {
    setResumed(resumeAt({ sources: sources.data.total, destinations: destinations.data.total }));
  }
  const step = asked ?? resumed;
  useFocusOnChange(step ?? undefined, takesFocus);
  const failed = [sources, destinations].find((one) => one.isLoadingError);
  if (step === null) {
    return (
      <Card>
        {failed ? (
          <QueryFailed title="The setup could not be loaded" query={failed} />
        ) : (
          <SkeletonRows rows={5} label="Loading the setup" />
        )}
      </Card>
    );
  }
  const go = (to: SetupStep) => void setAsked(to);
  const panels: Record<SetupStep, ReactNode> = {
    profile: <ProfileStep mayEdit={rights.editProfile} onNext={() => go("sources")} />,
    sources: <SourcesStep onBack={() => go("profile")} onNext={() => go("destination")} />,
    destination: (
      <DestinationStep
        mayConnect={rights.connect}
        onBack={() => go("sources")}
        onNext={() => go("activate")}
      />
    ),
    activate: <ActivateStep mayActivate={rights.activate} onGo={go} />,
  };
  return (
    <div className="space-y-4">
      <Steps labels={setupSteps.map((one) => stepLabels[one])} current={setupSteps.indexOf(step)} />
      {panels[step]}
    </div>
  );
}
