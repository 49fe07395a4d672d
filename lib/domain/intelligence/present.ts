/** Report rows in the contract's format. Pure, so rows need not come from the database. */
import type { Report } from "@/db/queries/reports";
import type { Signal } from "@/db/queries/signals";
import type { StartedReport } from "@/lib/contracts/intelligence";
import type { AccountReport, PersonReport, ReportRow } from "@/lib/contracts/v1/intelligence";
import { presentShown } from "@/lib/domain/signals/present";
import { AccountContent, AccountSummary, PersonContent, PersonSummary } from "./content";

const noFigures = {
  disposition: null,
  industry: null,
  employeeCount: null,
  committeeSize: null,
  currentTitle: null,
  currentCompany: null,
  signalsCount: null,
};

/** A report in a list; its findings are null until it is ready. */
export function presentReportRow(row: Report): ReportRow {
  const { id, type, slug, name, status } = row;
  return {
    ...{ id, type, slug, name, status, createdAt: row.createdAt.toISOString() },
    ...noFigures,
    ...(status === "ready" ? figuresOf(row) : {}),
  };
}

const figuresOf = ({ type, summary }: Report) =>
  type === "account" ? AccountSummary.parse(summary) : PersonSummary.parse(summary);

export function presentAccountReport(row: Report): AccountReport {
  const content =
    row.status === "ready"
      ? AccountContent.parse(row.content)
      : { firmographics: null, disposition: null, dispositionReason: null, buyingCommittee: [] };
  return { ...presentStanding(row), type: "account", ...content };
}

/** `signals` are those of `surfacedSignals(row)` that still exist, in any order. */
export function presentPersonReport(row: Report, signals: Signal[]): PersonReport {
  const content = readPersonContent(row);
  const byId = new Map(signals.map((signal) => [signal.id, signal]));
  const surfaced = surfacedSignals(row).flatMap((id) => byId.get(id) ?? []);
  return {
    ...presentStanding(row),
    type: "person",
    profile: content?.profile ?? null,
    aiRead: content?.aiRead ?? null,
    notable: content?.notable ?? null,
    signals: surfaced.map(presentShown),
    rawActivityCount: content?.rawActivityCount ?? null,
    sourceCompanyReportId: row.sourceReportId,
  };
}

/** The ids of the signals a person report shows, newest first; none until it is ready. */
export const surfacedSignals = (row: Report): string[] => readPersonContent(row)?.signalIds ?? [];

const readPersonContent = (row: Report) => (row.status === "ready" ? PersonContent.parse(row.content) : null);

/** The immediate response to starting a report. */
export const presentStarted = ({ id, slug, status }: Report, cached: boolean): StartedReport => ({
  id,
  slug,
  status,
  cached,
});

function presentStanding(row: Report) {
  const { id, slug, name, status, error } = row;
  const readyAt = row.readyAt?.toISOString() ?? null;
  return { id, slug, name, status, error, createdAt: row.createdAt.toISOString(), readyAt };
}
