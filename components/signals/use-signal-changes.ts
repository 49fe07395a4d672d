import { describeSignals } from "@/components/labels/describe-signal";
import { notifyFailed } from "@/components/page/notify-failed";
import { formatTime } from "@/components/ui/format-time";
import { useTimeFormat } from "@/components/ui/time-format";
import { notify } from "@/components/ui/toast";
import { countOf } from "@/db/count-of";
import { useFinishing, useMarking, useSignalWork, useSnoozing } from "@/lib/client/signal-work";
import { useArchiving, useDetails, useFeedback, useTagging } from "@/lib/client/signals";
import { inverseOf, type TagChange } from "@/lib/client/tag-change";
import { changedBy, inversesOf, type WorkChange } from "@/lib/client/work-change";
import { isolated } from "@/lib/contracts/isolated";
import type { SignalItem } from "@/lib/contracts/signals";
import { rememberChange } from "./undo";
import { useFollowed } from "./use-followed";
import { useHiding } from "./use-hiding";
import { nameOf, useStages, useTeammates } from "./use-team";
import { asSent, type Verdict, verdicts, withVerdict } from "./verdicts";

type Signals = readonly SignalItem[];

/** The signals with these IDs. */
const allOf = (signals: Signals, picked: readonly Pick<SignalItem, "id">[]): SignalItem[] =>
  signals.filter(({ id }) => picked.some((one) => one.id === id));

/**
 * Says what a change under way did, with `more` once it is known, and offers to undo it, from its start on; `failed` if
 * it did nothing.
 */
async function tellChange<Answer>(
  running: Promise<Answer>,
  {
    text,
    more = () => "",
    failed,
    undo,
  }: { text: string; more?: (answer: Answer) => string; failed: string; undo: () => Promise<unknown> },
): Promise<void> {
  const made = rememberChange({
    text,
    undo: async () => {
      await running;
      await undo();
      return [];
    },
  });
  try {
    made.announce(text + more(await running));
  } catch (error) {
    made.forget();
    notifyFailed(failed, error);
  }
}

