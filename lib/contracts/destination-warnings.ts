/** Warnings about valid settings, shown in the portal before and after a destination is created. */
import type { DestinationType } from "@/db/vocabulary";

/** A test address of a workflow: the tool listens there for 120 seconds after someone clicks "Listen". */
export const isTestAddress = (url: string): boolean =>
  URL.canParse(url) && new URL(url).pathname.split("/").includes("webhook-test");

/** One sentence per warning, most important first. */
export function warningsFor(type: DestinationType, config: Readonly<Record<string, unknown>>): string[] {
  const address = type === "chat" ? config.webhookUrl : config.url;
  const url = typeof address === "string" ? address : "";
  const hasToken = typeof config.token === "string" && config.token !== "";
  const warnings: [applies: boolean, sentence: string][] = [
    [
      isTestAddress(url),
      "This is a test address. It works for 120 seconds after you start listening in the tool. Use the production address.",
    ],
    [
      /^http:/i.test(url),
      "Signals are sent to this address unencrypted. Use an address that starts with https://.",
    ],
    [
      type === "enrichment_webhook" && !hasToken,
      "Without a token, anyone who knows this address can add rows to the table.",
    ],
  ];
  return warnings.filter(([applies]) => applies).map(([, sentence]) => sentence);
}
