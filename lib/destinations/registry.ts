import type { DestinationType } from "@/db/vocabulary";
import type { DestinationConfig } from "@/lib/contracts/destination-config";
import { createAutomationDestination } from "./automation";
import { createChatDestination } from "./chat";
import type { Destination } from "./destination";
import { createEnrichmentDestination } from "./enrichment";
import { createNotesDestination } from "./notes";
import { createSpreadsheetDestination, type SpreadsheetOptions } from "./spreadsheet";
import { createWebhookDestination } from "./webhook";

export interface DestinationAdapters {
  adapterOf(type: DestinationType): Destination;
}

export interface DestinationOptions {
  allowPrivate: boolean;
  chatWebhookHost: string;
  notesApiUrl: string;
  spreadsheet: SpreadsheetOptions;
}

/** The adapters of all destination kinds. */
export function destinationAdapters(options: DestinationOptions): DestinationAdapters {
  const { allowPrivate, chatWebhookHost, notesApiUrl, spreadsheet } = options;
  const adapters: { [T in DestinationType]: Destination<DestinationConfig<T>> } = {
    webhook: createWebhookDestination({ allowPrivate }),
    automation: createAutomationDestination({ allowPrivate }),
    enrichment_webhook: createEnrichmentDestination({ allowPrivate }),
    chat: createChatDestination({ allowPrivate, webhookHost: chatWebhookHost }),
    spreadsheet: createSpreadsheetDestination(spreadsheet),
    notes: createNotesDestination({ apiUrl: notesApiUrl }),
  };
  return { adapterOf: (type) => adapters[type] };
}
