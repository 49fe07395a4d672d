"use client";
import { useApiQuery } from "@/components/page/use-api-query";
import { Link } from "@/components/ui/link";
import { listSignals } from "@/lib/client/operations";
import { companySignalCountInput } from "./report-params";

/** A link from an account report to the company's signals; nothing if it has none. */
export function CompanySignals({ companyKey }: { companyKey: string }) {
  const { data } = useApiQuery(listSignals, companySignalCountInput(companyKey));
  if (!data || data.total === 0) return null;
  const signals = data.total === 1 ? "1 signal" : `${data.total.toLocaleString("en-US")} signals`;
  return (
    <p className="text-ink-muted text-sm print:hidden">
      <Link
        href={`/signals?${new URLSearchParams({ company: companyKey, view: "all" })}`}
        className="rounded-sm font-medium text-accent-ink underline underline-offset-2"
      >
        {signals}
      </Link>{" "}
      from this company
    </p>
  );
}
