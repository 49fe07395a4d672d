"use client";
import { type Checked, useForm } from "@/components/forms/use-form";
import type { DialogState } from "@/components/ui/dialog";
import { SelectField } from "@/components/ui/fields";
import { notify } from "@/components/ui/toast";
import { countOf } from "@/db/count-of";
import { packOf, packs } from "@/db/packs";
import { usePackGrant } from "@/lib/client/admin-customers";
import type { AdminCustomerDetail, PackGrant } from "@/lib/contracts/admin-customers";
import { isolated } from "@/lib/contracts/isolated";
import { CreditsField, creditsIn, wrongCredits } from "./credits-field";
import { figure } from "./describe-customer";
import { ReasonDialog, withReason } from "./reason-dialog";

const other = "other";
const most = 1_000_000;
const choices = [
  ...packs.map(({ slug, credits }) => ({ value: slug, label: `${figure(credits)} credits` })),
  { value: other, label: "Another amount" },
];
const packIn = (choice: string) => packs.find(({ slug }) => slug === choice)?.slug;

/** Gives a customer credits that do not expire and cost nothing. */
export function GrantPackDialog({
  customer: { id, name },
  ...state
}: DialogState & { customer: AdminCustomerDetail }) {
  const form = useForm({
    initial: { pack: choices[0]?.value ?? other, credits: "", reason: "" },
    check: ({ reason, ...fields }): Checked<PackGrant> => {
      const pack = packIn(fields.pack);
      if (pack) return withReason(reason, { body: { pack } });
      const credits = creditsIn(fields.credits, most);
      return withReason(reason, credits === null ? wrongCredits(most) : { body: { credits } });
    },
    mutation: usePackGrant(id),
    onDone: (_, fields) => {
      const pack = packIn(fields.pack);
      const credits = pack ? packOf(pack).credits : Number(fields.credits);
      state.onOpenChange(false);
      notify({
        text: `${isolated(name)} has ${countOf(credits, "more credit", "more credits")}`,
        tone: "success",
      });
    },
  });
  return (
    <ReasonDialog {...state} title={`Grant credits to ${isolated(name)}`} confirm="Grant credits" form={form}>
      <p className="text-ink-muted">
        The credits can be used at once, do not expire, and survive a change of plan. They are not listed
        among the customer&apos;s purchases.
      </p>
      <SelectField {...form.field("pack")} label="Pack" options={choices} />
      {form.fields.pack === other && <CreditsField {...form.field("credits")} />}
    </ReasonDialog>
  );
}
