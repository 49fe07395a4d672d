import type { z } from "zod";
import { WebhookConfig } from "@/lib/contracts/destination-config";
import { checkDestinationUrl } from "@/lib/outbound/destination-url";

/** The contract's settings, with blocked addresses rejected. */
export function webhookConfig(options: { allowPrivate: boolean }): z.ZodType<WebhookConfig> {
  return WebhookConfig.superRefine(({ url }, context) => {
    const { problem } = checkDestinationUrl(url, options);
    if (problem) context.addIssue({ code: "custom", path: ["url"], message: problem });
  });
}
