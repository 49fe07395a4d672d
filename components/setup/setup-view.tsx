"use client";
import { useState } from "react";
import { Loaded } from "@/components/page/loaded";
import { useApiQuery } from "@/components/page/use-api-query";
import { PageHeader } from "@/components/ui/page-header";
import { getMe } from "@/lib/client/operations";
import type { Me } from "@/lib/contracts/account";
import type { CompanyAnswers } from "@/lib/contracts/company-answers";
import type { AddressExamples } from "./company-fields";
import { ProvisioningProgress } from "./provisioning-progress";
import { ReviewSteps } from "./review-steps";
import type { SetupRights } from "./setup-steps";
import { StartStage } from "./start-stage";
import { useFocusOnChange } from "./use-focus-on-change";

type NextStep = Me["signup"]["nextStep"];

const descriptions: Record<NextStep, string> = {
  create_workspace: "Check your answers, then start. It takes about a minute.",
  start_onboarding: "Check your answers, then start. It takes about a minute.",
  wait_for_onboarding: "We read your company's page and draft your ideal customer profile.",
  review_icp: "Review the draft, then activate. You can leave and resume at any step.",
  none: "This workspace is already set up.",
};

/** Setup of a workspace; the server's state determines what is shown. */
export function SetupView({
  answers,
  isConfirmed,
  examples,
  rights,
}: {
  answers: CompanyAnswers;
  /** Whether the answers come back from the mail of a sign-up. */
  isConfirmed: boolean;
  examples: AddressExamples;
  rights: SetupRights;
}) {
  const me = useApiQuery(getMe);
  const nextStep = me.data?.signup.nextStep;
  // Leave focus alone on page load; move it only when the stage changes.
  const [landedAt] = useState(nextStep);
  useFocusOnChange(nextStep);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Set up your workspace" description={nextStep && descriptions[nextStep]} />
      <Loaded query={me} rows={5} what="the setup" inCard>
        {(data) => (
          <Stage
            me={data}
            answers={answers}
            isConfirmed={isConfirmed}
            examples={examples}
            rights={rights}
            hasMoved={nextStep !== landedAt}
          />
        )}
      </Loaded>
    </div>
  );
}

function Stage({
  me,
  answers,
  isConfirmed,
  examples,
  rights,
  hasMoved,
}: {
  me: Me;
  answers: CompanyAnswers;
  isConfirmed: boolean;
  examples: AddressExamples;
  rights: SetupRights;
  hasMoved: boolean;
}) {
  switch (me.signup.nextStep) {
    case "create_workspace":
    case "start_onboarding":
      return (
        <StartStage
          email={me.user.email}
          isNew={me.customer === null}
          answers={answers}
          isConfirmed={isConfirmed}
          examples={examples}
        />
      );
    case "wait_for_onboarding":
      return <ProvisioningProgress mayStart={me.user.role === "admin"} />;
    default:
      return <ReviewSteps rights={rightsOf(me, rights)} takesFocus={hasMoved} />;
  }
}

/** The user who creates a workspace becomes its admin, but the page was rendered before that. */
function rightsOf({ user }: Me, sent: SetupRights): SetupRights {
  return user.role === "admin" ? { editProfile: true, connect: true, activate: true } : sent;
}
