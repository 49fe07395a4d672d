/** What people should know of settings that are valid: for the portal, before and after a destination is made. */
import type { DestinationType } from "@/db/vocabulary";

/** An address of a workflow under test: the tool listens there for 120 seconds after somebody pressed "Listen". */
export const isTestAddress = (url: string): boolean =>
  URL.canParse(url) && new URL(url).pathname.split("/").includes("webhook-test");

/** One sentence each, in the order of their weight; none where there is nothing to say. */
export function warningsFor(type: DestinationType, config: Readonly<Record<string, unknown>>): string[] {
  const address = type === "chat" ? config.webhookUrl : config.url;
  const url = typeof address === "string" ? address : "";
  const hasToken = typeof config.token === "string" && config.token !== "";
  const warnings: [applies: boolean, sentence: string][] = [
    [
      isTestAddress(url),
      "This is a test address: it works for 120 seconds after you start listening in the tool. Give the production address.",
    ],
    [
      /^http:/i.test(url),
      "Signals are sent to this address unencrypted. Give one that starts with https://.",
    ],
    [
      type === "enrichment_webhook" && !hasToken,
      "Without a token, everyone who learns this address can add rows to the table.",
    ],
  ];
  return warnings.filter(([applies]) => applies).map(([, sentence]) => sentence);
}
