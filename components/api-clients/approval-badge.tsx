import { type Status, StatusBadge } from "@/components/ui/badge";
import type { ClientApproval } from "@/db/vocabulary";

const looks: Record<ClientApproval, { status: Status; label: string }> = {
  pending: { status: "idle", label: "Pending approval" },
  approved: { status: "success", label: "Approved" },
  denied: { status: "danger", label: "Denied" },
};

/** Whether a client has been approved to read a workspace. */
export function ApprovalBadge({ approval }: { approval: ClientApproval }) {
  const { status, label } = looks[approval];
  return <StatusBadge status={status}>{label}</StatusBadge>;
}
