import type { Status, Tone } from "@/components/ui/badge";
import type { Meaning } from "@/db/vocabulary";
import type { AccountReport, PersonReport, ReportRow } from "@/lib/contracts/v1/intelligence";
import type { BuyingRole } from "@/lib/contracts/v1/purchase-roles";
import type {
  IntentLevel,
  NotableFlag,
  PlanStep,
  ReportChange,
  ReportSource,
  RivalStance,
} from "@/lib/contracts/v1/report-parts";

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

/** What an engagement says, as a badge. */
export const meaningBadges: Record<Meaning, { tone: Tone; label: string }> = {
  asks: { tone: "accent", label: "Asks" },
  evaluates: { tone: "accent", label: "Evaluates" },
  states_problem: { tone: "warning", label: "States a problem" },
  shares_experience: { tone: "success", label: "Shares experience" },
  agrees: { tone: "neutral", label: "Agrees" },
  filler: { tone: "neutral", label: "Short comment" },
  reacts: { tone: "neutral", label: "Reacts" },
  sells: { tone: "danger", label: "Sells" },
  seeks_job: { tone: "neutral", label: "Looks for a job" },
  refuses: { tone: "danger", label: "Wants no contact" },
};

/** Labels of the roles of a purchase. */
export const buyingRoleLabels: Record<BuyingRole, string> = {
  economic_buyer: "Economic buyer",
  decision_maker: "Decision maker",
  champion: "Champion",
  user: "User",
  gatekeeper: "Gatekeeper",
};

/** Labels of what is notable about a person. */
export const notableBadges: Record<NotableFlag["flag"], { tone: Tone; label: string }> = {
  asked_recently: { tone: "accent", label: "Asked recently" },
  evaluates_recently: { tone: "accent", label: "Evaluates" },
  stated_problem_recently: { tone: "warning", label: "Named a problem" },
  repeated_interest: { tone: "success", label: "Engaged repeatedly" },
  engages_with_competitor: { tone: "warning", label: "Competitor's posts" },
  engages_with_you: { tone: "success", label: "Your posts" },
  recent_job_change: { tone: "neutral", label: "Changed jobs recently" },
  hiring: { tone: "neutral", label: "Hiring" },
  open_to_work: { tone: "neutral", label: "Open to work" },
  sells: { tone: "danger", label: "Sells something" },
  writes_about_it: { tone: "neutral", label: "Author" },
  refuses: { tone: "danger", label: "Wants no contact" },
};

/** Labels of the kinds of changes. */
export const changeBadges: Record<ReportChange["kind"], { tone: Tone; label: string }> = {
  disposition: { tone: "warning", label: "Disposition" },
  stronger_evidence: { tone: "accent", label: "Stronger evidence" },
  new_signal: { tone: "success", label: "New signal" },
  new_person: { tone: "neutral", label: "New person" },
  company_facts: { tone: "neutral", label: "Company" },
  new_need: { tone: "accent", label: "New need" },
  refusal: { tone: "danger", label: "Wants no contact" },
  new_rival: { tone: "warning", label: "New rival" },
  role: { tone: "neutral", label: "Role" },
};

/** Badge for how much need was stated. */
export const intentBadges: Record<IntentLevel, { tone: Tone; label: string }> = {
  strong: { tone: "accent", label: "Strong intent" },
  some: { tone: "warning", label: "Some intent" },
  none: { tone: "neutral", label: "No intent seen" },
  refused: { tone: "danger", label: "Wants no contact" },
};

/** How someone speaks of a tool. */
export const stanceBadges: Record<RivalStance, { tone: Tone; label: string }> = {
  leaves: { tone: "accent", label: "Leaves it" },
  compares: { tone: "accent", label: "Compares it" },
  complains: { tone: "warning", label: "Complains about it" },
  praises: { tone: "success", label: "Praises it" },
  uses: { tone: "neutral", label: "Uses it" },
  mentions: { tone: "neutral", label: "Mentions it" },
};

/** Labels of the steps of a plan. */
export const planLabels: Record<PlanStep["action"], string> = {
  write: "First",
  write_next: "Next",
  find_out: "Find out",
  find: "Find someone",
  avoid: "Don't",
};

/** What a reference points to. */
export const sourceLabels: Record<ReportSource["kind"], string> = {
  engagement: "Engagement",
  signal: "Signal",
  post: "Post",
  profile: "Profile",
  company: "Company page",
  source: "Your source",
  icp: "Your ICP",
  report: "Last report",
};

/** The portal's own page about a record; null for records of the network. */
export function sourcePath({ kind, id }: Pick<ReportSource, "kind" | "id">): string | null {
  if (kind === "icp") return "/icp";
  if (id === null) return null;
  if (kind === "signal") return `/signals/${id}`;
  if (kind === "source") return `/sources/${id}`;
  return kind === "report" ? `/intelligence/accounts/report?id=${id}` : null;
}
