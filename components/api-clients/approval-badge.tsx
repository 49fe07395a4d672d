import { type Status, StatusBadge } from "@/components/ui/badge";
import type { ClientApproval } from "@/db/vocabulary";

const looks: Record<ClientApproval, { status: Status; words: string }> = {
  pending: { status: "idle", words: "Pending approval" },
  approved: { status: "success", words: "Approved" },
  denied: { status: "danger", words: "Denied" },
};

/** Whether a client has been approved to read a workspace. */
export function ApprovalBadge({ approval }: { approval: ClientApproval }) {
  const { status, words } = looks[approval];
  return <StatusBadge status={status}>{words}</StatusBadge>;
}
