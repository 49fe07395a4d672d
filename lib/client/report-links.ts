/** Mutations of the links to a report: its list of links is loaded again. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { NewReportLink } from "@/lib/contracts/report-links";
import { call } from "./call";
import { createReportLink, listReportLinks, revokeReportLink } from "./operations";
import { queryKeyOf } from "./queries";

const keyOf = (reportId: string) => queryKeyOf(listReportLinks, { params: { id: reportId } });

export function useNewReportLink(reportId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewReportLink) => call(createReportLink, { params: { id: reportId }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(reportId) }),
  });
}

export function useRevokeReportLink(reportId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (linkId: string) => call(revokeReportLink, { params: { id: reportId, linkId } }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(reportId) }),
  });
}
