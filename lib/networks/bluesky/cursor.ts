/** Listing cursors: what is listed next, and the network's own cursor for it. */
import { z } from "zod";
import { bringsNothingNew, longestPrints, printsOf } from "../nothing-new";

const longestPlace = 2_000;
const place = z.string().max(longestPlace).nullable();
/** The items of the page before, in short. */
const prints = z.string().max(longestPrints).optional();
const Feed = z.tuple([z.literal("feed"), place, prints]);
/** The phrases still to be searched, by index; they take turns. */
const Search = z.tuple([
  z.literal("search"),
  z.array(z.tuple([z.number().int().min(0).max(99), place, prints])).min(1),
]);
const Reactions = z.tuple([z.enum(["reposts", "likes"]), place, prints]);
const Comments = z.tuple([z.literal("quotes"), place, prints]);

/** Where a listing goes on: the network's cursor, and what the page before it had. */
export type Place = [place: string | null, prints?: string | undefined];
export type SearchTurn = [phrase: number, ...Place];
export type ReactionStage = z.infer<typeof Reactions>[0];

type Cursor =
  | z.infer<typeof Feed>
  | z.infer<typeof Search>
  | z.infer<typeof Reactions>
  | z.infer<typeof Comments>;

export const writeCursor = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString("base64url");

/** Where the listing goes on after a page; null at its end, and if the server sends the same page again. */
export function nextPlace(
  page: { cursor?: string | null | undefined; items: readonly unknown[] },
  [before, printsBefore]: Place,
  idOf: (item: unknown) => string | null,
): Place | null {
  const { cursor, items } = page;
  if (!cursor || cursor === before || cursor.length > longestPlace || items.length === 0) return null;
  const now = printsOf(items, idOf);
  return bringsNothingNew(now, printsBefore) ? null : [cursor, now];
}

/** Each undefined if the text is not a cursor of that listing. */
export function readFeedCursor(cursor: string): Place | undefined {
  const [, ...place] = parse(Feed, cursor) ?? [];
  return place[0] === undefined ? undefined : [place[0], place[1]];
}
export const readSearchCursor = (cursor: string) => parse(Search, cursor)?.[1];
export const readReactionsCursor = (cursor: string) => parse(Reactions, cursor);
export const readCommentsCursor = (cursor: string) => parse(Comments, cursor);

function parse<S extends z.ZodType>(schema: S, cursor: string): z.infer<S> | undefined {
  try {
    return schema.safeParse(JSON.parse(Buffer.from(cursor, "base64url").toString())).data;
  } catch {
    return undefined;
  }
}
