"use client";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useForm } from "@/components/forms/use-form";
import { isChord } from "@/components/keys/chord";
import { everywhereKeys } from "@/components/keys/key-table";
import { useKeyHint } from "@/components/keys/use-key-hint";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { useComment } from "@/lib/client/signal-work";
import { newCommentField } from "./focus-new-comment";
import { MentionList } from "./mention-list";
import { mentionedIn, mentionsToOffer, withMention } from "./mentions";
import { useTeammates } from "./use-team";

/**
 * A field for a comment on each of the signals. While members are offered after "@", the arrows highlight one, and
 * Enter or Tab mentions the highlighted one; Escape closes the offer, or leaves the field.
 */
export function CommentForm({ signalIds, onDone }: { signalIds: readonly string[]; onDone?: () => void }) {
  const members = useTeammates();
  const hint = useKeyHint();
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [highlighted, setHighlighted] = useState(0);
  const [declined, setDeclined] = useState<string | null>(null);
  const form = useForm({
    initial: { text: "" },
    draft: `new comment ${signalIds.join(" ")}`,
    places: [],
    check: (typed) => {
      const text = typed.text.trim();
      if (text === "") return { problems: {} };
      return { body: { text, mentions: mentionedIn(text, members).map(({ userId }) => userId) } };
    },
    mutation: useComment(signalIds),
    ...(onDone && { onDone }),
  });
  const { text } = form.fields;
  const offered = text === declined ? [] : mentionsToOffer(text, members);
  const at = offered.length > 0 ? highlighted % offered.length : 0;
  const active = offered[at];

  function mention(member: (typeof members)[number]) {
    form.edit({ text: withMention(text, member) });
    setHighlighted(0);
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { key, nativeEvent, shiftKey } = event;
    if (nativeEvent.isComposing) return;
    if (isChord(nativeEvent, everywhereKeys.send.chords[0])) return form.props.onSubmit(event);
    if (active && !shiftKey) {
      if (key === "Enter" || key === "Tab") mention(active);
      else if (key === "ArrowDown") setHighlighted((at + 1) % offered.length);
      else if (key === "ArrowUp") setHighlighted((at + offered.length - 1) % offered.length);
      else if (key === "Escape") setDeclined(text);
      else return;
      event.preventDefault();
      event.stopPropagation();
    } else if (key === "Escape" && !onDone) event.currentTarget.blur();
  }

  return (
    <form {...form.props} className="space-y-2">
      <Textarea
        ref={field}
        rows={2}
        aria-label="New comment"
        aria-autocomplete="list"
        aria-controls={active && listId}
        aria-activedescendant={active && `${listId}-${active.userId}`}
        placeholder="Comment, or mention a teammate with @"
        maxLength={2_000}
        value={text}
        onChange={({ target }) => {
          setHighlighted(0);
          form.edit({ text: target.value });
        }}
        onKeyDown={onKeyDown}
        {...(!onDone && signalIds[0] && newCommentField(signalIds[0]))}
      />
      {active && <MentionList id={listId} members={offered} active={active} onPick={mention} />}
      {form.failure && <p className="text-danger-ink text-sm">{form.failure}</p>}
      <Button
        type="submit"
        size="sm"
        disabled={text.trim() === ""}
        pending={form.isPending}
        {...hint(everywhereKeys.send, "Comment")}
      >
        Comment
      </Button>
    </form>
  );
}
