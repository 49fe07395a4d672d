import type { Report, ReportType } from "@/db/queries/reports";
import type { ReportQuery } from "@/lib/contracts/v1/intelligence";
import { listReports as listLive } from "@/lib/domain/reports/list";
import {
  presentAccountReport,
  presentPersonReport,
  presentReportRow,
  presentStarted,
} from "@/lib/domain/reports/present";
import {
  readAccountReport as readLiveAccount,
  readPersonReport as readLivePerson,
} from "@/lib/domain/reports/read";
import {
  startAccountReport as startLiveAccount,
  startPersonReport as startLivePerson,
} from "@/lib/domain/reports/start";
import { findSampleReports } from "@/lib/domain/sample/find";
import { startSampleReport } from "@/lib/domain/sample/start-report";
import { notFound } from "@/lib/errors";
import { metaOf, sampleOf, type V1Context } from "./context";

/** A page of reports, newest first, filtered by type and by part of the name. */
export async function listReportsV1(ctx: V1Context, query: ReportQuery) {
  const { limit, offset } = query;
  const { data, total } = await reportPage(ctx, query);
  return { data, total, limit, offset, _meta: metaOf(ctx) };
}

async function reportPage(ctx: V1Context, query: ReportQuery) {
  if (ctx.mode === "live") return listLive(ctx, query);
  const { rows, total } = findSampleReports(sampleOf(ctx), query);
  return { data: rows.map(presentReportRow), total };
}

/** An account report in any state. Throws 404. */
export async function readAccountReportV1(ctx: V1Context, params: { id: string }) {
  const data =
    ctx.mode === "live"
      ? await readLiveAccount(ctx, params)
      : presentAccountReport(await sampleReport(ctx, "account", params.id));
  return { data, _meta: metaOf(ctx) };
}

/** A person report in any state. Throws 404. */
export async function readPersonReportV1(ctx: V1Context, params: { id: string }) {
  const data =
    ctx.mode === "live"
      ? await readLivePerson(ctx, params)
      : presentPersonReport(await sampleReport(ctx, "person", params.id), sampleOf(ctx).signals);
  return { data, _meta: metaOf(ctx) };
}

async function sampleReport(ctx: V1Context, type: ReportType, id: string): Promise<Report> {
  const { reports } = sampleOf(ctx);
  const report = reports.find((row) => row.id === id && row.type === type);
  if (!report) throw notFound(`${type} report`);
  return report;
}

/** Starts an account report, or returns the existing one; in the sample it costs nothing. */
export async function startAccountReportV1(ctx: V1Context, input: { companyUrl: string }) {
  const started =
    ctx.mode === "live"
      ? await startLiveAccount(ctx, input)
      : await startSample(ctx, { type: "account", address: input.companyUrl });
  return { ...started, data: started, _meta: metaOf(ctx) };
}

/** Starts a person report, or returns the existing one; in the sample it costs nothing. */
export async function startPersonReportV1(
  ctx: V1Context,
  input: { personUrl: string; sourceCompanyReportId?: string },
) {
  const started =
    ctx.mode === "live"
      ? await startLivePerson(ctx, input)
      : await startSample(ctx, {
          type: "person",
          address: input.personUrl,
          sourceReportId: input.sourceCompanyReportId,
        });
  return { ...started, data: started, _meta: metaOf(ctx) };
}

async function startSample(
  ctx: V1Context,
  input: { type: ReportType; address: string; sourceReportId?: string },
) {
  const { network } = ctx.ports;
  const { report, cached } = startSampleReport(sampleOf(ctx), { ...input, network });
  // A new report is shown as queued, like a live one, so clients should poll for the result.
  return presentStarted(cached ? report : { ...report, status: "queued" }, cached);
}
