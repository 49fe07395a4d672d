import type { DestinationType } from "@/db/vocabulary";
import type { Destination } from "./destination";
import { createWebhookDestination } from "./webhook";

export interface DestinationAdapters {
  /** The adapter of a kind; undefined for one that is not offered. */
  findAdapter(type: DestinationType): Destination | undefined;
}

/** The kinds of destinations that signals can be sent to. */
export function destinationAdapters(options: { allowPrivate: boolean }): DestinationAdapters {
  const adapters = new Map<DestinationType, Destination>(
    [createWebhookDestination(options)].map((adapter) => [adapter.type, adapter]),
  );
  return { findAdapter: (type) => adapters.get(type) };
}
