import { createLoader, type inferParserType, parseAsInteger } from "nuqs/server";

/** URL state of the list. */
export const suppressionParams = { offset: parseAsInteger.withDefault(0) };

/** Reads the URL on the server. */
export const loadSuppressionParams = createLoader(suppressionParams);

/** Query input of `GET /api/me/suppressions`. */
export const suppressionsInput = ({ offset }: inferParserType<typeof suppressionParams>) => ({
  query: { offset: offset > 0 ? String(offset) : null },
});
