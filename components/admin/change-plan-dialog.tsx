"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter, type DialogState } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { type PlanSlug, planSlugs } from "@/db/vocabulary";
import { useCustomerChange } from "@/lib/client/admin-customers";
import type { AdminCustomerDetail } from "@/lib/contracts/admin-customers";
import { isolated } from "@/lib/contracts/isolated";
import { planLabel } from "./describe-customer";
import { ReasonDialog } from "./reason-dialog";

/**
 * Moves a customer to another plan without a payment. A plan that a subscription pays for is the customer's to change.
 */
export function ChangePlanDialog({
  customer,
  ...state
}: DialogState & {
  customer: AdminCustomerDetail;
}) {
  const change = useCustomerChange(customer.id);
  const [plan, setPlan] = useState<PlanSlug | null>(null);
  const [isTried, setIsTried] = useState(false);
  if (customer.subscription) return <PaidPlan name={customer.name} {...state} />;
  return (
    <ReasonDialog
      {...state}
      title={`Change the plan of ${isolated(customer.name)}`}
      confirm="Change plan"
      mutation={change}
      body={(reason) => {
        setIsTried(true);
        return plan && { plan, reason };
      }}
      done={`${isolated(customer.name)} is now on ${planLabel(plan)}`}
    >
      <div className="space-y-2 text-ink-muted">
        <p>
          The plan changes now, is not charged for, and is renewed each month until it is changed again. A
          larger plan adds its credits at once; a smaller one takes none before the month ends. Credits of a
          trial end with it, and going back to it grants none. Packs stay.
        </p>
        <p>
          Nothing is deleted: above the new caps, the newest sources and destinations pause, and the newest
          seats become read-only.
        </p>
      </div>
      <Field label="New plan" error={isTried && !plan ? "Choose a plan" : undefined}>
        {(control) => (
          <Select
            {...control}
            value={plan ?? ""}
            onChange={(event) => setPlan(planSlugs.find((slug) => slug === event.target.value) ?? null)}
          >
            <option value="">Choose a plan</option>
            {planSlugs
              .filter((slug) => slug !== customer.plan)
              .map((slug) => (
                <option key={slug} value={slug}>
                  {planLabel(slug)}
                </option>
              ))}
          </Select>
        )}
      </Field>
    </ReasonDialog>
  );
}

function PaidPlan({ name, ...state }: DialogState & { name: string }) {
  return (
    <Dialog {...state}>
      <DialogContent title="A subscription pays for this plan">
        <DialogBody className="text-ink-muted text-sm">
          <p>
            Their card is charged for the plan, so only the admins of <bdi>{name}</bdi> can change or cancel
            it, in their settings under Plan. To help them now, grant a pack.
          </p>
        </DialogBody>
        <DialogFooter>
          <Button onClick={() => state.onOpenChange(false)}>Close</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
