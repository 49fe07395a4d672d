"use client";
import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { contractResolver } from "@/components/forms/contract-resolver";
import { useServerRefusal } from "@/components/forms/server-refusal";
import { resetTo } from "@/components/forms/typed-since";
import { useFormDraft } from "@/components/forms/use-form-draft";
import { QueryFailed } from "@/components/page/query-failed";
import { PlanRefusal } from "@/components/remedies/plan-refusal";
import { upgradeHref } from "@/components/remedies/remedy-button";
import { Button, ButtonLink } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { RelativeTime } from "@/components/ui/relative-time";
import { Select } from "@/components/ui/select";
import { SkeletonRows } from "@/components/ui/skeleton";
import { notify } from "@/components/ui/toast";
import { type PackSlug, packOf, packs } from "@/db/packs";
import { useTopUpChange } from "@/lib/client/billing";
import { getPlan, getTopUp } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import { type TopUp, TopUpChange } from "@/lib/contracts/credits";
import { formatCents } from "./format-price";
import { figure } from "./plan-words";

/** Automatic top-up: buys a chosen pack below a threshold, up to a limit a month. Off until an admin turns it on. */
export function TopUpCard() {
  const topUp = useQuery(query(getTopUp));
  const { data: plan } = useQuery(query(getPlan));
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
      {isIncluded &&
        (topUp.isPending ? (
          <SkeletonRows rows={2} label="Loading automatic top-up" />
        ) : topUp.isLoadingError ? (
          <QueryFailed title="Automatic top-up could not be loaded" query={topUp} />
        ) : (
          <TopUpForm topUp={topUp.data} />
        ))}
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

const resolver = contractResolver(
  TopUpChange,
  ({ isEnabled, pack, threshold, monthlyCapCents }: TopUpFields) => ({
    isEnabled,
    pack,
    threshold: toNumber(threshold),
    monthlyCapCents: Math.round(toNumber(monthlyCapCents) * 100),
  }),
);

const fieldNames = ["pack", "threshold", "monthlyCapCents"] as const;

const fieldsOf = ({ isEnabled, pack, threshold, monthlyCapCents }: TopUp): TopUpFields => ({
  isEnabled,
  pack,
  threshold: String(threshold),
  monthlyCapCents: String(monthlyCapCents / 100),
});

function TopUpForm({ topUp }: { topUp: TopUp }) {
  const change = useTopUpChange();
  const form = useForm<TopUpFields, unknown, TopUpChange>({ resolver, defaultValues: fieldsOf(topUp) });
  const { register, handleSubmit, watch, getValues, setError, formState } = form;
  useFormDraft("top-up", form);
  const { errors, isDirty } = formState;
  const failure = useServerRefusal(change.error, setError, fieldNames);
  const chosen = packOf(watch("pack"));
  const bought = Math.floor(toNumber(watch("monthlyCapCents")) / (chosen.priceCents / 100));
  const submit = (body: TopUpChange) => {
    const sent = { ...getValues() };
    change.mutate(body, {
      onSuccess: (saved) => {
        resetTo(form, { sent, saved: fieldsOf(saved) });
        notify({ text: `Automatic top-up is ${saved.isEnabled ? "on" : "off"}`, tone: "success" });
      },
    });
  };
  return (
    <form onSubmit={handleSubmit(submit)} noValidate>
      <CardBody className="space-y-4">
        {topUp.failedAt && topUp.isEnabled && (
          <Callout tone="warning" title="The last purchase failed">
            <RelativeTime at={topUp.failedAt} />. Check the stored card. It is tried again a day after that,
            or when you save these settings.
          </Callout>
        )}
        <Checkbox {...register("isEnabled")} label="Buy a pack automatically" />
        <div className="grid gap-4 sm:grid-cols-3">
          <Field label="Pack" error={errors.pack?.message}>
            {(control) => (
              <Select {...control} {...register("pack")}>
                {packs.map(({ slug, credits, priceCents, currency }) => (
                  <option key={slug} value={slug}>
                    {figure(credits)} for {formatCents(priceCents, currency)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="When fewer credits are left than" error={errors.threshold?.message}>
            {(control) => <Input {...control} {...register("threshold")} inputMode="numeric" />}
          </Field>
          <Field
            label={`At most a month (${chosen.currency.toUpperCase()})`}
            error={errors.monthlyCapCents?.message}
            hint={
              Number.isFinite(bought)
                ? `${bought === 0 ? "Covers no pack" : `Covers ${figure(bought)} ${bought === 1 ? "pack" : "packs"}`}. Spent this month: ${formatCents(topUp.spentThisMonthCents, chosen.currency)}.`
                : undefined
            }
          >
            {(control) => <Input {...control} {...register("monthlyCapCents")} inputMode="decimal" />}
          </Field>
        </div>
        {failure && <PlanRefusal error={change.error}>{failure}</PlanRefusal>}
        <Button type="submit" variant="primary" disabled={!isDirty} pending={change.isPending}>
          Save
        </Button>
      </CardBody>
    </form>
  );
}