/** The changes of one or many signals that take effect at once and can be undone. */
export function useSignalChanges() {
  const archiving = useArchiving();
  const finishing = useFinishing();
  const snoozing = useSnoozing();
  const hiding = useHiding();
  const tagging = useTagging();
  const working = useSignalWork();
  const mark = useMarking();
  const feedback = useFeedback();
  const read = useDetails();
  const format = useTimeFormat();
  const stages = useStages();
  const teammates = useTeammates();
  const { progress, follow } = useFollowed();

  /** Returns signals to the queue if all are done, for the reader or for everyone; otherwise archives the rest. */
  function archive(signals: Signals) {
    const archived = !signals.every((signal) => signal.archived);
    const targets = signals.filter((signal) => signal.archived !== archived);
    void follow(
      {
        doing: archived ? "Marking as done" : "Moving back",
        done: (count) => {
          const who = targets.length === 1 ? describeSignals(targets) : `${count} signals`;
          if (archived) return `${who} marked as done for you`;
          const whose = targets.some(({ done }) => done) ? "everyone's" : "the";
          return `${who} moved back to ${whose} queue`;
        },
        not: archived ? "Not marked as done" : "Not moved back to the queue",
      },
      targets.length,
      (onProgress) => archiving.mutateAsync({ signals: targets, archived, onProgress }),
      (done) => hiding.restore(allOf(targets, done)),
    );
  }

  /** Returns signals to everyone's queue if all are done for everyone; otherwise the rest are, too. */
  async function finish(signals: Signals) {
    const isDone = !signals.every(({ done }) => done);
    const targets = signals.filter(({ done }) => (done !== null) !== isDone);
    const by = teammates.find(({ isMe }) => isMe) ?? null;
    await tellChange(finishing.mutateAsync({ signals: targets, isDone, by }), {
      text: `${describeSignals(targets)} ${isDone ? "marked as done for everyone" : "moved back to everyone's queue"}`,
      failed: isDone ? "Not marked as done" : "Not moved back to the queue",
      undo: () => finishing.mutateAsync({ signals: targets, isDone: !isDone, by }),
    });
  }

  function snooze(signals: Signals, until: Date) {
    const who = describeSignals(signals);
    void follow(
      {
        doing: "Snoozing",
        done: () => `${who} snoozed until ${formatTime(until.toISOString(), "weekdayShort", format)}`,
        not: "Not snoozed",
      },
      signals.length,
      () => snoozing.mutateAsync({ signals, until }),
      (done) => hiding.restore(allOf(signals, done)),
    );
  }

  function changeTags(changes: TagChange[], done: string) {
    return follow(
      { doing: "Tagging", done: () => done, not: "The tags were not changed" },
      changes.length,
      (onProgress) => tagging.mutateAsync({ changes, onProgress }),
      (made) => tagging.mutateAsync({ changes: made.map(inverseOf) }),
    );
  }

  function wordsOf({ assignee, stage }: WorkChange): string {
    if (stage === "contacted") return "marked as contacted";
    if (stage) return `moved to ${stages.find((one) => one.stage === stage)?.name ?? stage}`;
    if (!assignee) return "unassigned";
    const isMe = teammates.some(({ userId, isMe }) => isMe && userId === assignee.userId);
    return `assigned to ${isMe ? "you" : nameOf(assignee)}`;
  }

  /** Assigns signals or moves them to a stage. */
  async function work(signals: Signals, change: WorkChange) {
    const targets = changedBy(signals, change);
    const words = wordsOf(change);
    if (targets.length === 0) return notify({ text: `${describeSignals(signals)}: already ${words}` });
    const running = working.mutateAsync({ signals: targets, change });
    await tellChange(running, {
      text: `${describeSignals(targets)} ${words}`,
      more: ({ alsoAssigned: { length } }) =>
        length > 0
          ? `, with ${countOf(length, "other signal")} of the same ${targets.length === 1 ? "person" : "people"}`
          : "",
      failed: targets.length === 1 ? "The signal was not changed" : "The signals were not changed",
      undo: async () => {
        const { alsoAssigned } = await running;
        for (const inverse of inversesOf(targets, change)) await working.mutateAsync(inverse);
        if (alsoAssigned.length > 0) {
          const signals = alsoAssigned.map((id) => ({ id }));
          await working.mutateAsync({ signals, change: { assignee: null } });
        }
      },
    });
  }

  /** Gives, or with null removes, the reader's verdict. */
  async function judge(signals: Signals, verdict: Verdict | null) {
    const words = verdicts.find(({ value }) => value === verdict)?.done ?? "no longer judged";
    try {
      const details = await read(signals);
      const befores = new Map(details.map(({ id, feedback }) => [id, asSent(feedback)]));
      const changes = signals
        .map(({ id }) => ({ id, before: befores.get(id) ?? null }))
        .filter(({ before }) => before?.verdict !== verdict && (before !== null || verdict !== null))
        .map(({ id, before }) => ({ id, feedback: verdict && withVerdict(before, verdict) }));
      if (changes.length === 0) return notify({ text: `${describeSignals(signals)}: already ${words}` });
      const who = describeSignals(signals.filter(({ id }) => changes.some((change) => change.id === id)));
      await follow(
        { doing: "Judging", done: () => `${who} ${words}`, not: "The verdict was not saved" },
        changes.length,
        (onProgress) => feedback.mutateAsync({ changes, onProgress }),
        (done) =>
          feedback.mutateAsync({
            changes: done.map(({ id }) => ({ id, feedback: befores.get(id) ?? null })),
          }),
      );
    } catch (error) {
      notifyFailed("The verdict was not saved", error);
    }
  }

  /** Marks signals as unread or, if all are, as read. */
  async function markRead(signals: Signals) {
    const isRead = signals.every((signal) => !signal.isRead);
    const signalIds = signals.filter((signal) => signal.isRead !== isRead).map(({ id }) => id);
    const who = describeSignals(signals.filter(({ id }) => signalIds.includes(id)));
    const how = isRead ? "read" : "unread";
    await tellChange(mark({ signalIds, isRead }), {
      text: `${who} marked as ${how}`,
      failed: `Not marked as ${how}`,
      undo: () => mark({ signalIds, isRead: !isRead }),
    });
  }

  const untag = (signal: SignalItem, tag: SignalItem["tags"][number]) =>
    void changeTags([{ signal, tag, on: false, replaces: false }], `${isolated(tag.name)} removed`);

  return { progress, archive, finish, snooze, changeTags, untag, work, markRead, judge };
}
