import { createLoader, type inferParserType, parseAsInteger, parseAsStringLiteral } from "nuqs/server";
import { queryOf } from "@/components/filters/filter-table";
import { periodParser } from "./source-query";

/** URL state of a source's page: the stats period and the selected list. */
export const detailParams = {
  period: periodParser,
  tab: parseAsStringLiteral(["signals", "posts"] as const).withDefault("signals"),
  offset: parseAsInteger.withDefault(0),
};
/** Opens the dialog for the daily credit limit. */
export const limitParser = parseAsStringLiteral(["edit"] as const);
export type DetailParams = inferParserType<typeof detailParams>;

/** Reads the URL on the server. */
export const loadDetailParams = createLoader(detailParams);

/** Query input of both lists. */
export const resultsInput = (id: string, { offset }: Pick<DetailParams, "offset">) => ({
  params: { id },
  query: queryOf({ offset }),
});
