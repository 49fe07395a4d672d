import { AutomationConfig } from "@/lib/contracts/destination-config";
import { isTestAddress } from "@/lib/contracts/destination-warnings";
import type { Destination, Receipt } from "../destination";
import { type FlatHookOptions, hookConfig, previewFlat, sendFlat } from "../flat-hook";

/** Starts a workflow of an automation tool with a signal: flat JSON to the workflow's hook. */
export function createAutomationDestination(options: FlatHookOptions): Destination<AutomationConfig> {
  return {
    type: "automation",
    config: hookConfig(AutomationConfig, options),
    signs: false,
    summarize: ({ url }) => new URL(url).host,
    deliver: async (delivery) => {
      const { url, apiKeyHeader, apiKey } = delivery.config;
      const credential = apiKeyHeader && apiKey ? { header: apiKeyHeader, value: apiKey } : null;
      return inTheToolsTerms(await sendFlat(options, delivery, credential), url);
    },
    preview: previewFlat,
  };
}

/** What the tools mean by statuses that say something else on other servers. */
function inTheToolsTerms(receipt: Receipt, url: string): Receipt {
  const error = meaningOf(receipt.status, url);
  return error === null ? receipt : { ...receipt, error };
}

function meaningOf(status: number | null, url: string): string | null {
  switch (status) {
    case 400:
      return "The tool did not take the signal (400). Its queue may be full: the signal is sent again. If this lasts, look at the workflow's queue.";
    case 404:
      return isTestAddress(url)
        ? "No test run listens at this address (404). Give the workflow's production address."
        : "No active workflow listens at this address (404). Turn the workflow on, or correct the address.";
    case 410:
      return "The workflow is turned off (410). Turn it on, then run Test connection.";
    default:
      return null;
  }
}
