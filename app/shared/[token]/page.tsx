import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { cache } from "react";
import { server } from "@/app/serve";
import { SharedReportView } from "@/components/intelligence/shared-report-view";
import { TooManyOpened } from "@/components/intelligence/too-many-opened";
import { inScope } from "@/db/work-scope";
import { readSeconds } from "@/lib/contracts/request-limits";
import { openSharedReport } from "@/lib/domain/report-links/open";
import { AppError } from "@/lib/errors";
import { callerAddress } from "@/lib/http/caller-address";

type Params = { params: Promise<{ token: string }> };

/** The report of the link, null if it does not work, or the refusal of an address that opens too many; read once. */
const open = cache(async (token: string) => {
  const { db, clock, trustedProxies } = server();
  const ip = callerAddress({ headers: await headers() }, trustedProxies);
  return inScope({ customerId: null, statementMs: readSeconds * 1_000 }, () =>
    openSharedReport({ db, clock, ip }, { token }).catch((error: unknown) => {
      if (error instanceof AppError && error.code === "rate_limited") return error;
      throw error;
    }),
  );
});

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const report = await open((await params).token);
  return {
    title: report === null || report instanceof AppError ? "Shared report" : report.name,
    referrer: "no-referrer",
    robots: { index: false, follow: false, noarchive: true },
  };
}

/** What a member of a workspace shared with a link; it works without signing in. */
export default async function SharedReportPage({ params }: Params) {
  const report = await open((await params).token);
  if (report === null) notFound();
  if (report instanceof AppError) return <TooManyOpened />;
  return <SharedReportView report={report} now={server().clock.now().toISOString()} />;
}
