import { Callout } from "@/components/ui/callout";

/** Says of a new destination that another one sends to the same address. */
export function DuplicateNotice({ notice }: { notice: string }) {
  return (
    <div role="status">
      <Callout tone="warning">{notice} Signals that match both rules arrive there twice.</Callout>
    </div>
  );
}
