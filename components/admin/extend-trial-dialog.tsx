"use client";
import { useForm } from "@/components/forms/use-form";
import type { DialogState } from "@/components/ui/dialog";
import { notify } from "@/components/ui/toast";
import { useTrialExtension } from "@/lib/client/admin-customers";
import type { AdminCustomerDetail } from "@/lib/contracts/admin-customers";
import { isolated } from "@/lib/contracts/isolated";
import { CreditsField, creditsIn, wrongCredits } from "./credits-field";
import { figure } from "./describe-customer";
import { ReasonDialog, withReason } from "./reason-dialog";

const most = 1_000;

/** Adds credits to a trial, so that it goes on. */
export function ExtendTrialDialog({
  customer: { id, name },
  ...state
}: DialogState & { customer: AdminCustomerDetail }) {
  const form = useForm({
    initial: { credits: "250", reason: "" },
    check: ({ reason, ...fields }) => {
      const credits = creditsIn(fields.credits, most);
      return withReason(reason, credits === null ? wrongCredits(most) : { body: { credits } });
    },
    mutation: useTrialExtension(id),
    onDone: (_, { credits }) => {
      state.onOpenChange(false);
      notify({
        text: `${isolated(name)} has ${figure(Number(credits))} more trial credits`,
        tone: "success",
      });
    },
  });
  return (
    <ReasonDialog
      {...state}
      title={`Extend the trial of ${isolated(name)}`}
      confirm="Extend trial"
      form={form}
    >
      <p className="text-ink-muted">
        A trial ends when its credits do, so more credits extend it. They are used at the trial&apos;s daily
        pace, and are lost if the customer moves to a paid plan.
      </p>
      <CreditsField {...form.field("credits")} />
    </ReasonDialog>
  );
}
