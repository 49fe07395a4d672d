import { RemedyButton } from "@/components/remedies/remedy-button";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { DialogBody, DialogFooter } from "@/components/ui/dialog";
import { countOf } from "@/db/count-of";
import type { ImportedSources } from "@/lib/contracts/sources-pasted";
import { skipLabels } from "./pasted-rows";

/** What was added, and a reason for everything that was not. `asked` names what was asked for, by index. */
export function BulkResult({
  result: { created, skipped },
  asked,
  onDone,
}: {
  result: ImportedSources;
  asked: readonly string[];
  onDone: () => void;
}) {
  const isFull = skipped.some(({ reason }) => reason === "cap_exceeded");
  return (
    <>
      <DialogBody className="space-y-4" role="status">
        <Callout
          tone={created.length > 0 ? "success" : "warning"}
          title={`${countOf(created.length, "source")} added`}
        >
          {created.length > 0 && "We are searching for posts now. "}
          {skipped.length > 0 && `${countOf(skipped.length, "source was", "sources were")} skipped.`}
        </Callout>
        {isFull && (
          <Callout
            tone="warning"
            title="Your plan's limit of active sources is reached"
            action={<RemedyButton remedy="upgrade" source={null} />}
          />
        )}
        {skipped.length > 0 && (
          <ul aria-label="Skipped" className="divide-y divide-line rounded-lg border border-line">
            {skipped.map(({ index, reason, message }) => (
              <li key={index} className="px-3 py-2 text-sm">
                <div className="flex items-center justify-between gap-3">
                  <span className="min-w-0 truncate text-ink">{asked[index]}</span>
                  <Badge className="shrink-0">{skipLabels[reason]}</Badge>
                </div>
                {message && <p className="break-words text-ink-muted text-xs">{message}</p>}
              </li>
            ))}
          </ul>
        )}
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" onClick={onDone}>
          Done
        </Button>
      </DialogFooter>
    </>
  );
}
