import type { DestinationType } from "@/db/vocabulary";
import { createAutomationDestination } from "./automation";
import { createChatDestination } from "./chat";
import type { Destination } from "./destination";
import { createEnrichmentDestination } from "./enrichment";
import { createNotesDestination } from "./notes";
import { createSpreadsheetDestination, type SpreadsheetOptions } from "./spreadsheet";
import { createWebhookDestination } from "./webhook";

export interface DestinationAdapters {
  /** The adapter of a kind; undefined for one that is not offered. */
  findAdapter(type: DestinationType): Destination | undefined;
}

export interface DestinationOptions {
  allowPrivate: boolean;
  chatWebhookHost: string;
  notesApiUrl: string;
  spreadsheet: SpreadsheetOptions;
}

/** The kinds of destinations that signals can be sent to. */
export function destinationAdapters(options: DestinationOptions): DestinationAdapters {
  const offered: Destination[] = [
    createWebhookDestination({ allowPrivate: options.allowPrivate }),
    createChatDestination({
      allowPrivate: options.allowPrivate,
      webhookHost: options.chatWebhookHost,
    }),
    createNotesDestination({ apiUrl: options.notesApiUrl }),
    createSpreadsheetDestination(options.spreadsheet),
    createAutomationDestination({ allowPrivate: options.allowPrivate }),
    createEnrichmentDestination({ allowPrivate: options.allowPrivate }),
  ];
  const adapters = new Map(offered.map((adapter) => [adapter.type, adapter]));
  return { findAdapter: (type) => adapters.get(type) };
}
