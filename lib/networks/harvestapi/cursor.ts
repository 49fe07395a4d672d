/** Listing cursors: the vendor's page and token for each listing that has more results. */
import { z } from "zod";
import { longestPrints } from "../nothing-new";
import { parseJson } from "../parse-json";

const longestToken = 4_000;
const longestOf = 2_048;

const Turn = z.tuple([
  z.number().int().min(0).max(99),
  z.number().int().min(1).max(1_000),
  z.string().max(longestToken).nullable(),
  z.string().max(longestOf).nullish(),
  z.string().max(longestPrints).nullish(),
]);

export interface Turn {
  /** Index of the target's phrase; 0 for other listings. */
  phrase: number;
  page: number;
  token: string | null;
  /** What else is listed: the replies to the comment at this address, or `reposts`. */
  of?: string | undefined;
  /** The elements of the page before, in short. */
  prints?: string | undefined;
}

/** Null if no listing has more. One that can't be continued, because the vendor's token is too long, ends. */
export function writeCursor(turns: readonly Turn[]): string | null {
  const packed = turns
    .filter(({ token, of }) => (token?.length ?? 0) <= longestToken && (of?.length ?? 0) <= longestOf)
    .map(({ phrase, page, token, of, prints }) =>
      prints !== undefined
        ? [phrase, page, token, of ?? null, prints]
        : [phrase, page, token, ...(of === undefined ? [] : [of])],
    );
  return packed.length === 0 ? null : Buffer.from(JSON.stringify(packed)).toString("base64url");
}

/** Undefined if the text is not a valid cursor. */
export function readCursor(cursor: string): [Turn, ...Turn[]] | undefined {
  const turns = z.array(Turn).safeParse(parseJson(Buffer.from(cursor, "base64url").toString()));
  const [first, ...rest] = (turns.data ?? []).map(([phrase, page, token, of, prints]) => ({
    phrase,
    page,
    token,
    of: of ?? undefined,
    prints: prints ?? undefined,
  }));
  return first && [first, ...rest];
}
