import { EnrichmentWebhookConfig } from "@/lib/contracts/destination-config";
import type { Destination, Receipt } from "../destination";
import { type FlatHookOptions, hookConfig, previewFlat, sendFlat } from "../flat-hook";

/** The header in which the tables expect their token. */
const tokenHeader = "x-clay-webhook-auth";

/** Adds a signal as a row to an enrichment table: sends flat JSON to the table's webhook. */
export function createEnrichmentDestination(options: FlatHookOptions): Destination<EnrichmentWebhookConfig> {
  return {
    type: "enrichment_webhook",
    config: hookConfig(EnrichmentWebhookConfig, options),
    fresh: { keys: "both" },
    signs: false,
    addresses: ({ url }) => [new URL(url).href],
    summarize: ({ url }) => new URL(url).host,
    // A webhook accepts ten rows per second.
    pace: { maxConcurrent: 5, everyMs: 100 },
    deliver: async (delivery) => {
      const { token } = delivery.config;
      const credential = token ? { header: tokenHeader, value: token } : null;
      return inTheTablesTerms(await sendFlat(options, delivery, credential));
    },
    preview: previewFlat,
  };
}

function inTheTablesTerms(receipt: Receipt): Receipt {
  if (receipt.status !== 404) return receipt;
  const error = "No table is listening at this address (404). Copy the webhook address from the table again.";
  return { ...receipt, error };
}
