"use client";
import { useState } from "react";
import type { DialogState } from "@/components/ui/dialog";
import { useTrialExtension } from "@/lib/client/admin-customers";
import type { AdminCustomerDetail } from "@/lib/contracts/admin-customers";
import { isolated } from "@/lib/contracts/isolated";
import { CreditsField, creditsIn } from "./credits-field";
import { figure } from "./describe-customer";
import { ReasonDialog } from "./reason-dialog";

const most = 1_000;

/** Adds credits to a trial, so that it goes on. */
export function ExtendTrialDialog({
  customer: { id, name },
  ...state
}: DialogState & {
  customer: AdminCustomerDetail;
}) {
  const extend = useTrialExtension(id);
  const [amount, setAmount] = useState("250");
  const [isTried, setIsTried] = useState(false);
  const credits = creditsIn(amount, most);
  return (
    <ReasonDialog
      {...state}
      title={`Extend the trial of ${isolated(name)}`}
      confirm="Extend trial"
      mutation={extend}
      body={(reason) => {
        setIsTried(true);
        return credits === null ? null : { credits, reason };
      }}
      done={`${isolated(name)} has ${figure(credits ?? 0)} more trial credits`}
    >
      <p className="text-ink-muted">
        A trial ends when its credits do, so more credits extend it. They are used at the trial&apos;s daily
        pace, and are lost if the customer moves to a paid plan.
      </p>
      <CreditsField value={amount} onChange={setAmount} most={most} isTried={isTried} />
    </ReasonDialog>
  );
}
