"use client";
import { useState } from "react";
import { messageOf } from "@/components/layout/query-failed";
import { RemedyButton } from "@/components/stops/remedy-button";
import { Badge, type Tone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { DialogBody, DialogContent, DialogFooter, type DialogState } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import { Textarea } from "@/components/ui/textarea";
import { useCreateSources } from "@/lib/client/sources";
import type { CreatedSources, SkipReason, Source } from "@/lib/contracts/sources";
import { type LineVerdict, readBulk } from "./bulk-lines";

/** The contract's limit; longer lists are rejected as a whole. */
const most = 100;

const verdictLabels: Record<LineVerdict, { note: string; tone: Tone }> = {
  new: { note: "Will be added", tone: "accent" },
  repeated: { note: "Duplicate line", tone: "neutral" },
  present: { note: "Already a source", tone: "neutral" },
  unreadable: { note: "Not a profile URL", tone: "warning" },
};

const skipLabels: Record<SkipReason, string> = {
  duplicate: "Duplicate line",
  already_active: "Already a source",
  invalid_format: "Not a profile URL",
  cap_exceeded: "Your plan's limit of active sources is reached",
};

/** Adds many people at once: paste URLs, review what will happen to each line, add, and see the result. */
export function BulkDialog({
  open,
  onOpenChange,
  sources,
}: DialogState & {
  sources: readonly Source[];
}) {
  const [text, setText] = useState("");
  const create = useCreateSources();
  const lines = readBulk(text, sources);
  const fresh = lines.filter(({ verdict }) => verdict === "new");
  const isOver = lines.length > most;

  function close(next: boolean) {
    if (!next) {
      setText("");
      create.reset();
    }
    onOpenChange(next);
  }

  return (
    <FormDialog open={open} onOpenChange={close} isDone={create.data !== undefined}>
      <DialogContent
        title="Bulk add people"
        description="Paste up to 100 profile URLs, one per line. Each becomes a source."
        size="lg"
      >
        {create.data ? (
          <Result result={create.data} onDone={() => close(false)} />
        ) : (
          <>
            <DialogBody className="space-y-4">
              <Field
                label="Profile URLs"
                error={isOver ? `You pasted ${lines.length} lines. The limit is ${most}.` : undefined}
              >
                {(control) => (
                  <Textarea
                    {...control}
                    rows={6}
                    spellCheck={false}
                    value={text}
                    onChange={(event) => setText(event.target.value)}
                    placeholder={
                      "https://www.network.example/in/ada-lovelace\nhttps://www.network.example/in/charles-babbage"
                    }
                  />
                )}
              </Field>
              {create.isError && (
                <Callout tone="danger" title="Nothing was added">
                  {messageOf(create.error)}
                </Callout>
              )}
              {lines.length > 0 && (
                <Lines
                  label="Line preview"
                  lines={lines
                    .slice(0, most)
                    .map(({ text, verdict }) => ({ text, ...verdictLabels[verdict] }))}
                />
              )}
            </DialogBody>
            <DialogFooter>
              <Button onClick={() => close(false)}>Cancel</Button>
              <Button
                variant="primary"
                pending={create.isPending}
                disabled={fresh.length === 0 || isOver}
                onClick={() => create.mutate(lines.map(({ text }) => text))}
              >
                {fresh.length === 1 ? "Add 1 person" : `Add ${fresh.length} people`}
              </Button>
            </DialogFooter>
          </>
        )}
      </DialogContent>
    </FormDialog>
  );
}

/** The server's result, with a reason for every skipped line. */
function Result({ result, onDone }: { result: CreatedSources; onDone: () => void }) {
  const { created, skipped } = result;
  const added = created.length === 1 ? "1 person added" : `${created.length} people added`;
  return (
    <>
      <DialogBody className="space-y-4" role="status">
        <Callout tone={created.length > 0 ? "success" : "warning"} title={added}>
          {created.length > 0 && "We are searching for their posts now. "}
          {skipped.length > 0 &&
            (skipped.length === 1 ? "1 line was skipped." : `${skipped.length} lines were skipped.`)}
        </Callout>
        {skipped.some(({ reason }) => reason === "cap_exceeded") && (
          <Callout
            tone="warning"
            title="Your plan's limit of active sources is reached"
            action={<RemedyButton remedy="upgrade" source={null} />}
          />
        )}
        {skipped.length > 0 && (
          <Lines
            label="Skipped lines"
            lines={skipped.map(({ input, reason }) => ({
              text: input,
              note: skipLabels[reason],
              tone: "neutral" as const,
            }))}
          />
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

function Lines({ label, lines }: { label: string; lines: { text: string; note: string; tone: Tone }[] }) {
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-lg border border-line">
      {lines.map(({ text, note, tone }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never move
        <li key={index} className="flex items-center justify-between gap-3 px-3 py-1.5 text-sm">
          <span className="min-w-0 truncate font-mono text-ink text-xs">{text}</span>
          <Badge tone={tone} className="shrink-0">
            {note}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
