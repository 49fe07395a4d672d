"use client";
import { type FormEvent, startTransition, useId, useOptimistic } from "react";
import { toggled } from "@/components/forms/toggled";
import { useEdits } from "@/components/forms/use-edits";
import { humanize } from "@/components/labels/describe-signal";
import { notifyFailed } from "@/components/page/notify-failed";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Label } from "@/components/ui/field";
import { Segmented } from "@/components/ui/segmented";
import { Textarea } from "@/components/ui/textarea";
import { feedbackReasons } from "@/db/vocabulary";
import { useFeedback } from "@/lib/client/signals";
import type { NewFeedback } from "@/lib/contracts/feedback";
import type { SignalDetail } from "@/lib/contracts/signals";
import { asSent, type Verdict, verdicts } from "./verdicts";

/** Maximum length in the contract. */
const mostReasons = 5;

/**
 * The reader's verdict on a signal, which can be undone; a reason if it doesn't fit, and a note. Each change is saved
 * at once.
 */
export function SignalFeedback({
  signal,
  onJudge,
}: {
  signal: Pick<SignalDetail, "id" | "feedback">;
  onJudge: (verdict: Verdict | null) => Promise<void>;
}) {
  const feedback = useFeedback();
  const current = asSent(signal.feedback);
  /** Shown from the click on, while it is being saved. */
  const [shown, show] = useOptimistic<Verdict | "">(current?.verdict ?? "");

  const judge = (verdict: Verdict) =>
    startTransition(async () => {
      show(verdict);
      await onJudge(verdict);
    });

  function send(next: NewFeedback) {
    feedback.mutate(
      { changes: [{ id: signal.id, feedback: next }] },
      {
        onSuccess: ({ refused: [first] }) => {
          if (first) notifyFailed("Your feedback was not saved", first.error);
        },
      },
    );
  }

  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-2">
        <Segmented<Verdict | "">
          label="Is it a good fit?"
          value={shown}
          options={verdicts}
          onChange={(verdict) => verdict !== "" && judge(verdict)}
        />
        {current && (
          <Button size="sm" variant="ghost" onClick={() => void onJudge(null)}>
            Remove feedback
          </Button>
        )}
      </div>
      {current?.verdict === "not_fit" && (
        <fieldset>
          <legend className="pb-1 font-medium text-ink text-sm">Why not?</legend>
          <div className="grid grid-cols-1 gap-x-4 @sm:grid-cols-2 @xl:grid-cols-3">
            {feedbackReasons.map((reason) => {
              const chosen = current.reasons.includes(reason);
              return (
                <Checkbox
                  key={reason}
                  className="py-1 pointer-coarse:py-2"
                  label={humanize(reason)}
                  checked={chosen}
                  disabled={!chosen && current.reasons.length >= mostReasons}
                  onChange={() =>
                    send({
                      verdict: "not_fit",
                      reasons: toggled(current.reasons, reason),
                      note: current.note,
                    })
                  }
                />
              );
            })}
          </div>
        </fieldset>
      )}
      {current && (
        <Note
          signalId={signal.id}
          note={current.note}
          onSave={(note) => send({ verdict: current.verdict, reasons: current.reasons, note })}
        />
      )}
      {!current && (
        <p className="text-ink-muted text-sm">
          Tell us once you know. You can change your answer; the latest one counts.
        </p>
      )}
    </div>
  );
}

function Note({
  signalId,
  note,
  onSave,
}: {
  signalId: string;
  note: string;
  onSave: (note: string) => void;
}) {
  const id = useId();
  const { fields, edit } = useEdits(`feedback ${signalId}`, { note });
  const text = fields.note;
  const changed = text.trim() !== note;
  function save(event: FormEvent) {
    event.preventDefault();
    if (!changed) return;
    edit({ note: text.trim() });
    onSave(text.trim());
  }
  return (
    <form onSubmit={save} className="space-y-1.5">
      <Label htmlFor={id}>Note</Label>
      <Textarea
        id={id}
        rows={2}
        maxLength={1_000}
        value={text}
        placeholder="What should your team know?"
        onChange={(event) => edit({ note: event.target.value })}
      />
      {changed && (
        <Button size="sm" type="submit">
          Save note
        </Button>
      )}
    </form>
  );
}
