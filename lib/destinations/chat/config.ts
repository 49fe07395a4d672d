import type { z } from "zod";
import { ChatConfig } from "@/lib/contracts/destination-config";
import { checkDestinationUrl } from "@/lib/outbound/destination-url";

/** The contract's settings, less addresses that are not of the chat's own host (and port, where it names one). */
export function chatConfig(options: { allowPrivate: boolean; webhookHost: string }): z.ZodType<ChatConfig> {
  return ChatConfig.superRefine(({ webhookUrl }, context) => {
    const problem = findProblem(webhookUrl, options);
    if (problem) context.addIssue({ code: "custom", path: ["webhookUrl"], message: problem });
  });
}

function findProblem(
  address: string,
  { allowPrivate, webhookHost }: { allowPrivate: boolean; webhookHost: string },
): string | null {
  const { url, problem } = checkDestinationUrl(address, { allowPrivate });
  if (problem !== undefined) return problem;
  if (url.host === webhookHost) return null;
  return `This is not an incoming webhook of the chat: its address starts with https://${webhookHost}/.`;
}
