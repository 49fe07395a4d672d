"use client";
import { useRouter } from "next/navigation";
import { DialogForm } from "@/components/forms/dialog-form";
import { problemsIn } from "@/components/forms/problems";
import { type Checked, useForm } from "@/components/forms/use-form";
import { useApiQuery } from "@/components/page/use-api-query";
import { CreditsRemedy } from "@/components/remedies/plan-refusal";
import { Callout } from "@/components/ui/callout";
import { AddressField } from "@/components/ui/fields";
import { FormDialog } from "@/components/ui/form-dialog";
import { Segmented } from "@/components/ui/segmented";
import { notify } from "@/components/ui/toast";
import { policy } from "@/db/policy";
import { type NewReport, reportPath, useStartReport } from "@/lib/client/intelligence";
import { getCreditSummary } from "@/lib/client/operations";

/** Credit cost of each report type. */
export interface Prices {
  account: number;
  person: number;
}

interface ReportFields {
  type: keyof Prices;
  address: string;
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
  const initial: ReportFields = {
    type: person && !company ? "person" : "account",
    address: company ?? person ?? "",
  };
  const form = useForm({
    initial,
    check: ({ type, ...fields }): Checked<NewReport> => {
      const address = fields.address.trim();
      if (!address) return { problems: { address: "Enter a URL." } };
      if (type === "account") return { body: { type, companyUrl: address } };
      const origin = sourceReportId && address === person ? { sourceCompanyReportId: sourceReportId } : {};
      return { body: { type, personUrl: address, ...origin } };
    },
    mutation: useStartReport(),
    onDone: ({ id, slug, cached }, { type }) => {
      if (cached) notify({ text: "This report already exists", description: "No credits were spent." });
      router.push(reportPath({ type, slug, id }));
    },
  });
  const { type } = form.fields;
  const { data: credits } = useApiQuery(getCreditSummary);
  const balance = credits?.balance;
  const price = prices[type];
  const isShort = typeof balance === "number" && balance < price;
  // The only field that can be refused, under either name.
  const [refused] = Object.values(problemsIn(form.refusal));
  return (
    <FormDialog
      onClose={onClose}
      title="Start report"
      description={`Opening a report less than ${policy.reportCacheDays} days old is free.`}
    >
      <DialogForm
        form={{ ...form, failure: refused ? null : form.failure }}
        submit={`Start for ${price} credits`}
        failed="Could not start the report"
        onCancel={onClose}
      >
        <Segmented
          label="Report type"
          value={type}
          options={kinds}
          onChange={(next) => form.edit({ type: next })}
        />
        <AddressField {...form.field("address")} {...texts[type]} error={form.errors.address ?? refused} />
        <p className="text-ink-muted text-sm">
          This costs <strong className="font-medium text-ink">{price} credits</strong>
          {typeof balance === "number" && `, out of your remaining ${balance.toLocaleString("en-US")}`}. You
          get them back if the report fails.
        </p>
        {isShort && (
          <Callout tone="warning" title="Not enough credits" action={<CreditsRemedy />}>
            You can still open existing reports.
          </Callout>
        )}
      </DialogForm>
    </FormDialog>
  );
}
