"use client";
import { type FormEvent, useId, useState } from "react";
import { toggled } from "@/components/forms/toggled";
import { useEdits } from "@/components/forms/use-edits";
import { humanize } from "@/components/labels/describe-signal";
import { notifyFailed } from "@/components/page/notify-failed";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Label } from "@/components/ui/field";
import { Segmented } from "@/components/ui/segmented";
import { Textarea } from "@/components/ui/textarea";
import { notify } from "@/components/ui/toast";
import { feedbackReasons } from "@/db/vocabulary";
import { useFeedback } from "@/lib/client/signals";
import type { NewFeedback } from "@/lib/contracts/feedback";
import type { SignalDetail } from "@/lib/contracts/signals";

type Verdict = NewFeedback["verdict"];

const verdicts: { value: Verdict; label: string }[] = [
  { value: "good_fit", label: "Good fit" },
  { value: "not_fit", label: "Not a fit" },
  { value: "already_talking", label: "Already talking" },
];

/** Maximum length in the contract. */
const mostReasons = 5;

/** Feedback on a signal: a verdict, a reason if it doesn't fit, and a note. Each change is saved immediately. */
export function SignalFeedback({ signal }: { signal: Pick<SignalDetail, "id" | "feedback"> }) {
  const feedback = useFeedback(signal.id);
  // Show the latest verdict optimistically until the server answers.
  const [unsaved, setUnsaved] = useState<{ feedback: NewFeedback | null }>();
  const current = unsaved ? unsaved.feedback : kept(signal.feedback);

  function send(next: NewFeedback | null) {
    setUnsaved({ feedback: next });
    feedback.mutate(next, {
      onError: (error) => notifyFailed("Your feedback was not saved", error),
      onSettled: () => setUnsaved(undefined),
    });
  }

  function withdraw() {
    const before = current;
    send(null);
    notify({
      text: "Feedback removed",
      ...(before && { action: { label: "Undo", onSelect: () => send(before) } }),
    });
  }

  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-2">
        <Segmented<Verdict | "">
          label="Is it a good fit?"
          value={current?.verdict ?? ""}
          options={verdicts}
          onChange={(verdict) =>
            verdict !== "" &&
            send({
              verdict,
              reasons: verdict === "not_fit" ? (current?.reasons ?? []) : [],
              note: current?.note ?? "",
            })
          }
        />
        {current && (
          <Button size="sm" variant="ghost" onClick={withdraw}>
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

const kept = (feedback: SignalDetail["feedback"]): NewFeedback | null =>
  feedback && { verdict: feedback.verdict, reasons: feedback.reasons, note: feedback.note ?? "" };

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
