/** Parts of a signal as people read them, the same in every destination. */
import type { WebhookPayload } from "@/lib/contracts/webhook-payload";

/** `KEYWORD_SEARCH_COMMENT` → `Keyword search comment`, `not_a_fit` → `Not a fit`. */
export function humanize(code: string): string {
  const words = code.toLowerCase().replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The tags by category: `Team: East, West`. */
export const tagLines = (tags: WebhookPayload["tags"]): string[] =>
  Object.entries(tags).map(([category, values]) => `${category}: ${values.join(", ")}`);

/** The member who works the signal, by name if known; null if nobody does. */
export const assigneeName = (assignee: WebhookPayload["assignee"]): string | null =>
  assignee && (assignee.name ?? assignee.email);
