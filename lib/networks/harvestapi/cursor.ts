/** Listing cursors: the vendor's page and token for each listing that has more results. */
import { z } from "zod";

const Turn = z.tuple([
  z.number().int().min(0).max(99),
  z.number().int().min(1).max(1_000),
  z.string().max(4_000).nullable(),
  z.string().max(2_048).optional(),
]);

export interface Turn {
  /** Index of the target's phrase; 0 for other listings. */
  phrase: number;
  page: number;
  token: string | null;
  /** What else is listed: the replies to the comment at this address, or `reposts`. */
  of?: string | undefined;
}

export function writeCursor(turns: readonly Turn[]): string | null {
  if (turns.length === 0) return null;
  const packed = turns.map(({ phrase, page, token, of }) =>
    of === undefined ? [phrase, page, token] : [phrase, page, token, of],
  );
  return Buffer.from(JSON.stringify(packed)).toString("base64url");
}

/** Undefined if the text is not a valid cursor. */
export function readCursor(cursor: string): [Turn, ...Turn[]] | undefined {
  const turns = z.array(Turn).safeParse(parseJson(Buffer.from(cursor, "base64url").toString()));
  const [first, ...rest] = (turns.data ?? []).map(([phrase, page, token, of]) => ({
    phrase,
    page,
    token,
    of,
  }));
  return first && [first, ...rest];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
