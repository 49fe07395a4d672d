"use client";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { messageOf } from "@/components/page/query-failed";
import { CreditsRemedy, PlanRefusal } from "@/components/remedies/plan-refusal";
import { AddressInput } from "@/components/ui/address-input";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import { Segmented } from "@/components/ui/segmented";
import { notify } from "@/components/ui/toast";
import { policy } from "@/db/policy";
import { ApiError } from "@/lib/client/call";
import { type NewReport, reportPath, useStartReport } from "@/lib/client/intelligence";
import { getCreditSummary } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";

/** Credit cost of each report type. */
export interface Prices {
  account: number;
  person: number;
}

const kinds = [
  { value: "account", label: "Account" },
  { value: "person", label: "Person" },
] as const;

const texts = {
  account: {
    label: "Company page",
    placeholder: "https://www.network.example/company/northwind",
    hint: "The URL of the company's page on the network.",
  },
  person: {
    label: "Profile",
    placeholder: "https://www.network.example/in/ada-lovelace",
    hint: "The URL of the person's profile on the network.",
  },
} as const;

/** Starts a report. The price and the balance are shown before credits are spent. */
export function StartReportDialog({
  prices,
  company,
  person,
  sourceReportId,
  onClose,
}: {
  prices: Prices;
  company: string | null;
  person: string | null;
  /** The account report that led to this person. */
  sourceReportId: string | null;
  onClose: () => void;
}) {
  const router = useRouter();
  const [type, setType] = useState<keyof Prices>(person && !company ? "person" : "account");
  const [address, setAddress] = useState(company ?? person ?? "");
  const [problem, setProblem] = useState<string>();
  const start = useStartReport();
  const { data: credits } = useQuery(query(getCreditSummary));
  const balance = credits?.balance;
  const price = prices[type];
  const isShort = typeof balance === "number" && balance < price;

  function submit(event: FormEvent) {
    event.preventDefault();
    const given = address.trim();
    if (!given) {
      setProblem("Enter a URL.");
      return;
    }
    setProblem(undefined);
    const origin = sourceReportId && given === person ? { sourceCompanyReportId: sourceReportId } : {};
    const report: NewReport =
      type === "account" ? { type, companyUrl: given } : { type, personUrl: given, ...origin };
    start.mutate(report, {
      onSuccess: ({ id, slug, cached }) => {
        if (cached) notify({ text: "This report already exists", description: "No credits were spent." });
        router.push(reportPath({ type, slug, id }));
      },
      onError: (error) => {
        if (error instanceof ApiError && error.details[0]) setProblem(error.details[0].message);
      },
    });
  }

  const refusal = start.error instanceof ApiError && start.error.details.length > 0 ? null : start.error;
  return (
    <FormDialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Start report"
        description={`Opening a report less than ${policy.reportCacheDays} days old is free.`}
      >
        <form onSubmit={submit} noValidate className="flex min-h-0 flex-col">
          <DialogBody className="space-y-4">
            <Segmented label="Report type" value={type} options={kinds} onChange={setType} />
            <Field label={texts[type].label} hint={texts[type].hint} error={problem}>
              {(control) => (
                <AddressInput
                  {...control}
                  placeholder={texts[type].placeholder}
                  value={address}
                  onChange={(event) => setAddress(event.target.value)}
                />
              )}
            </Field>
            <p className="text-ink-muted text-sm">
              This costs <strong className="font-medium text-ink">{price} credits</strong>
              {typeof balance === "number" && `, out of your remaining ${balance.toLocaleString("en-US")}`}.
              You get them back if the report fails.
            </p>
            {isShort && (
              <Callout tone="warning" title="Not enough credits" action={<CreditsRemedy />}>
                You can still open existing reports.
              </Callout>
            )}
            {refusal && (
              <PlanRefusal error={refusal} title="Could not start the report">
                {messageOf(refusal)}
              </PlanRefusal>
            )}
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" pending={start.isPending}>
              Start for {price} credits
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </FormDialog>
  );
}
