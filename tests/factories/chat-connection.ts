/** A chat for the tests in a file, and connections of a workspace to it. */
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import type { Context } from "@/lib/context";
import { createChatDestination } from "@/lib/destinations/chat";
import { createChatGrants } from "@/lib/destinations/chat/grant";
import { finishChatConnection, startChatConnection } from "@/lib/domain/destinations/connect-chat";
import { newId } from "@/lib/ids";
import { type ChatFake, startChatFake } from "@/tests/fakes/chat/chat";
import type { TestWorld } from "./context";
import { insertCustomer } from "./workspace";

export const redirectUri = "https://portal.example/api/destinations/chat/oauth/callback";
export const caller = { userId: newId(), sessionId: newId() };

export interface ChatScene {
  fake: ChatFake;
  /** A workspace whose ports connect to the chat. */
  open(world: TestWorld, customer?: Parameters<typeof insertCustomer>[1]): Promise<Context>;
}

/** Starts the chat before the tests in a file, and stops it afterwards. */
export function withChat(take: (scene: ChatScene) => void): void {
  let fake: ChatFake;
  beforeAll(async () => {
    fake = await startChatFake({ redirectUris: [redirectUri], channels: ["#signals", "#sales"] });
    take({ fake, open: (world, customer) => openWorkspace(fake, world, customer) });
  });
  afterAll(() => fake.close());
  afterEach(() => fake.behave([]));
}

async function openWorkspace(
  fake: ChatFake,
  { ctx }: TestWorld,
  customer: Parameters<typeof insertCustomer>[1] = {},
): Promise<Context> {
  const { clientId, clientSecret, apiUrl, authorizeUrl, webhookHost } = fake;
  const chat = createChatDestination({ allowPrivate: true, webhookHost });
  const ports = {
    ...ctx.ports,
    chatGrants: createChatGrants({ clientId, clientSecret, apiUrl, authorizeUrl, redirectUri }),
    destinations: { adapterOf: () => chat },
  };
  const ours = { ...ctx, ports };
  await insertCustomer(ours, customer);
  return ours;
}

/** Opens the consent page as a browser, decides, and returns the callback parameters. */
export async function consent(
  authorizeUrl: string,
  decision: Record<string, string> = { decision: "allow" },
) {
  const url = `${authorizeUrl}&${new URLSearchParams(decision)}`;
  const { status, headers } = await fetch(url, { redirect: "manual" });
  expect(status).toBe(302);
  const location = new URL(headers.get("location") ?? "");
  expect(location.origin + location.pathname).toBe(redirectUri);
  return Object.fromEntries(location.searchParams) as { state: string; code: string };
}

/** Starts a connection and decides about it; the callback parameters. */
export const begin = async (ctx: Context, decision?: Record<string, string>) =>
  consent((await startChatConnection(ctx, caller)).authorizeUrl, decision);

/** What the callback does with its parameters. */
export const finish = (ctx: Context, query: Parameters<typeof finishChatConnection>[1] | object) =>
  finishChatConnection(ctx, { ...caller, ...query });
