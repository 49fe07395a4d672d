"use client";
import { ConfirmActionDialog } from "@/components/page/confirm-action-dialog";
import type { DialogState } from "@/components/ui/dialog";
import { useRevokeReportLink } from "@/lib/client/report-links";
import type { ReportLink } from "@/lib/contracts/report-links";

/** Asks for confirmation before a link stops working. */
export function RevokeLinkDialog({
  reportId,
  link,
  ...state
}: DialogState & { reportId: string; link: ReportLink }) {
  return (
    <ConfirmActionDialog
      {...state}
      title="Revoke this link?"
      confirm="Revoke link"
      mutation={useRevokeReportLink(reportId)}
      input={link.id}
      done="Link revoked"
      failed="Could not revoke the link"
    >
      <p>
        {link.label === null ? "It" : `The link “${link.label}”`} stops working immediately for everyone who
        has it. You can create another one.
      </p>
    </ConfirmActionDialog>
  );
}
