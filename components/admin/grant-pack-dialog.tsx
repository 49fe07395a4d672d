"use client";
import { useState } from "react";
import type { DialogState } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { countOf } from "@/db/count-of";
import { packOf, packs } from "@/db/packs";
import { usePackGrant } from "@/lib/client/admin-customers";
import type { AdminCustomerDetail, PackGrant } from "@/lib/contracts/admin-customers";
import { isolated } from "@/lib/contracts/isolated";
import { CreditsField, creditsIn } from "./credits-field";
import { figure } from "./describe-customer";
import { ReasonDialog } from "./reason-dialog";

const other = "other";
const most = 1_000_000;

/** Gives a customer credits that do not expire and cost nothing. */
export function GrantPackDialog({
  customer: { id, name },
  ...state
}: DialogState & {
  customer: AdminCustomerDetail;
}) {
  const grant = usePackGrant(id);
  const [choice, setChoice] = useState<string>(packs[0]?.slug ?? other);
  const [amount, setAmount] = useState("");
  const [isTried, setIsTried] = useState(false);
  const pack = packs.find(({ slug }) => slug === choice)?.slug;
  const credits = pack ? packOf(pack).credits : creditsIn(amount, most);
  return (
    <ReasonDialog
      {...state}
      title={`Grant credits to ${isolated(name)}`}
      confirm="Grant credits"
      mutation={grant}
      body={(reason): PackGrant | null => {
        setIsTried(true);
        if (pack) return { pack, reason };
        return credits === null ? null : { credits, reason };
      }}
      done={`${isolated(name)} has ${countOf(credits ?? 0, "more credit", "more credits")}`}
    >
      <p className="text-ink-muted">
        The credits can be used at once, do not expire, and survive a change of plan. They are not listed
        among the customer&apos;s purchases.
      </p>
      <Field label="Pack">
        {(control) => (
          <Select {...control} value={choice} onChange={(event) => setChoice(event.target.value)}>
            {packs.map(({ slug, credits }) => (
              <option key={slug} value={slug}>
                {figure(credits)} credits
              </option>
            ))}
            <option value={other}>Another amount</option>
          </Select>
        )}
      </Field>
      {choice === other && <CreditsField value={amount} onChange={setAmount} most={most} isTried={isTried} />}
    </ReasonDialog>
  );
}
