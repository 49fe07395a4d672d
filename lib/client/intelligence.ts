/** Addresses of reports, and starting them. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "./call";
import { getCreditSummary, listReports, startAccountReport, startPersonReport } from "./operations";

/** URL of a report. */
export const reportPath = ({ type, slug, id }: { type: "account" | "person"; slug: string; id: string }) =>
  `/intelligence/${type === "account" ? "accounts" : "people"}/${encodeURIComponent(slug)}?id=${id}`;

export type NewReport =
  | { type: "account"; companyUrl: string }
  | { type: "person"; personUrl: string; sourceCompanyReportId?: string };

/** Starts a report, or returns one from the last 30 days (`cached`), which spends nothing. */
export function useStartReport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (report: NewReport) => {
      if (report.type === "account") {
        return call(startAccountReport, { body: { companyUrl: report.companyUrl } });
      }
      const { type: _, ...body } = report;
      return call(startPersonReport, { body });
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [listReports.path] });
      await client.invalidateQueries({ queryKey: [getCreditSummary.path] });
    },
  });
}
