"use client";
import { checkContract } from "@/components/forms/check-contract";
import { useForm } from "@/components/forms/use-form";
import { useApiQuery } from "@/components/page/use-api-query";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { CopyButton } from "@/components/ui/copy-button";
import { Dialog, DialogBody, type DialogState } from "@/components/ui/dialog";
import { SelectField, TextField } from "@/components/ui/fields";
import { policy } from "@/db/policy";
import { listReportLinks } from "@/lib/client/operations";
import { useNewReportLink } from "@/lib/client/report-links";
import { NewReportLink } from "@/lib/contracts/report-links";
import { ShareLinks } from "./share-links";

interface LinkFields {
  days: string;
  label: string;
}

const { days: durations, defaultDays } = policy.reportLinks;
const check = checkContract(NewReportLink, ({ days, label }: LinkFields) => ({
  days: durations.find((duration) => String(duration) === days),
  ...(label.trim() && { label }),
}));
const dayOptions = durations.map((count) => ({
  value: String(count),
  label: count === 1 ? "1 day" : `${count} days`,
}));

/** Makes, lists and revokes the links that show a report to people without an account. */
export function ShareDialog({
  reportId,
  mayShare,
  ...state
}: DialogState & { reportId: string; mayShare: boolean }) {
  return (
    <Dialog
      {...state}
      size="lg"
      title="Share report"
      description="Anyone with a link can read facts, roles and public activity, without an account. Verdict, advice, openers and signals stay in your workspace."
    >
      <DialogBody className="space-y-5 pb-5">
        {mayShare && <NewLink reportId={reportId} />}
        <ShareLinks reportId={reportId} />
      </DialogBody>
    </Dialog>
  );
}

const newLink: LinkFields = { days: String(defaultDays), label: "" };

function NewLink({ reportId }: { reportId: string }) {
  const creation = useNewReportLink(reportId);
  const form = useForm({ initial: newLink, check, mutation: creation });
  const links = useApiQuery(listReportLinks, { params: { id: reportId } });
  const isKept = links.data?.data.some(({ id }) => id === creation.data?.id);
  return (
    <>
      <form {...form.props} className="grid items-start gap-3 sm:grid-cols-[1fr_8rem_auto]">
        <TextField
          {...form.field("label")}
          label="Label (optional)"
          autoComplete="off"
          placeholder="Whom it is for; only your workspace sees it"
        />
        <SelectField {...form.field("days")} label="Works for" options={dayOptions} />
        <Button type="submit" variant="primary" className="sm:mt-6.5" pending={creation.isPending}>
          Create link
        </Button>
      </form>
      <div aria-live="polite">
        {form.failure && (
          <Callout tone="danger" title="Could not create the link">
            {form.failure}
          </Callout>
        )}
        {creation.data && isKept && <NewAddress url={creation.data.url} />}
      </div>
    </>
  );
}

/** Only its hash is stored, so that it cannot be shown again. */
function NewAddress({ url }: { url: string }) {
  return (
    <Callout tone="success" title="Copy the link now: it is shown only once">
      <div className="mt-1.5 flex items-start gap-2 rounded-md border border-line bg-surface p-2 pl-3 text-ink">
        <code className="min-w-0 flex-1 select-all break-all py-1 font-mono text-sm">{url}</code>
        <CopyButton value={url} />
      </div>
    </Callout>
  );
}
