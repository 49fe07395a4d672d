import type { SignalItem } from "@/lib/contracts/signals";

type Tag = SignalItem["tags"][number];

/** One tag added to or removed from a signal; `replaces` in a single-select category. `signal` is the prior state. */
export interface TagChange {
  signal: Pick<SignalItem, "id" | "tags">;
  tag: Tag;
  on: boolean;
  replaces: boolean;
}

/** A signal's tags after the change. */
export function tagsAfter(tags: Tag[], { tag, on, replaces }: Omit<TagChange, "signal">): Tag[] {
  const others = tags.filter(
    (one) => one.valueId !== tag.valueId && !(on && replaces && one.categoryId === tag.categoryId),
  );
  return on ? [...others, tag] : others;
}

/** The change that undoes a change: removes the added tag, or restores the replaced one. */
export function inverseOf({ signal, tag, on, replaces }: TagChange): TagChange {
  const after = { id: signal.id, tags: tagsAfter(signal.tags, { tag, on, replaces }) };
  const replaced = replaces ? signal.tags.find((one) => one.categoryId === tag.categoryId) : undefined;
  return { signal: after, tag: on && replaced ? replaced : tag, on: !on || Boolean(replaced), replaces };
}
