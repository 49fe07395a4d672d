/** The filters of a list, declared once: URL parameters, inputs and queries follow. Also for the server. */
import { parseAsInteger, parseAsString } from "nuqs/server";
import type { Option } from "@/components/ui/options";

/** A nuqs parser of a URL parameter. */
interface Parser {
  parse(value: string): unknown;
}

/**
 * A filter: a search field, a choice that may be any, one of a few values that are always visible, a chip to type in,
 * or tags, which have their own panel.
 */
export interface Filter<P extends Parser = Parser> {
  kind: "search" | "choice" | "segmented" | "text" | "number" | "tags";
  parser: P;
  label: string;
  /** Missing for choices that the page loads. */
  options?: readonly Option[];
  placeholder?: string;
  isWide?: boolean;
  /** Whether it is shown without "More filters", where a list has that. */
  isPrimary?: boolean;
  /** Whether it frames the list, such as its period: it does not count as a filter, and is not cleared. */
  isFrame?: boolean;
}
export type FilterTable = Readonly<Record<string, Filter>>;

export const search = (label: string, placeholder: string, isWide = false) =>
  ({ kind: "search", parser: parseAsString.withDefault(""), label, placeholder, isWide }) as const;

export const choice = <P extends Parser>(
  label: string,
  parser: P,
  options?: readonly Option[],
  traits: Pick<Filter, "isFrame" | "isPrimary"> = {},
) => ({ kind: "choice" as const, parser, label, ...traits, ...(options && { options }) });

export const segmented = <P extends Parser>(
  label: string,
  parser: P,
  options: readonly Option[],
  isFrame = false,
) => ({ kind: "segmented" as const, parser, label, isFrame, options });

/** The URL parameters of a list: its filters and the offset of its page. */
export const paramsOf = <Table extends FilterTable>(filters: Table) => ({
  // Object.fromEntries loses the type of each parser.
  ...(Object.fromEntries(Object.entries(filters).map(([name, { parser }]) => [name, parser])) as {
    [Name in keyof Table]: Table[Name]["parser"];
  }),
  offset: parseAsInteger.withDefault(0),
});

/** Values of the URL as a query; those that are not set, and the first page's offset, are left out. */
export const queryOf = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name, value]) => value !== null && value !== "" && (name !== "offset" || Number(value) > 0))
      .map(([name, value]) => [name, String(value)]),
  );
