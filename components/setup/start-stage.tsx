"use client";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { fieldOf } from "@/components/forms/server-refusal";
import { useFieldDraft } from "@/components/forms/use-field-draft";
import { messageOf } from "@/components/layout/query-failed";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { SkeletonRows } from "@/components/ui/skeleton";
import { ApiError } from "@/lib/client/call";
import { provisioningQuery, useStartOnboarding } from "@/lib/client/onboarding";
import { getOnboarding } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import {
  type AnswerErrors,
  answerNames,
  answersOf,
  type CompanyAnswers,
  missingAnswers,
  toStart,
} from "./company-answers";
import { CompanyFields } from "./company-fields";
import { StageTitle } from "./stage-title";

/** Starts a setup, or restarts one that failed: the company details and one confirmation. */
export function StartStage({
  email,
  isNew,
  answers,
  companyExample,
}: {
  email: string;
  isNew: boolean;
  answers: CompanyAnswers;
  companyExample: string;
}) {
  const standing = useQuery({ ...provisioningQuery(), enabled: !isNew });
  const earlier = useQuery({ ...query(getOnboarding), enabled: !isNew });
  const start = useStartOnboarding();
  const draft = useFieldDraft("company details");
  const [missing, setMissing] = useState<AnswerErrors>({});
  const refused = refusals(start.error);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (start.isPending) return;
    const given = answersOf(new FormData(event.currentTarget));
    const problems = missingAnswers(given);
    setMissing(problems);
    const [first] = Object.keys(problems);
    if (first) focusField(event.currentTarget, first);
    else start.mutate(toStart(given), { onSuccess: draft.forget });
  }

  const failure = standing.data?.status === "failed" && earlier.data?.website ? standing.data.error : null;
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
        />
        <CardBody>
          {earlier.isLoading ? (
            <SkeletonRows rows={3} label="Loading your answers" />
          ) : (
            <form
              ref={draft.restore}
              onInput={({ currentTarget }) => draft.keep(currentTarget)}
              onSubmit={submit}
              noValidate
              className="flex flex-col gap-4"
            >
              <CompanyFields
                given={withEarlierAnswers(answers, earlier.data)}
                errors={{ ...refused, ...missing }}
                companyExample={companyExample}
              />
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

/** Details missing from the URL may be known from an earlier attempt. */
function withEarlierAnswers(
  answers: CompanyAnswers,
  earlier: { website: string | null; companyNetworkUrl: string | null } | undefined,
): CompanyAnswers {
  return {
    ...answers,
    website: answers.website || (earlier?.website ?? ""),
    companyNetworkUrl: answers.companyNetworkUrl || (earlier?.companyNetworkUrl ?? ""),
  };
}

/** The server's error messages by field. */
function refusals(error: unknown): AnswerErrors {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    error.details.flatMap(({ path, message }) => {
      const name = fieldOf(path, answerNames);
      return name ? [[name, message]] : [];
    }),
  );
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
