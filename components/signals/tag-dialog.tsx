"use client";
import { cx } from "class-variance-authority";
import { Search, Tag } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { describeSignals } from "@/components/labels/describe-signal";
import { QueryFailed } from "@/components/page/query-failed";
import { useApiQuery } from "@/components/page/use-api-query";
import { ButtonLink } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog, DialogBody } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { Input } from "@/components/ui/input";
import { SkeletonRows } from "@/components/ui/skeleton";
import { listTagCategories } from "@/lib/client/operations";
import { type TagChange, tagsAfter } from "@/lib/client/tag-change";
import type { SignalItem } from "@/lib/contracts/signals";
import type { TagCategory } from "@/lib/contracts/tags";
import type { SignalDialogProps } from "./signal-dialog-props";

/** Typing filters the tags immediately. */
const focusAtFirst = (input: HTMLInputElement | null) => input?.focus();

type Change = (changes: TagChange[], done: string) => Promise<void>;

/**
 * All tags, to add to or remove from signals; each click applies immediately. `onChange` resolves when the changes
 * are done.
 */
export function TagDialog({ signals, onChange, ...state }: SignalDialogProps & { onChange: Change }) {
  return (
    <Dialog {...state} title={`Tag ${describeSignals(signals)}`}>
      <Choices key={signals.map(({ id }) => id).join()} signals={signals} onChange={onChange} />
    </Dialog>
  );
}

function Choices({ signals, onChange }: { signals: readonly SignalItem[]; onChange: Change }) {
  const categories = useApiQuery(listTagCategories);
  const [tagsOf, setTagsOf] = useState(() => new Map(signals.map((signal) => [signal.id, signal.tags])));
  const [search, setSearch] = useState("");
  if (categories.isPending) return <SkeletonRows rows={3} label="Loading tags" />;
  if (categories.isLoadingError)
    return <QueryFailed title="The tags could not be loaded" query={categories} />;
  if (categories.data.data.every(({ values }) => values.length === 0)) {
    return (
      <EmptyState
        icon={<Tag />}
        title="No tags yet"
        action={<ButtonLink href="/settings/tags">Set up tags</ButtonLink>}
      >
        Tags organize signals your way, for example by stage or owner. Admins and managers create them.
      </EmptyState>
    );
  }

  async function toggle(category: TagCategory, value: TagCategory["values"][number], on: boolean) {
    const tag = {
      categoryId: category.id,
      categoryName: category.name,
      valueId: value.id,
      name: value.name,
    };
    const changes = signals
      .map(({ id }) => ({ id, tags: tagsOf.get(id) ?? [] }))
      .filter(({ tags }) => tags.some(({ valueId }) => valueId === value.id) !== on)
      .map((signal) => ({ signal, tag, on, replaces: category.selectionMode === "single" }));
    setTagsOf(
      new Map([
        ...tagsOf,
        ...changes.map((change) => [change.signal.id, tagsAfter(change.signal.tags, change)] as const),
      ]),
    );
    await onChange(changes, `${value.name} ${on ? "added to" : "removed from"} ${describeSignals(signals)}`);
  }

  const wanted = search.trim().toLowerCase();
  const shown = categories.data.data
    .map((category) => ({
      category,
      values: category.values.filter(({ name }) => `${category.name} ${name}`.toLowerCase().includes(wanted)),
    }))
    .filter(({ values }) => values.length > 0);
  const countOf = (value: { id: string }) =>
    signals.filter(({ id }) => tagsOf.get(id)?.some(({ valueId }) => valueId === value.id)).length;
  const first = wanted === "" ? undefined : shown[0];
  const firstValue = first?.values[0];

  /** Enter adds the first tag found, or removes it; then another can be typed. */
  function applyFirst(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (!first || !firstValue) return;
    void toggle(first.category, firstValue, countOf(firstValue) < signals.length);
    event.currentTarget.select();
  }

  return (
    <>
      <div className="px-5 pb-2">
        <Input
          ref={focusAtFirst}
          type="search"
          aria-label="Search tags"
          placeholder="Search, then Enter to tag"
          icon={<Search />}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={applyFirst}
        />
      </div>
      <DialogBody className="space-y-4 pb-5">
        {shown.length === 0 && (
          <p className="py-4 text-center text-ink-muted text-sm">No tags with this name.</p>
        )}
        {shown.map(({ category, values }) => (
          <fieldset key={category.id}>
            <legend className="flex w-full items-baseline gap-2 pb-1 font-medium text-ink-muted text-xs">
              {category.name}
              {category.selectionMode === "single" && <span className="font-normal">only one</span>}
            </legend>
            {values.map((value) => {
              const count = countOf(value);
              return (
                <Checkbox
                  key={value.id}
                  className={cx(
                    "-mx-2 rounded-md px-2 py-1.5 hover:bg-hover pointer-coarse:py-2.5",
                    value === firstValue && "bg-hover",
                  )}
                  label={value.name}
                  {...(count > 0 && count < signals.length && { hint: `On ${count} of ${signals.length}` })}
                  checked={count === signals.length}
                  onChange={(event) => void toggle(category, value, event.target.checked)}
                />
              );
            })}
          </fieldset>
        ))}
      </DialogBody>
    </>
  );
}
