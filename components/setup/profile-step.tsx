"use client";
import { CompanyFields, PeopleFields } from "@/components/icp/icp-fields";
import { useIcpDraft } from "@/components/icp/use-icp-draft";
import { Loaded } from "@/components/page/loaded";
import { useApiQuery } from "@/components/page/use-api-query";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { getIcp } from "@/lib/client/operations";
import type { ResettableIcp } from "@/lib/contracts/icp";
import { StageTitle } from "./stage-title";
import { StepFooter } from "./step-footer";

/** The first step: review the drafted ICP. Changes are saved on continue. */
export function ProfileStep({ mayEdit, onNext }: { mayEdit: boolean; onNext: () => void }) {
  const icp = useApiQuery(getIcp);
  return (
    <Card>
      <CardHeader
        title={<StageTitle>Your ideal customer</StageTitle>}
        description="Drafted from your company's page and the people who engage with it. Everyone is scored against it."
      />
      <Loaded query={icp} rows={5} what="the ideal customer profile">
        {(data) => <ProfileForm icp={data} mayEdit={mayEdit} onNext={onNext} />}
      </Loaded>
    </Card>
  );
}

function ProfileForm({ icp, mayEdit, onNext }: { icp: ResettableIcp; mayEdit: boolean; onNext: () => void }) {
  const editor = useIcpDraft(icp);
  const fields = { draft: editor.draft, errors: editor.errors, onEdit: editor.edit };
  const goOn = () => {
    if (editor.isSaving || !editor.isSound) return;
    if (editor.isChanged) editor.save(onNext);
    else onNext();
  };
  return (
    <form
      aria-label="Ideal customer profile"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      <CardBody>
        <fieldset disabled={!mayEdit} className="min-w-0 space-y-4">
          <legend className="sr-only">Ideal customer profile</legend>
          <PeopleFields {...fields} unrecognized={icp.unrecognizedTitles} />
          <CompanyFields {...fields} unrecognized={icp.unrecognizedIndustries} />
        </fieldset>
        <p className="mt-4 text-ink-muted text-sm">
          {mayEdit ? "For more fields and a preview of changes, go to " : "See the full ICP under "}
          <Link href="/icp" className="rounded-sm text-accent-ink underline underline-offset-2">
            Ideal customer
          </Link>
          .
        </p>
        {editor.failure && (
          <div className="mt-4">
            <Callout tone="danger" title="The ideal customer profile was not saved">
              {editor.failure}
            </Callout>
          </div>
        )}
      </CardBody>
      <StepFooter>
        <Button type="submit" variant="primary" pending={editor.isSaving} disabled={!editor.isSound}>
          {editor.isChanged || editor.isSaving ? "Save and continue" : "Looks right, continue"}
        </Button>
      </StepFooter>
    </form>
  );
}
