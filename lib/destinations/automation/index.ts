import { AutomationConfig } from "@/lib/contracts/destination-config";
import { isTestAddress } from "@/lib/contracts/destination-warnings";
import type { Destination, Receipt } from "../destination";
import { type FlatHookOptions, hookConfig, previewFlat, sendFlat } from "../flat-hook";

/** Triggers a workflow in an automation tool: sends the signal as flat JSON to the workflow's webhook. */
export function createAutomationDestination(options: FlatHookOptions): Destination<AutomationConfig> {
  return {
    type: "automation",
    config: hookConfig(AutomationConfig, options),
    fresh: { keys: "both" },
    signs: false,
    addresses: ({ url }) => [new URL(url).href],
    summarize: ({ url }) => new URL(url).host,
    deliver: async (delivery) => {
      const { url, apiKeyHeader, apiKey } = delivery.config;
      const credential = apiKeyHeader && apiKey ? { header: apiKeyHeader, value: apiKey } : null;
      return inTheToolsTerms(await sendFlat(options, delivery, credential), url);
    },
    preview: previewFlat,
  };
}

/** Replaces the error for statuses that mean something specific to automation tools. */
function inTheToolsTerms(receipt: Receipt, url: string): Receipt {
  const error = meaningOf(receipt.status, url);
  return error === null ? receipt : { ...receipt, error };
}

function meaningOf(status: number | null, url: string): string | null {
  switch (status) {
    case 400:
      return "The tool rejected the signal (400). Its queue may be full. We will retry. If this keeps happening, check the workflow's queue.";
    case 404:
      return isTestAddress(url)
        ? "No test run is listening at this address (404). Enter the workflow's production address."
        : "No active workflow is listening at this address (404). Turn on the workflow or correct the address.";
    case 410:
      return "The workflow is turned off (410). Turn it on, then run Test connection.";
    default:
      return null;
  }
}
