import type { Tone } from "@/components/ui/badge";
import type { NewSource } from "@/lib/contracts/sources";
import type { FoundCompanies, PastedReason, PastedSource } from "@/lib/contracts/sources-pasted";

type Found = FoundCompanies["data"][number];

/** What was found by company name, and what people chose of it: an address, or nothing. */
export interface Companies {
  found: ReadonlyMap<string, Found>;
  chosen: ReadonlyMap<string, string>;
}

export const skipLabels: Record<PastedReason, string> = {
  duplicate: "Duplicate line",
  already_active: "Already a source",
  invalid_format: "Left out",
  cap_exceeded: "Over your plan's limit",
  heading: "Column headings",
  company_name: "Not looked up yet",
};

/** The page chosen for a company's name; the only one with exactly that name unless people chose otherwise. */
export function chosenPage({ found, chosen }: Companies, name: string): string {
  const page = chosen.get(name);
  if (page !== undefined) return page;
  const answer = found.get(name);
  return answer?.isExact ? (answer.companies[0]?.networkUrl ?? "") : "";
}

/** What a line becomes, in a word or two, and how that looks. */
export function outcomeOf(row: PastedSource, companies: Companies): { note: string; tone: Tone } {
  if (row.reason === null) return { note: "Will be added", tone: "accent" };
  if (row.reason === "heading") return { note: skipLabels.heading, tone: "neutral" };
  if (row.reason !== "company_name" || row.companyName === null) {
    return { note: skipLabels[row.reason], tone: "warning" };
  }
  const found = companies.found.get(row.companyName);
  if (!found) return { note: skipLabels.company_name, tone: "neutral" };
  if (chosenPage(companies, row.companyName) !== "") return { note: "Will be added", tone: "accent" };
  if (found.refusal !== null) return { note: "Not looked up", tone: "warning" };
  return found.companies.length === 0
    ? { note: "Not found", tone: "warning" }
    : { note: "Choose its page", tone: "warning" };
}

/** The sources to add, each with the row that it comes from. A company that is named twice is added once. */
export function sourcesOf(
  rows: readonly PastedSource[],
  companies: Companies,
): { row: PastedSource; source: NewSource }[] {
  const taken = new Set(
    rows.flatMap(({ reason, networkUrl }) => (reason === null ? (networkUrl ?? []) : [])),
  );
  return rows.flatMap((row) => {
    if (row.reason === null && row.type !== null) {
      const { type: sourceType, networkUrl, keywords, displayName } = row;
      const what = keywords ? { keywords } : { networkUrl: networkUrl ?? "" };
      const isNamed = displayName !== null && keywords === null;
      return { row, source: { sourceType, ...what, ...(isNamed && { displayName }) } };
    }
    const networkUrl = row.companyName === null ? "" : chosenPage(companies, row.companyName);
    if (networkUrl === "" || taken.has(networkUrl)) return [];
    taken.add(networkUrl);
    const answer = companies.found.get(row.companyName ?? "");
    const displayName = answer?.companies.find((one) => one.networkUrl === networkUrl)?.name;
    return {
      row,
      source: { sourceType: "competitor_company", networkUrl, ...(displayName && { displayName }) },
    };
  });
}

/** The names that no one has looked up yet, each once. */
export const openNames = (rows: readonly PastedSource[], { found }: Companies): string[] =>
  [...new Set(rows.flatMap(({ companyName }) => companyName ?? []))].filter((name) => !found.has(name));
