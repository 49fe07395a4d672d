"use client";
import { Target } from "lucide-react";
import type { ReactNode } from "react";
import { QueryFailed } from "@/components/page/query-failed";
import { useApiQuery } from "@/components/page/use-api-query";
import { Button, ButtonLink } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { DialogButton } from "@/components/ui/dialog-button";
import { EmptyState } from "@/components/ui/empty-state";
import { loadable } from "@/components/ui/loadable";
import { PageHeader } from "@/components/ui/page-header";
import { useLeaveWarning } from "@/components/ui/use-leave-warning";
import { ApiError } from "@/lib/client/call";
import { getIcp } from "@/lib/client/operations";
import type { ResettableIcp } from "@/lib/contracts/icp";
import { changesBetween, fieldLabels, fieldNames } from "./icp-draft";
import { CompanyFields, ContextFields, ExclusionFields, PeopleFields } from "./icp-fields";
import { IcpSkeleton } from "./icp-skeleton";
import { ProposalsCard } from "./proposals-card";
import { RescoreCard } from "./rescore-card";
import { useIcpDraft } from "./use-icp-draft";
import { WhatIfPanel } from "./what-if-panel";

const ResetIcpDialog = loadable(() => import("./reset-icp-dialog").then((file) => file.ResetIcpDialog));

/** Why the user cannot save: nothing, their role, or the workspace's plan. */
export type IcpRight = "edit" | "role" | "plan";

const rightLabels: Record<IcpRight, string> = {
  edit: "Who you sell to. Everyone who engages is scored against this profile.",
  role: "Who you sell to. You can try changes here; admins and managers can save them.",
  plan: "Who you sell to. You can try changes here, but your plan does not allow saving them.",
};

/** The ideal customer profile: a form, a preview of its changes, and a reset to the draft. */
export function IcpView({ right }: { right: IcpRight }) {
  const icp = useApiQuery(getIcp);
  if (icp.data) return <IcpEditor key={icp.data.id} icp={icp.data} right={right} />;
  const isMissing = icp.error instanceof ApiError && icp.error.code === "NoIcp";
  return (
    <>
      <IcpHeader right={right} />
      {icp.isPending ? (
        <IcpSkeleton />
      ) : (
        <Card>
          {isMissing ? (
            <EmptyState
              icon={<Target />}
              title="No ideal customer profile yet"
              action={<ButtonLink href="/setup">Open setup</ButtonLink>}
            >
              Setup drafts one from your company's page and the people who engage with it.
            </EmptyState>
          ) : (
            <QueryFailed title="The ideal customer profile could not be loaded" query={icp} />
          )}
        </Card>
      )}
    </>
  );
}

function IcpHeader({ right, actions }: { right: IcpRight; actions?: ReactNode }) {
  return <PageHeader title="Ideal customer" description={rightLabels[right]} actions={actions} />;
}

function IcpEditor({ icp, right }: { icp: ResettableIcp; right: IcpRight }) {
  const editor = useIcpDraft(icp);
  const { draft, errors, change, isChanged, isSound, edit } = editor;
  const fields = { draft, errors, onEdit: edit };
  const { name: _, ...judged } = change;
  useLeaveWarning(() => isChanged);
  return (
    <>
      <IcpHeader
        right={right}
        actions={right === "edit" && icp.draft && <ResetButton icp={icp} onReset={editor.discard} />}
      />
      <ProposalsCard icp={icp} mayDecide={right === "edit"} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <form
          aria-label="Ideal customer profile"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (right === "edit" && isChanged && isSound && !editor.isSaving) editor.save();
          }}
          className="min-w-0 space-y-4"
        >
          <Card>
            <CardHeader title="People" />
            <CardBody>
              <PeopleFields {...fields} unrecognized={icp.unrecognizedTitles} />
            </CardBody>
          </Card>
          <Card>
            <CardHeader title="Companies" />
            <CardBody>
              <CompanyFields {...fields} unrecognized={icp.unrecognizedIndustries} />
            </CardBody>
          </Card>
          <Card>
            <CardHeader title="Exclusions" />
            <CardBody>
              <ExclusionFields {...fields} />
            </CardBody>
          </Card>
          <Card>
            <CardHeader title="Context" />
            <CardBody>
              <ContextFields {...fields} limits={icp.contextLimits} />
            </CardBody>
          </Card>
          {editor.failure && (
            <Callout tone="danger" title="The ideal customer profile was not saved">
              {editor.failure}
            </Callout>
          )}
          {(isChanged || editor.isSaving) && (
            <div className="sticky bottom-3 z-10 flex flex-wrap items-center justify-end gap-2 rounded-lg border border-line bg-surface px-4 py-3 shadow-raised">
              <p className="min-w-0 flex-1 basis-40 truncate text-ink-muted text-sm">
                {editor.isSaving ? "Saving" : `Unsaved changes: ${listFields(change)}`}
              </p>
              <Button onClick={editor.discard}>Discard</Button>
              {right === "edit" && (
                <Button type="submit" variant="primary" pending={editor.isSaving} disabled={!isSound}>
                  Save
                </Button>
              )}
            </div>
          )}
        </form>
        <div className="min-w-0 space-y-4 xl:sticky xl:top-5 xl:max-h-[calc(100dvh-2.5rem)] xl:overflow-y-auto">
          <WhatIfPanel change={isSound ? judged : null} />
          <RescoreCard mayStart={right !== "role"} />
        </div>
      </div>
    </>
  );
}

const listFields = (change: object): string =>
  fieldNames
    .filter((name) => name in change)
    .map((name) => fieldLabels[name].toLowerCase())
    .join(", ");

function ResetButton({ icp, onReset }: { icp: ResettableIcp; onReset: () => void }) {
  const { draft } = icp;
  if (!draft) return null;
  const isDraft = Object.keys(changesBetween(icp, draft)).length === 0;
  return (
    <DialogButton
      disabled={isDraft}
      title={isDraft ? "The saved ICP already matches the draft." : undefined}
      load={ResetIcpDialog.load}
      dialog={(state) => <ResetIcpDialog icp={icp} draft={draft} onReset={onReset} {...state} />}
    >
      Reset to draft
    </DialogButton>
  );
}
