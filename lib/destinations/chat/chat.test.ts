import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ChatConfig } from "@/lib/contracts/destination-config";
import { newId } from "@/lib/ids";
import { type ChatFake, startChatFake } from "@/tests/fakes/chat/chat";
import type { ChannelState } from "@/tests/fakes/chat/workspace";
import type { Behaviour } from "@/tests/fakes/receiver/behaviour";
import type { Destination, Receipt } from "../destination";
import { samplePayload } from "../sample-payload";
import { type ChatOptions, createChatDestination } from ".";

const at = new Date();
const payload = samplePayload({ signalId: newId(), appUrl: "https://portal.example", at });
let now = 0;
let fake: ChatFake;
let options: ChatOptions;
let chat: Destination<ChatConfig>;

beforeAll(async () => {
  fake = await startChatFake({ now: () => now });
  options = { allowPrivate: true, webhookHost: fake.webhookHost };
  chat = createChatDestination(options);
});
afterAll(() => fake.close());
beforeEach(() => {
  now += 60_000;
  fake.messages.length = 0;
  fake.setState("#signals", "open");
});
afterEach(() => {
  fake.behave([]);
  expect(fake.problems).toEqual([]);
});

const deliver = (
  webhookUrl = fake.addWebhook(),
  { mayHaveArrived = false, via = chat } = {},
): Promise<Receipt> =>
  via.deliver({ config: via.config.parse({ webhookUrl }), secret: null, payload, at, mayHaveArrived });

