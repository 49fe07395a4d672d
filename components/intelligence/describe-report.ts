import type { Status } from "@/components/ui/badge";
import type { AccountReport, PersonReport, ReportRow } from "@/lib/contracts/v1/intelligence";

type Disposition = NonNullable<AccountReport["disposition"]>;
type Role = AccountReport["buyingCommittee"][number]["role"];
type Reading = NonNullable<PersonReport["aiRead"]>["classification"];

/** How each state of a report is shown. */
export const reportLooks: Record<ReportRow["status"], { status: Status; words: string }> = {
  queued: { status: "idle", words: "Queued" },
  running: { status: "running", words: "Under way" },
  ready: { status: "success", words: "Ready" },
  failed: { status: "danger", words: "Failed" },
};

/** How each verdict on an account is shown. */
export const dispositionLooks: Record<Disposition, { status: Status; words: string }> = {
  qualified: { status: "success", words: "Qualified" },
  borderline: { status: "warning", words: "Borderline" },
  disqualified: { status: "danger", words: "Disqualified" },
  insufficient_data: { status: "idle", words: "Too little known" },
};

/** What each part of a buying committee is called. */
export const roleWords: Record<Role, string> = {
  economic_buyer: "Economic buyer",
  decision_maker: "Decision maker",
  influencer: "Influencer",
  practitioner: "Practitioner",
};

/** How each reading of a person is shown. */
export const readingLooks: Record<Reading, { status: Status; words: string }> = {
  buyer: { status: "success", words: "Buyer" },
  influencer: { status: "info", words: "Influencer" },
  not_relevant: { status: "idle", words: "Not relevant" },
  unknown: { status: "idle", words: "Not known" },
};

/** Whether a run is still on its way. */
export const isUnderWay = (status: ReportRow["status"]): boolean =>
  status === "queued" || status === "running";
