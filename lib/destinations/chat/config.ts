import type { z } from "zod";
import { ChatConfig } from "@/lib/contracts/destination-config";
import { checkDestinationUrl } from "@/lib/outbound/destination-url";

/** The contract's settings, limited to addresses on the chat tool's own host (and port, if one is given). */
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
  return `This is not an incoming webhook of the chat tool. The address must start with https://${webhookHost}/.`;
}
