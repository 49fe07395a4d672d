import { createLoader, type inferParserType, parseAsInteger } from "nuqs/server";

/** The list's state in the address. */
export const suppressionParams = { offset: parseAsInteger.withDefault(0) };

/** Reads the address on the server. */
export const loadSuppressionParams = createLoader(suppressionParams);

/** What `GET /api/me/suppressions` is asked. */
export const suppressionsInput = ({ offset }: inferParserType<typeof suppressionParams>) => ({
  query: { offset: offset > 0 ? String(offset) : null },
});
