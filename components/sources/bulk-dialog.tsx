"use client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "@/components/page/query-failed";
import { RemedyButton } from "@/components/remedies/remedy-button";
import { Badge, type Tone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { DialogBody, DialogFooter, type DialogState } from "@/components/ui/dialog";
import { TextareaField } from "@/components/ui/fields";
import { FormDialog } from "@/components/ui/form-dialog";
import { useRested } from "@/components/ui/use-rested";
import { bulkPreview, useCreateSources } from "@/lib/client/sources";
import type { CreatedSources, SkipReason } from "@/lib/contracts/sources";
import { type BulkLine, matchLines, splitLines } from "./bulk-lines";

/** The contract's limit; longer lists are rejected as a whole. */
const most = 100;

const skipLabels: Record<SkipReason, string> = {
  duplicate: "Duplicate line",
  already_active: "Already a source",
  invalid_format: "Not a profile URL",
  cap_exceeded: "Your plan's limit of active sources is reached",
};

interface Described {
  note: string;
  tone: Tone;
  /** Why the line is refused, as a sentence. */
  message?: string | undefined;
}
const willBeAdded: Described = { note: "Will be added", tone: "accent" };
const unchecked: Described = { note: "Checking…", tone: "neutral" };
/** How long typing must rest before the server is asked, in milliseconds. */
const restMs = 300;

/**
 * Adds many people at once: paste URLs, review what the server will do with each line, add, and see the result.
 */
export function BulkDialog({ open, onOpenChange }: DialogState) {
  const [text, setText] = useState("");
  const create = useCreateSources();
  const inputs = splitLines(text);
  const isOver = inputs.length > most;
  const settled = useRested(text, restMs);
  const isSettled = settled === text;
  const preview = useQuery({
    ...bulkPreview(splitLines(settled)),
    enabled: open && isSettled && inputs.length > 0 && !isOver,
  });
  const isChecked = isSettled && preview.data !== undefined;
  const lines = isChecked ? matchLines(inputs, preview.data) : [];
  const fresh = lines.filter(({ skipped }) => skipped === null);

  function close() {
    setText("");
    create.reset();
    onOpenChange(false);
  }

  return (
    <FormDialog
      open={open}
      onClose={close}
      isDone={create.data !== undefined}
      title="Bulk add people"
      description="Paste up to 100 profile URLs, one per line. Each becomes a source."
      size="lg"
    >
      {create.data ? (
        <Result result={create.data} onDone={close} />
      ) : (
        <>
          <DialogBody className="space-y-4">
            <TextareaField
              label="Profile URLs"
              error={isOver ? `You pasted ${inputs.length} lines. The limit is ${most}.` : undefined}
              rows={6}
              spellCheck={false}
              value={text}
              onChange={setText}
              placeholder={
                "https://www.network.example/in/ada-lovelace\nhttps://www.network.example/in/charles-babbage"
              }
            />
            {create.isError && (
              <Callout tone="danger" title="Nothing was added">
                {messageOf(create.error)}
              </Callout>
            )}
            {preview.isLoadingError && isSettled && !isOver && inputs.length > 0 && (
              <Callout tone="danger" title="The lines could not be checked">
                {messageOf(preview.error)}
              </Callout>
            )}
            {inputs.length > 0 && !isOver && !preview.isLoadingError && (
              <Lines
                label="Line preview"
                lines={inputs.map((text, index) => ({
                  ...{ text, ...describe(lines[index]) },
                  message: preview.data?.skipped.find(({ input }) => input === text)?.message,
                }))}
              />
            )}
          </DialogBody>
          <DialogFooter>
            <Button onClick={close}>Cancel</Button>
            <Button
              variant="primary"
              pending={create.isPending}
              disabled={fresh.length === 0 || isOver}
              onClick={() => create.mutate(inputs)}
            >
              {fresh.length === 1 ? "Add 1 person" : `Add ${fresh.length} people`}
            </Button>
          </DialogFooter>
        </>
      )}
    </FormDialog>
  );
}

function describe(line: BulkLine | undefined): Described {
  if (!line) return unchecked;
  return line.skipped === null ? willBeAdded : { note: skipLabels[line.skipped], tone: "warning" };
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
            lines={skipped.map(({ input, reason, message }) => ({
              ...{ text: input, message },
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

function Lines({ label, lines }: { label: string; lines: (Described & { text: string })[] }) {
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-lg border border-line">
      {lines.map(({ text, note, tone, message }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never move
        <li key={index} className="px-3 py-1.5 text-sm">
          <div className="flex items-center justify-between gap-3">
            <span className="min-w-0 truncate font-mono text-ink text-xs">{text}</span>
            <Badge tone={tone} className="shrink-0">
              {note}
            </Badge>
          </div>
          {message && <p className="break-words pt-1 text-muted text-xs">{message}</p>}
        </li>
      ))}
    </ul>
  );
}
