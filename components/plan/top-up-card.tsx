"use client";
import { checkContract } from "@/components/forms/check-contract";
import { useForm } from "@/components/forms/use-form";
import { Loaded } from "@/components/page/loaded";
import { useApiQuery } from "@/components/page/use-api-query";
import { PlanRefusal } from "@/components/remedies/plan-refusal";
import { upgradeHref } from "@/components/remedies/remedy-button";
import { Button, ButtonLink } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { SelectField, TextField } from "@/components/ui/fields";
import { RelativeTime } from "@/components/ui/relative-time";
import { notify } from "@/components/ui/toast";
import { type PackSlug, packOf, packs } from "@/db/packs";
import { useTopUpChange } from "@/lib/client/billing";
import { getPlan, getTopUp } from "@/lib/client/operations";
import { type TopUp, TopUpChange } from "@/lib/contracts/credits";
import { formatCents } from "./format-price";
import { figure } from "./plan-words";

/** Automatic top-up: buys a chosen pack below a threshold, up to a limit a month. Off until an admin turns it on. */
export function TopUpCard() {
  const topUp = useApiQuery(getTopUp);
  const { data: plan } = useApiQuery(getPlan);
  const isIncluded = plan?.paygEnabled ?? true;
  return (
    <Card>
      <CardHeader
        title="Automatic top-up"
        description={
          isIncluded
            ? "Buys a pack with your stored card when the balance runs low."
            : `The ${plan?.name} plan does not include credit packs.`
        }
        actions={
          !isIncluded && (
            <ButtonLink size="sm" href={upgradeHref}>
              Upgrade
            </ButtonLink>
          )
        }
      />
      {isIncluded && (
        <Loaded query={topUp} rows={2} what="automatic top-up" failed="Automatic top-up could not be loaded">
          {(data) => <TopUpForm topUp={data} />}
        </Loaded>
      )}
    </Card>
  );
}

interface TopUpFields {
  isEnabled: boolean;
  pack: PackSlug;
  threshold: string;
  /** In the currency's main unit, as people type it. */
  monthlyCapCents: string;
}

const toNumber = (text: string) => (text.trim() === "" ? Number.NaN : Number(text));

const check = checkContract(TopUpChange, ({ isEnabled, pack, threshold, monthlyCapCents }: TopUpFields) => ({
  isEnabled,
  pack,
  threshold: toNumber(threshold),
  monthlyCapCents: Math.round(toNumber(monthlyCapCents) * 100),
}));

const packOptions = packs.map(({ slug, credits, priceCents, currency }) => ({
  value: slug,
  label: `${figure(credits)} for ${formatCents(priceCents, currency)}`,
}));

const fieldsOf = ({ isEnabled, pack, threshold, monthlyCapCents }: TopUp): TopUpFields => ({
  isEnabled,
  pack,
  threshold: String(threshold),
  monthlyCapCents: String(monthlyCapCents / 100),
});

function TopUpForm({ topUp }: { topUp: TopUp }) {
  const form = useForm({
    initial: fieldsOf(topUp),
    draft: "top-up",
    check,
    mutation: useTopUpChange(),
    onDone: (saved) =>
      notify({ text: `Automatic top-up is ${saved.isEnabled ? "on" : "off"}`, tone: "success" }),
  });
  const { isEnabled, pack, monthlyCapCents } = form.fields;
  const chosen = packOf(pack);
  const bought = Math.floor(toNumber(monthlyCapCents) / (chosen.priceCents / 100));
  return (
    <form {...form.props}>
      <CardBody className="space-y-4">
        {topUp.failedAt && topUp.isEnabled && (
          <Callout tone="warning" title="The last purchase failed">
            <RelativeTime at={topUp.failedAt} />. Check the stored card. It is tried again a day after that,
            or when you save these settings.
          </Callout>
        )}
        <Checkbox
          label="Buy a pack automatically"
          checked={isEnabled}
          onChange={({ target }) => form.edit({ isEnabled: target.checked })}
        />
        <div className="grid gap-4 sm:grid-cols-3">
          <SelectField {...form.field("pack")} label="Pack" options={packOptions} />
          <TextField
            {...form.field("threshold")}
            label="When fewer credits are left than"
            inputMode="numeric"
          />
          <TextField
            {...form.field("monthlyCapCents")}
            label={`At most a month (${chosen.currency.toUpperCase()})`}
            inputMode="decimal"
            hint={
              Number.isFinite(bought)
                ? `${bought === 0 ? "Covers no pack" : `Covers ${figure(bought)} ${bought === 1 ? "pack" : "packs"}`}. Spent this month: ${formatCents(topUp.spentThisMonthCents, chosen.currency)}.`
                : undefined
            }
          />
        </div>
        {form.failure && <PlanRefusal error={form.refusal}>{form.failure}</PlanRefusal>}
        <Button type="submit" variant="primary" disabled={!form.isChanged} pending={form.isPending}>
          Save
        </Button>
      </CardBody>
    </form>
  );
}
