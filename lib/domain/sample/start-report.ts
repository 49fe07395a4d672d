import type { Report, ReportType } from "@/db/queries/reports";
import { requireAddress } from "@/lib/domain/intelligence/subject";
import { notFound } from "@/lib/errors";
import { parseNetworkUrl } from "@/lib/networks/network-url";
import { sandboxHost } from "@/lib/networks/sandbox/world";
import type { SampleWorld } from "./world";

/**
 * The report returned for a start in the sample: the one for the URL if there is one (`cached`), otherwise one of
 * the type chosen by the URL, so that repeats return the same. Accepts URLs of the sample's own network and of
 * `host`. Throws 400 for all others, and 404 for an unknown account report.
 */
export function startSampleReport(
  { reports }: SampleWorld,
  given: { type: ReportType; address: string; host: string; sourceReportId?: string },
): { report: Report; cached: boolean } {
  const { type, address, host, sourceReportId } = given;
  const isOurs = parseNetworkUrl(address, sandboxHost) !== null;
  const { url } = requireAddress(type, address, isOurs ? sandboxHost : host);
  if (sourceReportId && !reports.some(({ id, type }) => id === sourceReportId && type === "account")) {
    throw notFound("account report");
  }
  const ofType = reports.filter((report) => report.type === type);
  const known = ofType.find(({ subject }) => subject === url);
  const report = known ?? ofType[url.length % ofType.length];
  if (!report) throw new Error(`The sample has no ${type} report`);
  return { report, cached: known !== undefined };
}
