import type { Report, ReportType } from "@/db/queries/reports";
import { readAddressOf, refusalOf } from "@/lib/domain/network-address";
import { subjectWords } from "@/lib/domain/reports/subject";
import { invalidField, notFound } from "@/lib/errors";
import type { Network } from "@/lib/networks/network";
import { isAddressOf, parseNetworkUrl } from "@/lib/networks/network-url";
import { sandboxHost } from "@/packages/sandbox-network/world";
import type { SampleWorld } from "./world";

/**
 * The report returned for a start in the sample: the one for the URL if there is one (`cached`), otherwise one of
 * the type chosen by the URL, so that repeats return the same. Accepts URLs of the sample's own network and of
 * `network`. Throws 400 for all others, and 404 for an unknown account report.
 */
export function startSampleReport(
  { reports }: SampleWorld,
  input: { type: ReportType; address: string; network: Network; sourceReportId?: string },
): { report: Report; cached: boolean } {
  const { type, address, network, sourceReportId } = input;
  const own = parseNetworkUrl(address, sandboxHost);
  const { field, address: addressType } = subjectWords[type];
  const subject = own ? isAddressOf(own, addressType) && own : readAddressOf(network, addressType, address);
  if (!subject) throw invalidField(field, refusalOf(network, addressType, address));
  const { url } = subject;
  if (sourceReportId && !reports.some(({ id, type }) => id === sourceReportId && type === "account")) {
    throw notFound("account report");
  }
  const ofType = reports.filter((report) => report.type === type);
  const known = ofType.find(({ subject }) => subject === url);
  const report = known ?? ofType[url.length % ofType.length];
  if (!report) throw new Error(`The sample has no ${type} report`);
  return { report, cached: known !== undefined };
}
