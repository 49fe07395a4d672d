import type { Status } from "@/components/ui/badge";
import type { AccountReport, PersonReport, ReportRow } from "@/lib/contracts/v1/intelligence";

type Disposition = NonNullable<AccountReport["disposition"]>;
type Role = AccountReport["buyingCommittee"][number]["role"];
type Reading = NonNullable<PersonReport["aiRead"]>["classification"];

/** Badge for each report status. */
export const reportLooks: Record<ReportRow["status"], { status: Status; words: string }> = {
  queued: { status: "idle", words: "Queued" },
  running: { status: "running", words: "In progress" },
  ready: { status: "success", words: "Ready" },
  failed: { status: "danger", words: "Failed" },
};

/** Badge for each account verdict. */
export const dispositionLooks: Record<Disposition, { status: Status; words: string }> = {
  qualified: { status: "success", words: "Qualified" },
  borderline: { status: "warning", words: "Borderline" },
  disqualified: { status: "danger", words: "Disqualified" },
  insufficient_data: { status: "idle", words: "Not enough data" },
};

/** Labels of the buying committee roles. */
export const roleWords: Record<Role, string> = {
  economic_buyer: "Economic buyer",
  decision_maker: "Decision maker",
  influencer: "Influencer",
  practitioner: "Practitioner",
};

/** Badge for each person classification. */
export const readingLooks: Record<Reading, { status: Status; words: string }> = {
  buyer: { status: "success", words: "Buyer" },
  influencer: { status: "info", words: "Influencer" },
  not_relevant: { status: "idle", words: "Not relevant" },
  unknown: { status: "idle", words: "Unknown" },
};

/** Whether a run is still in progress. */
export const isUnderWay = (status: ReportRow["status"]): boolean =>
  status === "queued" || status === "running";
