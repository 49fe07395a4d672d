"use client";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogFooter, type DialogState } from "@/components/ui/dialog";
import { SelectField } from "@/components/ui/fields";
import type { Option } from "@/components/ui/options";
import { notify } from "@/components/ui/toast";
import type { PlanSlug } from "@/db/vocabulary";
import { useCustomerChange } from "@/lib/client/admin-customers";
import type { AdminCustomerDetail } from "@/lib/contracts/admin-customers";
import { isolated } from "@/lib/contracts/isolated";
import { planLabel, planOptions } from "./describe-customer";
import { ReasonDialog, withReason } from "./reason-dialog";

const initial: { plan: PlanSlug | ""; reason: string } = { plan: "", reason: "" };
const choices: Option<PlanSlug | "">[] = [{ value: "", label: "Choose a plan" }, ...planOptions];

/**
 * Moves a customer to another plan without a payment. A plan that a subscription pays for is the customer's to change.
 */
export function ChangePlanDialog({ customer, ...state }: DialogState & { customer: AdminCustomerDetail }) {
  const name = isolated(customer.name);
  const form = useForm({
    initial,
    check: ({ plan, reason }) =>
      withReason(reason, plan === "" ? { problems: { plan: "Choose a plan" } } : { body: { plan } }),
    mutation: useCustomerChange(customer.id),
    onDone: (_, { plan }) => {
      state.onOpenChange(false);
      notify({ text: `${name} is now on ${planLabel(plan || null)}`, tone: "success" });
    },
  });
  if (customer.subscription) return <PaidPlan name={customer.name} {...state} />;
  return (
    <ReasonDialog {...state} title={`Change the plan of ${name}`} confirm="Change plan" form={form}>
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
      <SelectField
        {...form.field("plan")}
        label="New plan"
        options={choices.filter(({ value }) => value !== customer.plan)}
      />
    </ReasonDialog>
  );
}

function PaidPlan({ name, ...state }: DialogState & { name: string }) {
  return (
    <Dialog {...state} title="A subscription pays for this plan">
      <DialogBody className="text-ink-muted text-sm">
        <p>
          Their card is charged for the plan, so only the admins of <bdi>{name}</bdi> can change or cancel it,
          in their settings under Plan. To help them now, grant a pack.
        </p>
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => state.onOpenChange(false)}>Close</Button>
      </DialogFooter>
    </Dialog>
  );
}
