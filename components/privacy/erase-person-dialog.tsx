"use client";
import { type FormEvent, useState } from "react";
import { messageOf } from "@/components/page/query-failed";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useErasePerson } from "@/lib/client/privacy";
import { isolated } from "@/lib/contracts/isolated";
import type { ErasedPerson, PersonExport } from "@/lib/contracts/privacy";
import { type Counted, describeErased, describeStoredData, handleOf } from "./describe-stored-data";

/** Erases a person after their handle is typed; shows what will be erased before, and what was erased after. */
export function ErasePersonDialog({
  person,
  onClose,
  onErased,
}: {
  person: PersonExport;
  onClose: () => void;
  onErased: () => void;
}) {
  const erase = useErasePerson();
  const name = person.names[0] ?? handleOf(person.networkUrl);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={erase.data ? `${isolated(name)} erased` : `Erase ${isolated(name)}?`}
        onInteractOutside={(event) => erase.isPending && event.preventDefault()}
      >
        {erase.data ? (
          <Erased result={erase.data} onClose={onClose} />
        ) : (
          <EraseForm
            person={person}
            pending={erase.isPending}
            refusal={erase.error}
            onErase={(suppress) =>
              erase.mutate({ networkUrl: person.networkUrl, suppress }, { onSuccess: onErased })
            }
            onCancel={onClose}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

function EraseForm({
  person,
  pending,
  refusal,
  onErase,
  onCancel,
}: {
  person: PersonExport;
  pending: boolean;
  refusal: Error | null;
  onErase: (suppress: boolean) => void;
  onCancel: () => void;
}) {
  const handle = handleOf(person.networkUrl);
  const [typed, setTyped] = useState("");
  const [suppress, setSuppress] = useState(true);
  const [problem, setProblem] = useState<string>();
  const kept = describeStoredData(person);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    const matches = typed.trim() === handle;
    setProblem(matches ? undefined : `This doesn't match ${handle}.`);
    if (matches) onErase(suppress);
  }

  return (
    <form onSubmit={submit} noValidate className="flex min-h-0 flex-col">
      <DialogBody className="space-y-4 text-sm">
        <p className="text-ink-muted">
          This person's data is permanently deleted. Other people's engagement with their posts is kept,
          without their name.
        </p>
        {kept.length > 0 && <Counts label="To be erased" counts={kept} />}
        <Checkbox
          label="Suppress this person"
          hint="Stores only their URL, so that their data is not collected again."
          checked={suppress}
          onChange={(event) => setSuppress(event.target.checked)}
        />
        <Field label={`Type ${handle} to confirm`} error={problem}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        {refusal && (
          <Callout tone="danger" title="Could not erase the data">
            {messageOf(refusal)}
          </Callout>
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="danger" pending={pending}>
          Erase permanently
        </Button>
      </DialogFooter>
    </form>
  );
}

function Erased({ result, onClose }: { result: ErasedPerson; onClose: () => void }) {
  const counts = describeErased(result);
  return (
    <>
      <DialogBody className="space-y-4 text-sm">
        <p role="status" className="text-ink-muted">
          {result.suppressed
            ? "They are suppressed, so their data will not be collected again."
            : "They are not suppressed, so new data about them may be collected."}
        </p>
        {counts.length > 0 && <Counts label="Erased data" counts={counts} />}
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </DialogFooter>
    </>
  );
}

function Counts({ label, counts }: { label: string; counts: Counted[] }) {
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-md border border-line">
      {counts.map(({ label: what, count }) => (
        <li key={what} className="flex justify-between gap-4 px-3 py-1.5">
          <span className="text-ink-muted">{what}</span>
          <span className="text-ink tabular-nums">{count.toLocaleString("en-US")}</span>
        </li>
      ))}
    </ul>
  );
}
