/** Listing cursors: what is listed next, and the network's own cursor for it. */
import { z } from "zod";

const place = z.string().max(2_000).nullable();
const Feed = z.tuple([z.literal("feed"), place]);
/** The phrases still to be searched, by index; they take turns. */
const Search = z.tuple([
  z.literal("search"),
  z.array(z.tuple([z.number().int().min(0).max(99), place])).min(1),
]);
const Reactions = z.tuple([z.enum(["quotes", "reposts", "likes"]), place]);

export type SearchTurn = [phrase: number, place: string | null];
export type ReactionStage = z.infer<typeof Reactions>[0];

export const writeCursor = (
  cursor: z.infer<typeof Feed> | z.infer<typeof Search> | z.infer<typeof Reactions>,
): string => Buffer.from(JSON.stringify(cursor)).toString("base64url");

/** Each undefined if the text is not a cursor of that listing. */
export const readFeedCursor = (cursor: string) => parse(Feed, cursor)?.[1];
export const readSearchCursor = (cursor: string) => parse(Search, cursor)?.[1];
export const readReactionsCursor = (cursor: string) => parse(Reactions, cursor);

function parse<S extends z.ZodType>(schema: S, cursor: string): z.infer<S> | undefined {
  try {
    return schema.safeParse(JSON.parse(Buffer.from(cursor, "base64url").toString())).data;
  } catch {
    return undefined;
  }
}
