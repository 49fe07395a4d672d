import { createLoader, type inferParserType, parseAsInteger } from "nuqs/server";
import { queryOf } from "@/components/filters/filter-table";

/** URL state of the list. */
export const suppressionParams = { offset: parseAsInteger.withDefault(0) };

/** Reads the URL on the server. */
export const loadSuppressionParams = createLoader(suppressionParams);

/** Query input of `GET /api/me/suppressions`. */
export const suppressionsInput = ({ offset }: inferParserType<typeof suppressionParams>) => ({
  query: queryOf({ offset }),
});
