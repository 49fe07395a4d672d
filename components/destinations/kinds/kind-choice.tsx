import { DialogBody } from "@/components/ui/dialog";
import type { Destination } from "@/lib/contracts/destinations";
import { destinationKinds } from "./describe-kind";

type Kind = Destination["type"];
const kinds = (Object.keys(destinationKinds) as Kind[]).map((kind) => ({ kind, ...destinationKinds[kind] }));

/** Destination types as cards; one click selects a type. */
export function KindChoice({ onChoose }: { onChoose: (kind: Kind) => void }) {
  return (
    <DialogBody className="pb-5">
      <ul aria-label="Destination types" className="grid gap-2 sm:grid-cols-2">
        {kinds.map(({ kind, label, icon: Icon, summary }) => (
          <li key={kind}>
            <button
              type="button"
              onClick={() => onChoose(kind)}
              className="flex h-full w-full items-start gap-3 rounded-lg border border-line p-3 text-left transition-colors hover:border-control hover:bg-hover"
            >
              <span className="flex size-8 shrink-0 items-center justify-center rounded-md border border-line bg-sunken text-ink-muted">
                <Icon aria-hidden className="size-4" />
              </span>
              <span className="min-w-0">
                <span className="block font-medium text-ink text-sm">{label}</span>
                <span className="block text-ink-muted text-sm">{summary}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </DialogBody>
  );
}
