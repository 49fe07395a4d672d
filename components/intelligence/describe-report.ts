import type { Status } from "@/components/ui/badge";
import type { AccountReport, PersonReport, ReportRow } from "@/lib/contracts/v1/intelligence";

type Disposition = NonNullable<AccountReport["disposition"]>;
type Role = AccountReport["buyingCommittee"][number]["role"];
type Reading = NonNullable<PersonReport["aiRead"]>["classification"];

/** Badge for each report status. */
export const reportStatusBadges: Record<ReportRow["status"], { status: Status; label: string }> = {
  queued: { status: "idle", label: "Queued" },
  running: { status: "running", label: "In progress" },
  ready: { status: "success", label: "Ready" },
  failed: { status: "danger", label: "Failed" },
};

/** Badge for each account verdict. */
export const dispositionBadges: Record<Disposition, { status: Status; label: string }> = {
  qualified: { status: "success", label: "Qualified" },
  borderline: { status: "warning", label: "Borderline" },
  disqualified: { status: "danger", label: "Disqualified" },
  insufficient_data: { status: "idle", label: "Not enough data" },
};

/** Labels of the buying committee roles. */
export const roleLabels: Record<Role, string> = {
  economic_buyer: "Economic buyer",
  decision_maker: "Decision maker",
  influencer: "Influencer",
  practitioner: "Practitioner",
};

/** Badge for each person classification. */
export const readingBadges: Record<Reading, { status: Status; label: string }> = {
  buyer: { status: "success", label: "Buyer" },
  influencer: { status: "info", label: "Influencer" },
  not_relevant: { status: "idle", label: "Not relevant" },
  unknown: { status: "idle", label: "Unknown" },
};

/** Whether a run is still in progress. */
export const isUnderWay = (status: ReportRow["status"]): boolean =>
  status === "queued" || status === "running";
