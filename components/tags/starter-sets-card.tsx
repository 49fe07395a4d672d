"use client";
import { Plus } from "lucide-react";
import { useState } from "react";
import { notifyFailed } from "@/components/page/notify-failed";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { notify } from "@/components/ui/toast";
import { useCreateCategory, useDeleteCategory } from "@/lib/client/tags";
import type { StarterSet } from "./starter-sets";

/** Categories with values that are added with one click. */
export function StarterSetsCard({ sets }: { sets: StarterSet[] }) {
  const create = useCreateCategory();
  const remove = useDeleteCategory();
  const [adding, setAdding] = useState<string>();

  function add(set: StarterSet) {
    if (create.isPending) return;
    setAdding(set.name);
    create.mutate(set, {
      onSuccess: ({ id, name }) =>
        notify({
          text: `${name} added`,
          description: "Rename, move or delete its values as you like.",
          tone: "success",
          action: { label: "Undo", onSelect: () => remove.mutate(id) },
        }),
      onError: (error) => notifyFailed(`${set.name} was not added`, error),
    });
  }

  return (
    <Card>
      <CardHeader title="Starter sets" description="Add a category with its values, then make it yours." />
      <ul aria-label="Starter sets" className="divide-y divide-line border-line border-t">
        {sets.map((set) => (
          <li key={set.name} className="flex items-center gap-4 px-4 py-2.5 text-sm">
            <span className="min-w-0 flex-1">
              <span className="font-medium text-ink">{set.name}</span>{" "}
              <span className="whitespace-nowrap text-ink-muted text-xs">
                {set.selectionMode === "single" ? "one value" : "several values"}
              </span>
              <span className="block text-ink-muted">{set.values.join(", ")}</span>
            </span>
            <Button size="sm" pending={create.isPending && adding === set.name} onClick={() => add(set)}>
              <Plus aria-hidden />
              Add<span className="sr-only"> {set.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
