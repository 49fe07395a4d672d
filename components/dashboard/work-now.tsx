"use client";
import { Loaded } from "@/components/page/loaded";
import { useApiQuery } from "@/components/page/use-api-query";
import { SignalRow } from "@/components/signals/signal-row";
import { Card, CardHeader } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { listSignals } from "@/lib/client/operations";
import { openSignalsAddress, workNowAddress, workNowDays, workNowInput } from "./work-now-query";

/** The list that the rows' signals know as theirs. */
const search = workNowAddress.slice(workNowAddress.indexOf("?"));

/** The strongest new signals that nobody has written to and nobody else has; each leads to its page. */
export function WorkNow() {
  const signals = useApiQuery(listSignals, workNowInput);
  const total = signals.data?.total ?? 0;
  return (
    <Card>
      <CardHeader
        title="Work these now"
        description={`Nobody has written to them yet. Yours or nobody's, from the last ${workNowDays} days, strongest first.`}
        actions={
          total > 0 && (
            <Link href={workNowAddress} className="rounded-sm text-accent-ink text-sm hover:underline">
              All {total.toLocaleString("en-US")}
            </Link>
          )
        }
      />
      <Loaded query={signals} what="signals" rows={5}>
        {({ data }) =>
          data.length > 0 ? (
            <ul aria-label="Signals to work now" className="border-line border-t">
              {data.map((signal) => (
                <SignalRow key={signal.id} signal={signal} search={search} />
              ))}
            </ul>
          ) : (
            <p className="px-4 pt-1 pb-4 text-ink-muted text-sm">
              Nothing to work from the last {workNowDays} days.{" "}
              <Link href={openSignalsAddress} className="rounded-sm text-accent-ink underline">
                See older ones
              </Link>
            </p>
          )
        }
      </Loaded>
    </Card>
  );
}
