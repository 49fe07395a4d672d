"use client";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useState } from "react";
import { byField, problemsIn } from "@/components/forms/problems";
import { useFieldDraft } from "@/components/forms/use-field-draft";
import { messageOf } from "@/components/page/query-failed";
import { AnswersList } from "@/components/sign-in/answers-list";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { SkeletonRows } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";
import { provisioningQuery, useStartOnboarding } from "@/lib/client/onboarding";
import { getOnboarding } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import {
  type AnswerErrors,
  answerNames,
  answersOf,
  type CompanyAnswers,
  isComplete,
  missingAnswers,
  toStart,
} from "@/lib/contracts/company-answers";
import type { Onboarding } from "@/lib/contracts/onboarding";
import { type AddressExamples, CompanyFields } from "./company-fields";
import { StageTitle } from "./stage-title";

/**
 * Starts a setup, or restarts one that failed. What was answered before is shown as facts with an Edit button; fields
 * appear only for what is missing or refused. Answers that were confirmed by mail start without another question.
 */
export function StartStage({
  email,
  isNew,
  answers,
  isConfirmed,
  examples,
}: {
  email: string;
  isNew: boolean;
  answers: CompanyAnswers;
  isConfirmed: boolean;
  examples: AddressExamples;
}) {
  const provisioning = useQuery({ ...provisioningQuery(), enabled: !isNew });
  const earlier = useQuery({ ...query(getOnboarding), enabled: !isNew });
  const start = useStartOnboarding();
  const draft = useFieldDraft("company details");
  const { mutate } = start;
  const [missing, setMissing] = useState<AnswerErrors>({});
  const [isEditing, setEditing] = useState(false);
  const [typed, setTyped] = useState<CompanyAnswers | null>(null);
  const refused: AnswerErrors = byField(problemsIn(start.error), answerNames);
  const startsAlone = isNew && isConfirmed;

  useEffect(() => {
    if (startsAlone) mutate(toStart(answers));
  }, [startsAlone, answers, mutate]);

  // Answers that were being edited when the page was left.
  useEffect(() => {
    if (draft.isKept()) setEditing(true);
  }, [draft]);

  const answersNow = typed ?? withEarlierAnswers(answers, earlier.data);
  const failure =
    provisioning.data?.status === "failed" && earlier.data?.website ? provisioning.data.error : null;
  const isAsking =
    isEditing || failure !== null || !isComplete(answersNow) || Object.keys(refused).length > 0;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (start.isPending) return;
    const submitted = isAsking ? answersOf(new FormData(event.currentTarget)) : answersNow;
    const problems = missingAnswers(submitted);
    setTyped(submitted);
    setMissing(problems);
    const [first] = Object.keys(problems);
    if (first) focusField(event.currentTarget, first);
    else mutate(toStart(submitted), { onSuccess: draft.forget });
  }

  if (startsAlone && typed === null && !start.isError) {
    return (
      <Card>
        <CardHeader title={<StageTitle>Your company</StageTitle>} description="Starting with your answers." />
        <CardBody>
          <AnswersList answers={answersNow} />
          <p role="status" className="mt-4 flex items-center gap-2 text-ink-muted text-sm">
            <Spinner /> Creating your workspace
          </p>
        </CardBody>
      </Card>
    );
  }
  return (
    <>
      {failure && (
        <div className="mb-4">
          <Callout tone="danger" title="Setup failed">
            <p className="break-words">{failure}</p>
            <p>Nothing was lost. Check the URLs and try again.</p>
          </Callout>
        </div>
      )}
      <Card>
        <CardHeader
          title={<StageTitle>{failure ? "Retry" : "Your company"}</StageTitle>}
          description={isNew ? `You are signed in as ${email} and will be the workspace's admin.` : undefined}
          actions={
            !isAsking && (
              <Button size="sm" onClick={() => setEditing(true)}>
                Edit<span className="sr-only"> your answers</span>
              </Button>
            )
          }
        />
        <CardBody>
          {earlier.isLoading ? (
            <SkeletonRows rows={3} label="Loading your answers" />
          ) : (
            <form
              onInput={({ currentTarget }) => draft.keep(currentTarget)}
              onSubmit={submit}
              noValidate
              className="flex flex-col gap-4"
            >
              {isAsking ? (
                <div ref={draft.restore} className="contents">
                  <CompanyFields
                    answers={answersNow}
                    errors={{ ...refused, ...missing }}
                    examples={examples}
                  />
                </div>
              ) : (
                <AnswersList answers={answersNow} />
              )}
              {start.error && Object.keys(refused).length === 0 && (
                <Callout tone="danger" title="Could not start the setup">
                  {messageOf(start.error)}
                </Callout>
              )}
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <Button type="submit" variant="primary" size="lg" pending={start.isPending}>
                  {failure ? "Retry" : "Set up workspace"}
                </Button>
                <p className="text-ink-muted text-sm">Free to try. No messages are sent to anyone.</p>
              </div>
            </form>
          )}
        </CardBody>
      </Card>
      {isNew && (
        <p className="mt-4 break-words text-ink-muted text-sm">
          Does your team already have a workspace? Ask one of its admins to invite {email}, then open the link
          in the invite email instead.
        </p>
      )}
    </>
  );
}

/** What an earlier attempt started with is newer than what the URL says. */
function withEarlierAnswers(answers: CompanyAnswers, earlier: Onboarding | undefined): CompanyAnswers {
  return {
    workspaceName: earlier?.workspaceName || answers.workspaceName,
    website: earlier?.website || answers.website,
    companyNetworkUrl: earlier?.companyNetworkUrl || answers.companyNetworkUrl,
    profileUrl: earlier?.profileUrl || answers.profileUrl,
  };
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