describe("a delivery", () => {
  it("posts a message to the webhook's channel", async () => {
    const receipt = await deliver(fake.addWebhook("#sales"));
    expect(receipt).toMatchObject({
      verdict: "delivered",
      status: 200,
      error: null,
      responseExcerpt: "ok",
      request: { method: "POST", host: fake.webhookHost },
    });
    expect(fake.messages).toMatchObject([
      { channel: "#sales", text: expect.stringContaining("Alex Sample") },
    ]);
    expect(fake.messages[0]?.body).toEqual(chat.preview(payload, null).body);
    expect(fake.lastHeaders()).toMatchObject({ "content-type": "application/json" });
    expect(fake.lastHeaders()["user-agent"]).toMatch(/^Signal-to-Action\//);
  });

  it("keeps the webhook path out of the receipt, even if the chat echoes it", async () => {
    const webhookUrl = fake.addWebhook();
    const { pathname } = new URL(webhookUrl);
    const token = pathname.split("/").at(-1) ?? "";
    const body = `${webhookUrl} ${pathname} ${token} ${encodeURIComponent(pathname)}`;
    fake.behave([{ behaviour: { kind: "status", status: 500, body } }]);
    const receipt = await deliver(webhookUrl);
    expect(receipt.responseExcerpt).toContain("••••");
    for (const secret of [pathname, token]) expect(JSON.stringify(receipt)).not.toContain(secret);
  });

  it.each([
    ["ninechars", false],
    ["eightcha", true],
  ])("keeps a part of the path out of the receipt if it is longer than a word: %s", async (part, isShown) => {
    const body = `You called ${part}`;
    fake.behave([{ behaviour: { kind: "status", status: 500, body } }]);
    const receipt = await deliver(`${fake.url}/services/${part}/B0/nothing`);
    expect(receipt.responseExcerpt?.includes(part)).toBe(isShown);
  });

  it("masks an address with its query as one secret", async () => {
    fake.behave([{ behaviour: { kind: "status", status: 500, body: "/services/T0?token=1" } }]);
    const receipt = await deliver(`${fake.url}/services/T0?token=1`);
    expect(receipt.responseExcerpt).toBe("••••");
  });

  it("says that it may be a duplicate only after an attempt that may have arrived", async () => {
    fake.behave([{ behaviour: { kind: "reset" }, stores: true }]);
    expect(await deliver()).toMatchObject({ verdict: "retry", status: null });
    expect(await deliver(undefined, { mayHaveArrived: true })).toMatchObject({ verdict: "delivered" });
    const isMarked = fake.messages.map(({ body }) => JSON.stringify(body).includes("may be a duplicate"));
    expect(isMarked).toEqual([false, true]);
  });
});

describe("response handling", () => {
  it.each<[ChannelState, number, string, RegExp]>([
    [
      "prohibited",
      403,
      "pause_auth",
      /administrator .+ Ask them to allow messages, then run Test connection\. \(action_prohibited\)$/,
    ],
    ["deleted", 404, "pause_auth", /channel no longer exists in the chat tool\. Connect the channel again/],
    ["revoked", 404, "pause_auth", /webhook was removed or turned off/],
    ["disbanded", 404, "pause_auth", /chat workspace no longer exists/],
    ["invalid", 403, "pause_auth", /no longer accepts this webhook/],
    ["archived", 410, "gone", /is archived\. Restore it and run Test connection/],
  ])("maps a %s channel (%i) to %s", async (state, status, verdict, error) => {
    fake.setState("#signals", state);
    expect(await deliver()).toMatchObject({ verdict, status, error: expect.stringMatching(error) });
    expect(fake.messages).toEqual([]);
  });

  it.each<[number, string, string, RegExp]>([
    [200, '{"ok":false,"error":"channel_not_found"}', "pause_auth", /channel no longer exists/],
    [
      200,
      '{"ok":false,"error":"invalid_blocks","errors":["x"]}',
      "undeliverable",
      /format .+ \(invalid_blocks\)/,
    ],
    [200, '{"ok":false,"error":"msg_too_long"}', "undeliverable", /too long/],
    [200, '{"ok":false,"error":"is_archived"}', "gone", /archived/],
    [200, '{"ok":false,"error":"fatal_error"}', "retry", /did not accept this message \(fatal_error\)/],
    [200, '{"ok":false}', "retry", /did not accept this message\.$/],
    [200, '{"ok":false,"error":""}', "retry", /did not accept this message\.$/],
    [200, `{"ok":false,"error":"${"E".repeat(81)}"}`, "retry", /did not accept this message \(E{80}\)/u],
    [299, '{"ok":false}', "retry", /did not accept this message\.$/],
    [300, '{"ok":false,"error":"no_team"}', "retry", /redirected/],
    [399, '{"ok":false,"error":"no_team"}', "retry", /redirected/],
    [400, '{"ok":true,"error":"no_team"}', "retry", /status 400/],
    [200, "no_service", "pause_auth", /removed or turned off/],
    [400, "invalid_payload", "undeliverable", /format of this message\. It is not sent again/],
    [400, "invalid_blocks", "undeliverable", /format of this message/],
    [400, "invalid_blocks: block 3 is too long", "undeliverable", /format of this message/],
    [400, "no_text", "undeliverable", /format of this message/],
    [500, '{"ok":false,"error":"invalid_blocks"}', "undeliverable", /format of this message/],
    [400, "invalid_token", "pause_auth", /no longer accepts/],
    [400, "no_team\n", "pause_auth", /chat workspace no longer exists/],
    [401, "", "pause_auth", /rejects messages to this webhook \(401\)\. .+ run Test connection\.$/],
    [403, "something else", "pause_auth", /\(403\)/],
    [404, "something else", "pause_auth", /\(404\)/],
    [410, "", "gone", /permanently gone/],
    [302, "no_service", "retry", /redirected/],
    [400, "something else", "retry", /status 400/],
    [500, "", "retry", /status 500/],
    [503, "", "retry", /status 503/],
  ])("maps %i with %j to %s", async (status, body, verdict, error) => {
    fake.behave([{ behaviour: { kind: "status", status, body } }]);
    expect(await deliver()).toMatchObject({ verdict, status, error: expect.stringMatching(error) });
  });

  it.each(["ok", '{"ok":true}', "", "{}", "null", '{"ok":tr', "constructor", "all_good"])(
    "a response of 200 with %j is a success",
    async (body) => {
      fake.behave([{ behaviour: { kind: "status", status: 200, body } }]);
      expect(await deliver()).toMatchObject({ verdict: "delivered", error: null });
    },
  );

  it("pauses the destination for an unknown webhook", async () => {
    const receipt = await deliver(`${fake.url}/services/T0/B0/nothing`);
    expect(receipt).toMatchObject({ verdict: "pause_auth", status: 404 });
  });

  it.each<Behaviour>([{ kind: "hang" }, { kind: "reset" }, { kind: "garbage" }])(
    "retries after %j",
    async (behaviour) => {
      fake.behave([{ behaviour }]);
      const via = createChatDestination({ ...options, timeoutMs: 100 });
      expect(await deliver(undefined, { via })).toMatchObject({ verdict: "retry", status: null });
    },
  );

  it("waits as long as the chat asks when rate limited, and its own pace is never rate limited", async () => {
    const webhookUrl = fake.addWebhook();
    for (let sent = 0; sent < 3; sent += 1) await deliver(webhookUrl);
    expect(await deliver(webhookUrl)).toMatchObject({ verdict: "retry", status: 429, retryAfterSeconds: 1 });
    for (let sent = 0; sent < 5; sent += 1) {
      now += chat.pace?.everyMs ?? 0;
      expect(await deliver(webhookUrl)).toMatchObject({ verdict: "delivered" });
    }
    expect(chat.pace?.maxConcurrent).toBe(1);
  });
});

describe("settings", () => {
  const strict = createChatDestination({ allowPrivate: false, webhookHost: "hooks.chat.example" });

  it.each([
    "https://hooks.chat.example/services/T0/B0/x",
    "https://HOOKS.chat.example/services/T0/B0/x",
    "https://hooks.chat.example:443/services/T0/B0/x",
  ])("accept %s", (webhookUrl) => {
    expect(strict.config.safeParse({ webhookUrl }).success).toBe(true);
  });

  it.each([
    ["https://chat.example/services/T0/B0/x", "hooks.chat.example/"],
    ["https://hooks.chat.example.evil.example/x", "hooks.chat.example/"],
    ["https://evil.example/hooks.chat.example", "hooks.chat.example/"],
    ["https://evil.example#@hooks.chat.example", "hooks.chat.example/"],
    ["https://hooks.chat.example:8443/x", "hooks.chat.example/"],
    ["https://hooks.chat.example./x", "hooks.chat.example/"],
    ["https://hooks.chat.example@evil.example/x", "user name"],
    ["http://hooks.chat.example/x", "https://"],
  ])("reject %s", (webhookUrl, message) => {
    expect(strict.config.safeParse({ webhookUrl }).error?.issues).toMatchObject([
      { path: ["webhookUrl"], message: expect.stringContaining(message) },
    ]);
  });

  it("reject unknown keys and invalid addresses", () => {
    const webhookUrl = "https://hooks.chat.example/x";
    expect(strict.config.safeParse({ webhookUrl, token: "x" }).success).toBe(false);
    expect(strict.config.safeParse({ webhookUrl: "hooks.chat.example/x" }).success).toBe(false);
    expect(strict.config.safeParse({}).success).toBe(false);
  });

  it.each([
    [{ channel: "#signals", team: "Example Team" }, "#signals (Example Team)"],
    [{ channel: "signals" }, "#signals"],
    [{ channel: "@ada" }, "@ada"],
    [{ team: "Example Team" }, "Example Team"],
    [{}, "hooks.chat.example"],
  ])("%j are summarized as %s", (known, summary) => {
    expect(strict.summarize({ webhookUrl: "https://hooks.chat.example/services/secret", ...known })).toBe(
      summary,
    );
  });
});
