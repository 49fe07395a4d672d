import { expect, it } from "vitest";
import { warningsFor } from "./destination-warnings";

it.each([
  ["automation", { url: "https://flows.example/webhook/a1" }, []],
  ["automation", { url: "https://flows.example/webhook-test/a1" }, [/120 seconds/]],
  ["automation", { url: "http://flows.example/webhook-test/a1" }, [/120 seconds/, /unencrypted/]],
  ["automation", { url: "https://flows.example/hook?from=/webhook-test/" }, []],
  ["webhook", { url: "http://hooks.example/a" }, [/unencrypted/]],
  ["enrichment_webhook", { url: "https://tables.example/a" }, [/Without a token/]],
  ["enrichment_webhook", { url: "https://tables.example/a", token: "" }, [/Without a token/]],
  ["enrichment_webhook", { url: "https://tables.example/a", token: "t" }, []],
  ["chat", { webhookUrl: "http://chat.example/a" }, [/unencrypted/]],
  ["notes", {}, []],
  ["automation", { url: "not yet" }, []],
  ["automation", { url: 7 }, []],
] as const)("of %s with %j returns %j", (type, config, patterns) => {
  const warnings = warningsFor(type, config);
  expect(warnings).toHaveLength(patterns.length);
  for (const [n, pattern] of patterns.entries()) expect(warnings[n]).toMatch(pattern);
});
