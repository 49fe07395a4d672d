import type { SourceRow } from "@/db/queries/sources";

/**
 * Until when a source's posts were read; null if that is unknown. A time after `now` is unknown too: a post dated in
 * the future moved it there, or a clock that ran ahead, and no one can tell what was read before. Then the run looks
 * back as far as for a new source; known posts cost nothing. Pure.
 */
export const seenUntilOf = ({ seenUntil }: Pick<SourceRow, "seenUntil">, now: Date): Date | null =>
  seenUntil && seenUntil <= now ? seenUntil : null;
