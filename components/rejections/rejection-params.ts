import {
  createLoader,
  type inferParserType,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server";
import { gateIds, type RejectionSort, rejectionSorts } from "@/db/vocabulary";

/** URL state of the list of rejections. */
export const rejectionParams = {
  search: parseAsString.withDefault(""),
  gate: parseAsStringLiteral(gateIds),
  source: parseAsString,
  days: parseAsInteger,
  sort: parseAsStringLiteral(rejectionSorts).withDefault("newest"),
  offset: parseAsInteger.withDefault(0),
};
export type RejectionParams = inferParserType<typeof rejectionParams>;

/** Reads the URL on the server. */
export const loadRejectionParams = createLoader(rejectionParams);

/** Query input of `GET /api/me/rejections`. */
export function rejectionsInput({ search, days, offset, ...rest }: RejectionParams) {
  const asked = { search: search || null, days: days && String(days) };
  return { query: { ...rest, ...asked, limit: "50", offset: offset > 0 ? String(offset) : null } };
}

export const sortChoices: { value: RejectionSort; label: string }[] = [
  { value: "newest", label: "Newest" },
  { value: "nearest", label: "Nearest to a signal" },
];
