/** Report rows in the contract's format. Pure, so rows need not come from the database. */
import { pick } from "@/db/pick";
import type { ListedReport, Report } from "@/db/queries/reports";
import type { Signal } from "@/db/queries/signals";
import type { AccountReport, PersonReport, ReportRow, Started } from "@/lib/contracts/v1/intelligence";
import { presentShown } from "@/lib/domain/signals/present";
import {
  AccountSummary,
  noAccount,
  noPerson,
  PersonSummary,
  readAccountContent,
  readPersonContent,
} from "./content";

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
export function presentReportRow(row: ListedReport): ReportRow {
  const { id, type, slug, name, status } = row;
  return {
    ...{ id, type, slug, name, status, createdAt: row.createdAt.toISOString() },
    ...noFigures,
    ...(status === "ready" ? figuresOf(row) : {}),
  };
}

const figuresOf = ({ type, summary }: ListedReport) =>
  type === "account" ? AccountSummary.parse(summary) : PersonSummary.parse(summary);

export function presentAccountReport(row: Report): AccountReport {
  const content = row.status === "ready" ? readAccountContent(row.content) : noAccount;
  return { ...presentStatus(row), type: "account", ...content };
}

/** `signals` are those of `surfacedSignals(row)` that still exist, in any order. */
export function presentPersonReport(row: Report, signals: Signal[]): PersonReport {
  const { signalIds, ...content } = contentOfPerson(row);
  const byId = new Map(signals.map((signal) => [signal.id, signal]));
  const surfaced = signalIds.flatMap((id) => byId.get(id) ?? []);
  return {
    ...presentStatus(row),
    type: "person",
    ...content,
    signals: surfaced.map(presentShown),
    sourceCompanyReportId: row.sourceReportId,
  };
}

/** The ids of the signals a person report shows, newest first; none until it is ready. */
export const surfacedSignals = (row: Report): string[] => contentOfPerson(row).signalIds;

const contentOfPerson = (row: Report) => (row.status === "ready" ? readPersonContent(row.content) : noPerson);

/** The immediate response to starting a report. */
export const presentStarted = (row: Report, cached: boolean): Started => ({
  ...pick(row, "id", "type", "slug", "name", "status"),
  createdAt: row.createdAt.toISOString(),
  cached,
});

function presentStatus(row: Report) {
  const { id, slug, name, status, error } = row;
  const readyAt = row.readyAt?.toISOString() ?? null;
  return { id, slug, name, status, error, createdAt: row.createdAt.toISOString(), readyAt };
}
