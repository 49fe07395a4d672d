/**
 * Mutations of how a team works its signals: optimistic if they can be rolled back, then everything affected is
 * reloaded.
 */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { AssignmentRuleChange } from "@/lib/contracts/assignment-rules";
import type { NewSignalComment } from "@/lib/contracts/signal-comments";
import type { SignalReads, StageNameChange } from "@/lib/contracts/signal-work";
import type { SignalItem } from "@/lib/contracts/signals";
import type { Teammate } from "@/lib/contracts/teammate";
import { call } from "./call";
import { inParallel } from "./in-parallel";
import {
  createSignalComment,
  deleteSignalComment,
  listAssignmentRules,
  listSignalComments,
  listSignalStages,
  markSignals,
  renameSignalStages,
  replaceAssignmentRules,
  snoozeSignal,
  updateSignals,
} from "./operations";
import { queryKeyOf } from "./queries";
import { changeShown, refreshSignals, rememberSignals, showArchived } from "./signals";
import type { WorkChange } from "./work-change";

/**
 * Assigns signals or moves them to a stage, all in one request; one change after the other, so that the last one wins.
 */
export function useSignalWork() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: "signal-work" },
    mutationFn: ({ signals, change }: { signals: readonly Pick<SignalItem, "id">[]; change: WorkChange }) => {
      const { assignee, stage } = change;
      const body = {
        signalIds: signals.map(({ id }) => id),
        ...(assignee !== undefined && { assigneeId: assignee?.userId ?? null }),
        ...(stage !== undefined && { stage }),
      };
      return call(updateSignals, { body });
    },
    onMutate: async ({ signals, change }) => {
      const restore = await rememberSignals(client);
      changeShown(client, new Set(signals.map(({ id }) => id)), (signal) => ({ ...signal, ...change }));
      return { restore };
    },
    onError: (_error, _input, kept) => kept?.restore(),
    onSettled: () => refreshSignals(client),
  });
}

export interface Finishing {
  signals: readonly Pick<SignalItem, "id">[];
  isDone: boolean;
  /** Who is shown as having done it until the answer arrives. */
  by: Teammate | null;
}

/** Marks signals as done for everyone, or returns them to everyone's queue, all in one request. */
export function useFinishing() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: "signal-work" },
    mutationFn: ({ signals, isDone }: Finishing) =>
      call(updateSignals, { body: { signalIds: signals.map(({ id }) => id), isDone } }),
    onMutate: async ({ signals, isDone, by }) => {
      const restore = await rememberSignals(client);
      const ids = new Set(signals.map(({ id }) => id));
      const done = isDone ? { at: new Date().toISOString(), by } : null;
      changeShown(client, ids, (signal) => ({ ...signal, done }));
      showArchived(client, ids, isDone);
      return { restore };
    },
    onError: (_error, _input, kept) => kept?.restore(),
    onSettled: () => refreshSignals(client),
  });
}

/**
 * Marks signals as read or unread for the current user, shown at once and taken back if it fails. No mutation: reading
 * a list doesn't count as changing it, so its new rows stay held, and nothing is reloaded.
 */
export function useMarking(): (input: SignalReads) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async ({ signalIds, isRead }) => {
      const show = (isRead: boolean) =>
        changeShown(client, new Set(signalIds), (signal) => ({ ...signal, isRead }));
      show(isRead);
      try {
        await call(markSignals, { body: { signalIds, isRead } });
        // A read that began before may have ended in between.
        show(isRead);
      } catch (error) {
        show(!isRead);
        throw error;
      }
    },
    [client],
  );
}

/** Snoozes signals for the current user until a time. Returns which succeeded and which failed. */
export function useSnoozing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ signals, until }: { signals: readonly Pick<SignalItem, "id">[]; until: Date }) =>
      inParallel(signals, ({ id }) =>
        call(snoozeSignal, { params: { id }, body: { until: until.toISOString() } }),
      ),
    onSettled: () => refreshSignals(client),
  });
}

/** Adds a comment to each of the signals; throws if one was refused. */
export function useComment(ids: readonly string[]) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: NewSignalComment) => {
      const { refused } = await inParallel(ids, (id) => call(createSignalComment, { params: { id }, body }));
      const [first] = refused;
      if (first) throw first.error;
    },
    onSettled: () => refreshSignals(client, listSignalComments.path),
  });
}

export function useDeleteComment(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (commentId: string) => call(deleteSignalComment, { params: { id, commentId } }),
    onSettled: () => refreshSignals(client, listSignalComments.path),
  });
}

export function useStageNames() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: StageNameChange) => call(renameSignalStages, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: [listSignalStages.path] }),
  });
}

/** Replaces all assignment rules. */
export function useAssignmentRules() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: "assignment-rules" },
    mutationFn: (body: AssignmentRuleChange) => call(replaceAssignmentRules, { body }),
    onSuccess: (rules) => client.setQueryData(queryKeyOf(listAssignmentRules), rules),
    onSettled: () => client.invalidateQueries({ queryKey: [listAssignmentRules.path] }),
  });
}
