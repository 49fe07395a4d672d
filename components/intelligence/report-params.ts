import {
  createLoader,
  type inferParserType,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server";

/** The list's state in the address. `new=report` opens the window that starts one, filled with what else is given. */
export const reportParams = {
  type: parseAsStringLiteral(["all", "account", "person"] as const).withDefault("all"),
  q: parseAsString.withDefault(""),
  offset: parseAsInteger.withDefault(0),
  new: parseAsStringLiteral(["report"] as const),
  company: parseAsString,
  person: parseAsString,
  /** The account report whose committee the person was found in. */
  from: parseAsString,
};
export type ReportParams = inferParserType<typeof reportParams>;

/** Reads the address on the server. */
export const loadReportParams = createLoader(reportParams);

/** What `GET /api/me/intelligence` is asked. */
export const reportsInput = ({ type, q, offset }: Pick<ReportParams, "type" | "q" | "offset">) => ({
  query: { type, q: q || null, offset: offset > 0 ? String(offset) : null },
});

/** Where a report is read. */
export const reportPath = ({ type, slug, id }: { type: "account" | "person"; slug: string; id: string }) =>
  `/intelligence/${type === "account" ? "accounts" : "people"}/${encodeURIComponent(slug)}?id=${id}`;
