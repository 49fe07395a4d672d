"use client";
import { Tag } from "lucide-react";
import { useState } from "react";
import { describeSignals } from "@/components/labels/describe-signal";
import { notifyFailed } from "@/components/page/notify-failed";
import { QueryFailed } from "@/components/page/query-failed";
import { useApiQuery } from "@/components/page/use-api-query";
import { PickList, type PickRow } from "@/components/pick/pick-list";
import { ButtonLink } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { SkeletonRows } from "@/components/ui/skeleton";
import { getMe, listTagCategories } from "@/lib/client/operations";
import { type TagChange, tagsAfter } from "@/lib/client/tag-change";
import { useCreateValue } from "@/lib/client/tags";
import type { SignalItem } from "@/lib/contracts/signals";
import type { TagCategory } from "@/lib/contracts/tags";
import type { SignalDialogProps } from "./signal-dialog-props";

type Change = (changes: TagChange[], done: string) => Promise<void>;
type Value = Pick<TagCategory["values"][number], "id" | "name">;
interface TagRow extends PickRow {
  pick: () => void;
}

/** The longest name of a tag that the API takes. */
const longestName = 50;

/**
 * All tags, to add to or remove from signals; each takes effect at once. Those who may can create one from what they
 * typed. `onChange` resolves when the changes are done.
 */
export function TagDialog({ signals, onChange, ...state }: SignalDialogProps & { onChange: Change }) {
  return (
    <Dialog {...state} title={`Tag ${describeSignals(signals)}`}>
      <Choices
        key={signals.map(({ id }) => id).join()}
        signals={signals}
        onChange={onChange}
        onDone={() => state.onOpenChange(false)}
      />
    </Dialog>
  );
}

function Choices({
  signals,
  onChange,
  onDone,
}: {
  signals: readonly SignalItem[];
  onChange: Change;
  onDone: () => void;
}) {
  const categories = useApiQuery(listTagCategories);
  const mayCreate = useMayCreate();
  const creating = useCreateValue();
  const [tagsOf, setTagsOf] = useState(() => new Map(signals.map((signal) => [signal.id, signal.tags])));
  if (categories.isPending) return <SkeletonRows rows={3} label="Loading tags" />;
  if (categories.isLoadingError)
    return <QueryFailed title="The tags could not be loaded" query={categories} />;
  const all = categories.data.data;
  if (all.every(({ values }) => values.length === 0) && !(mayCreate && all.length > 0)) {
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

  async function toggle(category: TagCategory, value: Value, on: boolean) {
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

  async function create(category: TagCategory, name: string) {
    try {
      await toggle(category, await creating.mutateAsync({ categoryId: category.id, name }), true);
    } catch (error) {
      notifyFailed(`The tag ${name} was not created`, error);
    }
  }

  const countOf = (value: { id: string }) =>
    signals.filter(({ id }) => tagsOf.get(id)?.some(({ valueId }) => valueId === value.id)).length;
  const rows = all.flatMap((category) =>
    category.values.map((value): TagRow => {
      const count = countOf(value);
      const isOnAll = count === signals.length;
      return {
        id: value.id,
        name: value.name,
        otherNames: [`${category.name} ${value.name}`],
        group: category.selectionMode === "single" ? `${category.name}, only one` : category.name,
        does: isOnAll ? "Remove" : "Add",
        checked: isOnAll || (count > 0 && "mixed"),
        ...(count > 0 && !isOnAll && { detail: `On ${count} of ${signals.length}` }),
        pick: () => void toggle(category, value, !isOnAll),
      };
    }),
  );
  /** A new value with the typed name, in each category that has none. */
  const newRows = (typed: string): TagRow[] =>
    mayCreate && typed.length <= longestName
      ? all.filter(lacks(typed)).map((category) => ({
          id: `new in ${category.id}`,
          name: `Create “${typed}” in ${category.name}`,
          does: "Create",
          pick: () => void create(category, typed),
        }))
      : [];

  return (
    <PickList
      label="Tags"
      placeholder="Search tags"
      rows={rows}
      added={newRows}
      atRest={{ id: "done", name: "Done", does: "Close", pick: onDone }}
      empty="No tags with this name."
      onPick={({ pick }) => pick()}
    />
  );
}

const lacks = (name: string) => (category: TagCategory) =>
  category.values.every((value) => value.name.toLowerCase() !== name.toLowerCase());

/** Whether the reader's role and seat allow new tags. */
function useMayCreate(): boolean {
  const me = useApiQuery(getMe).data;
  const role = me?.user.role;
  return (role === "admin" || role === "manager") && me?.customer?.isReadOnly === false;
}
