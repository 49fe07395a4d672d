/** Mutations of destinations; each reloads lists and deliveries. */
import { keepPreviousData, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Destination, DestinationChange, NewDestination } from "@/lib/contracts/destinations";
import type { ChatStart } from "@/lib/contracts/destinations-chat";
import type { NotesProbe } from "@/lib/contracts/destinations-notes";
import type { Routing } from "@/lib/contracts/routing";
import { call } from "./call";
import {
  createDestination,
  deleteDestination,
  dismissMissingFields,
  endPreviousSecret,
  listDeliveries,
  listDestinations,
  previewDelivery,
  previewRouting,
  probeNotes,
  rotateSecret,
  startChatConnection,
  testDestination,
  updateDestination,
} from "./operations";
import { query } from "./queries";

const lists = { queryKey: [listDestinations.path] };

interface DestinationList {
  data: Destination[];
}

export function useCreateDestination() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewDestination) => call(createDestination, { body }),
    onSuccess: () => client.invalidateQueries(lists),
  });
}

/** Renames, reroutes, pauses or resumes. Updates optimistically and rolls back on error. */
export function useDestinationChange(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: DestinationChange) => call(updateDestination, { params: { id }, body: change }),
    onMutate: async ({ config: _, ...change }) => {
      await client.cancelQueries(lists);
      const before = client.getQueriesData<DestinationList>(lists);
      client.setQueriesData<DestinationList>(
        lists,
        (list) =>
          list && { ...list, data: list.data.map((one) => (one.id === id ? shown(one, change) : one)) },
      );
      return { before };
    },
    onError: (_error, _change, kept) => {
      for (const [key, list] of kept?.before ?? []) client.setQueryData(key, list);
    },
    onSettled: async (_answer, _error, change) => {
      await client.invalidateQueries(lists);
      // A changed connection may change the payload; resuming moves held deliveries on.
      if (change.config) await client.invalidateQueries({ queryKey: [previewDelivery.path] });
      if (change.isActive !== undefined) await client.invalidateQueries({ queryKey: [listDeliveries.path] });
    },
  });
}

function shown(one: Destination, change: Omit<DestinationChange, "config">): Destination {
  const pausedReason = change.isActive === undefined ? one.pausedReason : change.isActive ? null : "manual";
  return {
    ...one,
    pausedReason,
    name: change.name ?? one.name,
    isActive: change.isActive ?? one.isActive,
    routing: change.routing ?? one.routing,
  };
}

export function useDeleteDestination(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteDestination, { params: { id } }),
    onSuccess: () => client.invalidateQueries(lists),
  });
}

/** Sends the sample signal. Reloads the destination's state, as success may have resumed it. */
export function useDestinationTest(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(testDestination, { params: { id } }),
    onSettled: async () => {
      await client.invalidateQueries(lists);
      await client.invalidateQueries({ queryKey: [listDeliveries.path] });
    },
  });
}

/** Replaces the signing secret. The previous one keeps working for `overlapHours`. */
export function useRotateSecret(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { overlapHours: number }) => call(rotateSecret, { params: { id }, body }),
    onSuccess: () => client.invalidateQueries(lists),
  });
}

export function useEndPreviousSecret(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(endPreviousSecret, { params: { id } }),
    onSettled: () => client.invalidateQueries(lists),
  });
}

export function useDismissMissingFields(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(dismissMissingFields, { params: { id } }),
    onSettled: () => client.invalidateQueries(lists),
  });
}

/** Starts connecting a chat channel with this routing; returns the URL to open. */
export function useChatConnection() {
  return useMutation({ mutationFn: (body: ChatStart) => call(startChatConnection, { body }) });
}

/** What these rules would have sent of the recent signals. A later question cancels this one. */
export const routingPreviewQuery = (routing: Routing) => ({
  ...query(previewRouting, { body: { routing } }),
  placeholderData: keepPreviousData,
});

/** Reads the properties of a notes database. Creates and stores nothing. */
export function useNotesProbe() {
  return useMutation({ mutationFn: (body: NotesProbe) => call(probeNotes, { body }) });
}
