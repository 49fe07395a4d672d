import { findDestination } from "@/db/queries/destinations";
import { type Context, transaction } from "@/lib/context";
import type { ChatCallback } from "@/lib/contracts/chat-callback";
import type { ChatConfig } from "@/lib/contracts/destination-config";
import type { ChatRefusal, ChatReturn, ChatStart } from "@/lib/contracts/destinations-chat";
import { ChatGrantError, type ChatGrants } from "@/lib/destinations/chat/grant";
import { countRoom } from "@/lib/domain/plans/require-cap";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { type Connecting, openChatState, type PlannedDestination, sealChatState } from "./connect-chat-state";
import { addDestination } from "./create";
import { findTwin } from "./find-same-address";
import { parseConfig } from "./parse-config";
import { requireTags } from "./require-tags";

type Outcome = { destinationId: string } | { refused: ChatRefusal };
type Connected = { destinationId: string; twinId: string | undefined };
export type ChatConnection = (Connected | { refused: ChatRefusal }) & { returnTo: ChatReturn };

/**
 * The URL where the user chooses a channel, for a destination with this routing. Throws 503 `not_configured`, and 400
 * for tags that the workspace does not have.
 */
export async function startChatConnection(
  ctx: Context,
  caller: Connecting & ChatStart,
): Promise<{ authorizeUrl: string }> {
  const { chatGrants } = ctx.ports;
  if (!chatGrants) {
    throw new AppError(
      "not_configured",
      "Chat sign-in is not set up in this environment. Enter the chat's webhook URL instead.",
    );
  }
  await requireTags(ctx, caller.routing);
  return { authorizeUrl: chatGrants.authorizeUrl(await sealChatState(ctx, caller)) };
}

/**
 * Creates a destination for the chosen channel, with the routing chosen before. The state contains its id, so one
 * state creates one destination; if the browser returns again, the existing one is returned. So is another active one
 * that posts to the same channel.
 */
export async function finishChatConnection(
  ctx: Context,
  { state, code, error, ...caller }: Connecting & ChatCallback,
): Promise<ChatConnection> {
  const { returnTo, planned } = await openChatState(ctx, { ...caller, state });
  if (!ctx.ports.chatGrants) return { refused: "not_configured", returnTo };
  if (typeof planned === "string") return { refused: planned, returnTo };
  const outcome = await connect(ctx, planned, { code, error }, ctx.ports.chatGrants);
  if ("refused" in outcome) return { ...outcome, returnTo };
  return { ...outcome, twinId: (await findTwin(ctx, outcome.destinationId))?.id, returnTo };
}

async function connect(
  ctx: Context,
  planned: PlannedDestination,
  { code, error }: Pick<ChatCallback, "code" | "error">,
  chatGrants: ChatGrants,
): Promise<Outcome> {
  const { destinationId } = planned;
  if (await isMade(ctx, planned)) return { destinationId };
  if (error !== undefined) return { refused: error === "access_denied" ? "denied" : "failed" };
  if (code === undefined) return { refused: "invalid" };
  // Check before using the code too: a grant that cannot be kept would leave a webhook behind.
  if ((await countRoom(ctx, "destinations")) === 0) return { refused: "cap" };
  const config = await exchange(ctx, chatGrants, code);
  if (config) return addChannel(ctx, { ...planned, config });
  // The code works once. A concurrent request from the same browser may have used it.
  return (await isMade(ctx, planned)) ? { destinationId } : { refused: "failed" };
}

const isMade = async ({ db, customerId }: Context, { destinationId }: { destinationId: string }) =>
  (await findDestination(db, { customerId, destinationId })) !== null;

/** The settings returned by the chat; null if it returned none, or unusable ones. */
async function exchange(ctx: Context, grants: ChatGrants, code: string): Promise<ChatConfig | null> {
  try {
    const config = await grants.exchange(code);
    parseConfig(ctx, "chat", config);
    return config;
  } catch (error) {
    if (!(error instanceof ChatGrantError || error instanceof AppError)) throw error;
    log.warn({ requestId: ctx.requestId, err: error }, "chat not connected");
    return null;
  }
}

async function addChannel(
  ctx: Context,
  { destinationId, routing, config }: PlannedDestination & { config: ChatConfig },
): Promise<Outcome> {
  return transaction(ctx, async (ctx) => {
    // Locks the workspace: of two concurrent calls, the second finds the destination that the first created.
    const fits = (await countRoom(ctx, "destinations")) > 0;
    if (await isMade(ctx, { destinationId })) return { destinationId };
    if (!fits) return { refused: "cap" };
    const name = config.channel ?? config.team ?? "Chat";
    await addDestination(ctx, { id: destinationId, destinationType: "chat", name, config, routing });
    return { destinationId };
  });
}
