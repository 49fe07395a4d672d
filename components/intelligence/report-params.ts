import {
  createLoader,
  type inferParserType,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server";

/** URL state of the list. `new=report` opens the start dialog, prefilled from the other parameters. */
export const reportParams = {
  type: parseAsStringLiteral(["all", "account", "person"] as const).withDefault("all"),
  q: parseAsString.withDefault(""),
  offset: parseAsInteger.withDefault(0),
  new: parseAsStringLiteral(["report"] as const),
  company: parseAsString,
  person: parseAsString,
  /** The account report in whose committee the person was found. */
  from: parseAsString,
};
export type ReportParams = inferParserType<typeof reportParams>;

/** Reads the URL on the server. */
export const loadReportParams = createLoader(reportParams);

/** Query input of `GET /api/me/intelligence`. */
export const reportsInput = ({ type, q, offset }: Pick<ReportParams, "type" | "q" | "offset">) => ({
  query: { type, q: q || null, offset: offset > 0 ? String(offset) : null },
});

/** Query input of `GET /api/me/signals` that counts a company's signals. */
export const companySignalCountInput = (companyKey: string) => ({
  query: { company: companyKey, view: "all", limit: "1" },
});
