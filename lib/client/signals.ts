/** Mutations of signals: optimistic if they can be rolled back, then everything affected is reloaded. */
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { NewFeedback } from "@/lib/contracts/feedback";
import type { SignalDetail, SignalItem } from "@/lib/contracts/signals";
import { call } from "./call";
import { inParallel } from "./in-parallel";
import {
  applySignalTag,
  archiveSignal,
  countSavedViews,
  countSignalScores,
  countSignalTags,
  deliverSignal,
  getSignal,
  giveFeedback,
  listRelatedSignals,
  listSignals,
  listTagCategories,
  removeSignalTag,
  unarchiveSignal,
  withdrawFeedback,
} from "./operations";
import { query } from "./queries";
import { archivedIn, type SignalList, withArchived } from "./signal-lists";
import { type TagChange, tagsAfter } from "./tag-change";

const lists = { queryKey: [listSignals.path] };
const details = { queryKey: [getSignal.path] };

type Progress = (ended: number) => void;

/** Reloads everything that shows signals, and what has these paths. */
export async function refreshSignals(client: QueryClient, ...paths: string[]): Promise<void> {
  const counts = [countSignalTags, countSignalScores, countSavedViews];
  const shown = [listSignals, getSignal, listRelatedSignals, ...counts];
  const all = [...shown.map(({ path }) => path), ...paths];
  await Promise.all(all.map((path) => client.invalidateQueries({ queryKey: [path] })));
}

/** Stops loading signals and captures the cached ones; the returned function restores them on error. */
export async function rememberSignals(client: QueryClient): Promise<() => void> {
  await Promise.all([client.cancelQueries(lists), client.cancelQueries(details)]);
  const before = [...client.getQueriesData(lists), ...client.getQueriesData(details)];
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data);
  };
}

function changeDetails(client: QueryClient, change: (signal: SignalDetail) => SignalDetail): void {
  client.setQueriesData<SignalDetail>(details, (signal) => signal && change(signal));
}

/** Changes these signals wherever they are shown. */
export function changeShown(
  client: QueryClient,
  ids: ReadonlySet<string>,
  change: <S extends SignalItem>(signal: S) => S,
): void {
  const changed = <S extends SignalItem>(signal: S): S => (ids.has(signal.id) ? change(signal) : signal);
  client.setQueriesData<SignalList>(lists, (list) => list && { ...list, data: list.data.map(changed) });
  changeDetails(client, changed);
}

/** Takes these signals from the lists without archived ones, or from those of archived ones. */
export function showArchived(client: QueryClient, ids: ReadonlySet<string>, archived: boolean): void {
  for (const [key, list] of client.getQueriesData<SignalList>(lists)) {
    if (list) client.setQueryData(key, archivedIn(String(key[1]), list, ids, archived));
  }
  changeDetails(client, (signal) => (ids.has(signal.id) ? withArchived(signal, archived) : signal));
}

export interface Archiving {
  signals: readonly Pick<SignalItem, "id">[];
  archived: boolean;
  onProgress?: Progress | undefined;
}

/** Archives signals for the current user, or restores them. Returns which succeeded and which failed. */
export function useArchiving() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ signals, archived, onProgress }: Archiving) =>
      inParallel(
        signals,
        ({ id }) => call(archived ? archiveSignal : unarchiveSignal, { params: { id } }),
        onProgress,
      ),
    onMutate: async ({ signals, archived }) => {
      const restore = await rememberSignals(client);
      showArchived(client, new Set(signals.map(({ id }) => id)), archived);
      return { restore };
    },
    onSuccess: ({ done }, _input, kept) => {
      if (done.length === 0) kept.restore();
    },
    onSettled: () => refreshSignals(client),
  });
}

export interface Tagging {
  changes: readonly TagChange[];
  onProgress?: Progress | undefined;
}

/** Adds or removes tags, one change after the other, so that the last one wins. */
export function useTagging() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: "signal-tags" },
    mutationFn: ({ changes, onProgress }: Tagging) =>
      inParallel(
        changes,
        ({ signal: { id }, tag: { valueId }, on }) =>
          on
            ? call(applySignalTag, { params: { id }, body: { valueId } })
            : call(removeSignalTag, { params: { id, valueId } }),
        onProgress,
      ),
    onMutate: async ({ changes }) => {
      const restore = await rememberSignals(client);
      const byId = new Map(changes.map((change) => [change.signal.id, change]));
      changeShown(client, new Set(byId.keys()), (signal) => {
        const change = byId.get(signal.id);
        return change ? { ...signal, tags: tagsAfter(signal.tags, change) } : signal;
      });
      return { restore };
    },
    onSuccess: ({ done }, _input, kept) => {
      if (done.length === 0) kept.restore();
    },
    onSettled: () => refreshSignals(client, listTagCategories.path),
  });
}

/** Sends signals to a destination manually; those it already has are not sent again (`queued: false`). */
export function useDelivering() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      signals,
      destinationId,
      onProgress,
    }: {
      signals: readonly Pick<SignalItem, "id">[];
      destinationId: string;
      onProgress?: Progress;
    }) =>
      inParallel(
        signals,
        ({ id }) => call(deliverSignal, { params: { id }, body: { destinationId } }),
        onProgress,
      ),
    onSettled: () => refreshSignals(client),
  });
}

export interface Judging {
  /** The feedback that each signal gets; null removes it. */
  changes: readonly { id: string; feedback: NewFeedback | null }[];
  onProgress?: Progress | undefined;
}

/** Sets or removes feedback on signals, one change after the other, so that the last one wins. */
export function useFeedback() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: "signal-feedback" },
    mutationFn: ({ changes, onProgress }: Judging) =>
      inParallel(
        changes,
        async ({ id, feedback }): Promise<void> => {
          if (feedback) await call(giveFeedback, { params: { id }, body: feedback });
          else await call(withdrawFeedback, { params: { id } });
        },
        onProgress,
      ),
    onMutate: async ({ changes }) => {
      const restore = await rememberSignals(client);
      const byId = new Map(changes.map((change) => [change.id, change]));
      const updatedAt = new Date().toISOString();
      changeDetails(client, (signal) => {
        const change = byId.get(signal.id);
        if (!change) return signal;
        const { feedback } = change;
        return { ...signal, feedback: feedback && { ...feedback, note: feedback.note || null, updatedAt } };
      });
      return { restore };
    },
    onSuccess: ({ done }, _input, kept) => {
      if (done.length === 0) kept.restore();
    },
    onSettled: () => client.invalidateQueries(details),
  });
}

/** How long a signal that was just read counts as current, in milliseconds. */
const staleTime = 60_000;

/** Reads signals in full, from memory if they were just read. Rejects if one can't be read. */
export function useDetails(): (signals: readonly Pick<SignalItem, "id">[]) => Promise<SignalDetail[]> {
  const client = useQueryClient();
  return async (signals) => {
    const { done, refused } = await inParallel(signals, ({ id }) =>
      client.fetchQuery({ ...query(getSignal, { params: { id } }), staleTime }),
    );
    const [first] = refused;
    if (first) throw first.error;
    return done.map(({ answer }) => answer);
  };
}
