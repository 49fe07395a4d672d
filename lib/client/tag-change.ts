import type { SignalItem } from "@/lib/contracts/signals";

type Tag = SignalItem["tags"][number];

/** One tag put on a signal or taken off; `replaces` in a category of one choice. `signal` is as it was before. */
export interface TagChange {
  signal: Pick<SignalItem, "id" | "tags">;
  tag: Tag;
  on: boolean;
  replaces: boolean;
}

/** A signal's tags once the change is made. */
export function tagsAfter(tags: Tag[], { tag, on, replaces }: Omit<TagChange, "signal">): Tag[] {
  const others = tags.filter(
    (one) => one.valueId !== tag.valueId && !(on && replaces && one.categoryId === tag.categoryId),
  );
  return on ? [...others, tag] : others;
}

/** The change that takes a change back: off what was put on, or back to what was replaced. */
export function inverseOf({ signal, tag, on, replaces }: TagChange): TagChange {
  const after = { id: signal.id, tags: tagsAfter(signal.tags, { tag, on, replaces }) };
  const replaced = replaces ? signal.tags.find((one) => one.categoryId === tag.categoryId) : undefined;
  return { signal: after, tag: on && replaced ? replaced : tag, on: !on || Boolean(replaced), replaces };
}
