"use client";
import { Loaded } from "@/components/page/loaded";
import { messageOf } from "@/components/page/query-failed";
import { useApiQuery } from "@/components/page/use-api-query";
import { count, onDay } from "@/components/plan/plan-words";
import { PlanRefusal } from "@/components/remedies/plan-refusal";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogFooter, type DialogState } from "@/components/ui/dialog";
import { SkeletonRows } from "@/components/ui/skeleton";
import { notify } from "@/components/ui/toast";
import { useCancelToTrial } from "@/lib/client/billing";
import { getPlanConsequences } from "@/lib/client/operations";
import type { PlanConsequences } from "@/lib/contracts/billing";
import { Consequences, hasConsequences } from "./consequences";

/** Shows what a move to the trial plan ends, when, and what stays, before it is scheduled. */
export function CancelDialog({ plan, endsAt, ...state }: DialogState & { plan: string; endsAt: string }) {
  const consequences = useApiQuery(getPlanConsequences, { query: { plan: "trial" } });
  const cancel = useCancelToTrial();
  const close = () => state.onOpenChange(false);
  const submit = () =>
    cancel.mutate(undefined, {
      onSuccess: ({ effectiveAt }) => {
        close();
        notify({ text: `The ${plan} plan ends on ${onDay(effectiveAt)}`, tone: "success" });
      },
    });
  return (
    <Dialog
      {...state}
      title={`Cancel the ${plan} plan?`}
      description={`It ends on ${onDay(endsAt)}. You can undo this until then.`}
    >
      <Loaded
        query={consequences}
        skeleton={
          <DialogBody>
            <SkeletonRows rows={3} label="Loading what ends" />
          </DialogBody>
        }
        what="what ends"
        failed="What ends could not be loaded"
      >
        {(data) => (
          <DialogBody className="space-y-3 text-sm">
            <Credits consequences={data} endsAt={endsAt} />
            {hasConsequences(data) && (
              <section aria-labelledby="cancel-pauses">
                <h3 id="cancel-pauses" className="mb-1 font-medium text-ink">
                  On the trial plan
                </h3>
                <div className="text-ink-muted">
                  <Consequences consequences={data} />
                </div>
              </section>
            )}
            <p className="text-ink-muted">
              Nothing is deleted. What pauses goes on if you choose a plan again.
            </p>
            {cancel.error && (
              <PlanRefusal error={cancel.error} title="The plan was not canceled">
                {messageOf(cancel.error)}
              </PlanRefusal>
            )}
          </DialogBody>
        )}
      </Loaded>
      <DialogFooter>
        <Button onClick={close}>Keep plan</Button>
        <Button variant="danger" disabled={!consequences.data} pending={cancel.isPending} onClick={submit}>
          {cancel.error ? "Retry" : "Cancel plan"}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

function Credits({ consequences, endsAt }: { consequences: PlanConsequences; endsAt: string }) {
  const { creditsEnding, creditsKept } = consequences;
  return (
    <section aria-labelledby="cancel-credits">
      <h3 id="cancel-credits" className="mb-1 font-medium text-ink">
        Credits
      </h3>
      <ul className="list-disc space-y-1 pl-4 text-ink-muted marker:text-ink-faint">
        {creditsEnding !== null && (
          <li>
            {creditsEnding > 0
              ? `Your ${count(creditsEnding, "credit", "credits")} of this period stay until ${onDay(endsAt)}. What is left then is removed.`
              : `Your credits of this period stay until ${onDay(endsAt)}.`}
          </li>
        )}
        <li>
          {creditsKept > 0
            ? `${count(creditsKept, "credit stays", "credits stay")} in your packs.`
            : "Credits in packs would stay; you have none."}
        </li>
        <li>The trial's credits were granted once and are not granted again.</li>
      </ul>
    </section>
  );
}
