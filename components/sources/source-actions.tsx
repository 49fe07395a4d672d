"use client";
import { Pause, Pencil, Play, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import type { FormEvent } from "react";
import { useDraft } from "@/components/forms/use-draft";
import { notifyFailed } from "@/components/page/notify-failed";
import { useUpgradeAction } from "@/components/remedies/plan-refusal";
import { Button } from "@/components/ui/button";
import { DialogIconButton } from "@/components/ui/dialog-button";
import { Input } from "@/components/ui/input";
import { loadable } from "@/components/ui/loadable";
import { notify } from "@/components/ui/toast";
import { useSourceName, useSourceSwitch } from "@/lib/client/sources";
import { isolated } from "@/lib/contracts/isolated";
import type { Source } from "@/lib/contracts/sources";

const DeleteSourceDialog = loadable(() =>
  import("./delete-source-dialog").then((file) => file.DeleteSourceDialog),
);

const isNull = (name: string | null) => name === null;

/** Rename in place, pause or resume, delete. */
export function SourceActions({ source }: { source: Source }) {
  const router = useRouter();
  const [name, setName] = useDraft<string | null>(`source name ${source.id}`, null, isNull);
  const { mutate, isPending } = useSourceSwitch();
  const upgradeAction = useUpgradeAction();

  function turn() {
    const isActive = !source.isActive;
    const done = isActive ? "resumed" : "paused";
    mutate(
      { source, isActive },
      {
        onSuccess: () => notify({ text: `${isolated(source.displayName)} ${done}`, tone: "success" }),
        onError: (error) =>
          notifyFailed(`${isolated(source.displayName)} was not ${done}`, error, upgradeAction(error)),
      },
    );
  }

  if (name !== null) {
    return (
      <Rename
        source={source}
        name={name}
        onName={setName}
        onDone={() => setName(null)}
        onSaved={() => setName((now) => (now === name ? null : now))}
      />
    );
  }
  return (
    <>
      <Button onClick={() => setName(source.displayName)}>
        <Pencil aria-hidden />
        Rename
      </Button>
      <Button pending={isPending} onClick={turn}>
        {source.isActive ? <Pause aria-hidden /> : <Play aria-hidden />}
        {source.isActive ? "Pause" : "Resume"}
      </Button>
      <DialogIconButton
        label="Delete"
        icon={<Trash2 />}
        load={DeleteSourceDialog.load}
        dialog={(state) => (
          <DeleteSourceDialog source={source} {...state} onDeleted={() => router.push("/sources")} />
        )}
      />
    </>
  );
}

function Rename({
  source,
  name,
  onName,
  onDone,
  onSaved,
}: {
  source: Source;
  name: string;
  onName: (name: string) => void;
  onDone: () => void;
  /** Later than the form was sent: its name may have been typed on. */
  onSaved: () => void;
}) {
  const rename = useSourceName(source.id);

  function submit(event: FormEvent) {
    event.preventDefault();
    const next = name.trim();
    if (!next || next === source.displayName) {
      onDone();
      return;
    }
    rename.mutate(next, {
      onSuccess: onSaved,
      onError: (error) => notifyFailed("Could not rename the source", error),
    });
  }

  return (
    <form onSubmit={submit} className="flex gap-2">
      <Input
        aria-label="Source name"
        autoFocus
        maxLength={255}
        value={name}
        onChange={(event) => onName(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && onDone()}
      />
      <Button type="submit" variant="primary" pending={rename.isPending}>
        Save
      </Button>
      <Button onClick={onDone}>Cancel</Button>
    </form>
  );
}
