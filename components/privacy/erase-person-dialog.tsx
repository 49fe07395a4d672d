"use client";
import { DialogForm } from "@/components/forms/dialog-form";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog, DialogBody, DialogFooter } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/fields";
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
  const { networkUrl } = person;
  const handle = handleOf(networkUrl);
  const name = person.names[0] ?? handle;
  const stored = describeStoredData(person);
  const form = useForm({
    initial: { handle: "", suppress: true },
    check: (typed) =>
      typed.handle.trim() === handle
        ? { body: { networkUrl, suppress: typed.suppress } }
        : { problems: { handle: `This doesn't match ${handle}.` } },
    mutation: erase,
    onDone: onErased,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={erase.data ? `${isolated(name)} erased` : `Erase ${isolated(name)}?`}
      onInteractOutside={(event) => erase.isPending && event.preventDefault()}
    >
      {erase.data ? (
        <Erased result={erase.data} onClose={onClose} />
      ) : (
        <DialogForm
          form={form}
          submit="Erase permanently"
          variant="danger"
          failed="Could not erase the data"
          className="text-sm"
          onCancel={onClose}
        >
          <p className="text-ink-muted">
            This person's data is permanently deleted. Other people's engagement with their posts is kept,
            without their name.
          </p>
          {stored.length > 0 && <Counts label="To be erased" counts={stored} />}
          <Checkbox
            label="Suppress this person"
            hint="Stores only their URL, so that their data is not collected again."
            checked={form.fields.suppress}
            onChange={({ target }) => form.edit({ suppress: target.checked })}
          />
          <TextField
            {...form.field("handle")}
            label={`Type ${handle} to confirm`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </DialogForm>
      )}
    </Dialog>
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
