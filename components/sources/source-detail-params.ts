import { createLoader, type inferParserType, parseAsInteger, parseAsStringLiteral } from "nuqs/server";
import { periodParser } from "./source-query";

/** A source's page in the address: the window of its figures, and which of what it brought is listed. */
export const detailParams = {
  period: periodParser,
  tab: parseAsStringLiteral(["signals", "posts"] as const).withDefault("signals"),
  offset: parseAsInteger.withDefault(0),
};
export type DetailParams = inferParserType<typeof detailParams>;

/** Reads the address on the server. */
export const loadDetailParams = createLoader(detailParams);

/** What both lists are asked. */
export const broughtInput = (id: string, { offset }: Pick<DetailParams, "offset">) => ({
  params: { id },
  query: { offset: offset > 0 ? String(offset) : null },
});
