"use client";
import { CirclePause, TriangleAlert } from "lucide-react";
import { usePathname } from "next/navigation";
import { type ReactNode, useId, useState } from "react";
import { useApiQuery } from "@/components/page/use-api-query";
import { Button } from "@/components/ui/button";
import { LocalTime } from "@/components/ui/local-time";
import { getStops } from "@/lib/client/operations";
import { useMayPay } from "./payer";
import { RemedyButton } from "./remedy-button";
import { describeStoppedWork, keyOf, type Notice, noticesOn } from "./stopped-work";

/** The page that lists the same with everything else that needs attention. */
const listingPage = "/dashboard";

/**
 * One line above the page that says what credits, the plan or a payment have stopped, when it goes on, and what helps.
 * The worst comes first; the others are behind a button.
 */
export function StoppedWorkNotice() {
  const path = usePathname();
  const mayPay = useMayPay();
  const { data } = useApiQuery(getStops);
  const notices = data ? noticesOn(path, data, mayPay) : [];
  if (notices.length === 0 || path === listingPage) return null;
  return <Notices key={path} notices={notices} />;
}

function Notices({ notices: [first, ...others] }: { notices: Notice[] }) {
  const [all, setAll] = useState(false);
  const listId = useId();
  if (!first) return null;
  return (
    <aside
      aria-label="What has stopped"
      data-stop-notice
      className="border-warning-line border-b bg-warning-surface text-warning-ink print:hidden"
    >
      <ul id={listId} className="divide-y divide-warning-line">
        <Line notice={first}>
          {others.length > 0 && (
            <Button
              size="sm"
              variant="ghost"
              aria-expanded={all}
              aria-controls={listId}
              className="text-warning-ink"
              onClick={() => setAll(!all)}
            >
              {all ? "Show less" : `${others.length} more`}
            </Button>
          )}
        </Line>
        {all && others.map((notice) => <Line key={keyOf(notice)} notice={notice} />)}
      </ul>
    </aside>
  );
}

function Line({ notice, children }: { notice: Notice; children?: ReactNode }) {
  const isPayment = notice.kind === "overdue" || notice.kind === "payment";
  const Icon = isPayment ? TriangleAlert : CirclePause;
  return (
    <li className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1.5 px-4 py-1 text-sm sm:px-6 lg:px-8">
      <Icon aria-hidden className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 basis-56 py-1">
        <NoticeText notice={notice} />
      </p>
      <span className="flex items-center gap-2 max-sm:pl-7">
        {children}
        <NoticeRemedy notice={notice} />
      </span>
    </li>
  );
}

/** The button that helps best, if any does. */
export function NoticeRemedy({ notice }: { notice: Notice }) {
  if (notice.kind === "overdue") return <RemedyButton remedy="pay" source={null} />;
  return <RemedyButton remedy={notice.remedies[0] ?? "wait"} source={notice.source} />;
}

/** What has stopped, how much waits for it, and when it goes on. */
export function NoticeText({ notice }: { notice: Notice }) {
  if (notice.kind === "overdue") {
    return (
      <>
        <strong className="font-medium">A payment is overdue.</strong> Nothing new is taken in from{" "}
        <LocalTime at={notice.graceEndsAt} /> until it is paid.
      </>
    );
  }
  const { title, waiting } = describeStoppedWork(notice);
  return (
    <>
      <strong className="font-medium">{title}.</strong> {waiting}{" "}
      {notice.resumesAt && (
        <>
          It goes on by itself on <LocalTime at={notice.resumesAt} />.
        </>
      )}
    </>
  );
}
