/** Starting reports, and reading them until they are ready. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "./call";
import { getCreditSummary, listReports, startAccountReport, startPersonReport } from "./operations";

export type NewReport =
  | { type: "account"; companyUrl: string }
  | { type: "person"; personUrl: string; sourceCompanyReportId?: string };

/** Starts a report, or finds the one of the last 30 days (`cached`), for which nothing is spent. */
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

/** How often a report that is under way is asked for again, in milliseconds. */
export const pollMs = 2_000;
