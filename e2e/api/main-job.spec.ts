import { Webhook } from "standardwebhooks";
import type { SignalItem } from "@/lib/contracts/signals";
import { WebhookPayload } from "@/lib/contracts/webhook-payload";
import { sandboxCatalogue } from "@/packages/sandbox-network/catalogue";
import { startReceiver } from "@/tests/fakes/receiver/receiver";
import { expect, test } from "../server";
import { signIn } from "./session";

/** The core loop of the product, over HTTP only. */
test("turns a new source into signals and delivers each one once, signed", async ({ baseURL }) => {
  const receiver = await startReceiver();
  const admin = await signIn(baseURL ?? "", "admin@demo.example");

  const created = await admin.post("/api/me/destinations", {
    data: {
      destinationType: "webhook",
      name: "Local receiver",
      config: { url: receiver.url, auth: { type: "bearer", token: "a-token-of-the-customer" } },
    },
  });
  expect(created.status()).toBe(201);
  const destination = await created.json();
  expect(destination.signatureSecret).toMatch(/^whsec_/);
  const tested = await admin.post(`/api/me/destinations/${destination.id}/test`);
  expect(await tested.json()).toMatchObject({ success: true, status: 200, error: null });

  const author = sandboxCatalogue().authors[6];
  if (!author) throw new Error("The sandbox has too few authors");
  const source = { sourceType: "target_person", networkUrl: author.networkUrl, displayName: author.name };
  const added = await admin.post("/api/me/sources", { data: source });
  expect(added.status()).toBe(201);
  const { id: sourceId } = await added.json();
  const again = await admin.post("/api/me/sources", { data: source });
  expect(again.status()).toBe(409);
  expect(await again.json()).toMatchObject({ error: "duplicate_source" });

  const listed = async (path: string) => (await admin.get(path)).json();
  await expect(async () => {
    expect((await listed(`/api/me/watchlist?source=${sourceId}`)).total).toBeGreaterThan(0);
    const signals = await listed(`/api/me/signals?source=${sourceId}&limit=100`);
    // The source's posts also add to signals that are older than the destination.
    const since = signals.data.filter(({ createdAt }: SignalItem) => createdAt >= destination.createdAt);
    expect(since).not.toHaveLength(0);
    for (const signal of since) expect(signal.deliveredTo).toContain(destination.id);
  }).toPass({ timeout: 120_000, intervals: [1_000] });

  const { signatureSecret } = destination;
  const deliveries = receiver.requests.filter(({ body }) => !body.includes("Alex Sample"));
  expect(deliveries.length).toBeGreaterThan(0);
  for (const { headers, body } of deliveries) {
    new Webhook(signatureSecret).verify(body, headers as Record<string, string>);
    const payload = WebhookPayload.parse(JSON.parse(body));
    expect(headers["idempotency-key"]).toBe(payload.signalId);
    expect(headers["x-service-delivery"]).toBe(payload.signalId);
    expect(headers.authorization).toBe("Bearer a-token-of-the-customer");
  }
  const keys = deliveries.map(({ headers }) => headers["idempotency-key"]);
  expect(new Set(keys).size).toBe(keys.length);

  const { data } = await listed(`/api/me/signals?source=${sourceId}&limit=1`);
  const detail = await listed(`/api/me/signals/${data[0].id}`);
  const sum = (factors: { points: number }[]) => factors.reduce((total, { points }) => total + points, 0);
  expect(sum(detail.scoreReceipt.fit)).toBe(detail.icpScore);
  expect(sum(detail.scoreReceipt.strength)).toBe(detail.strength);
  expect(detail.pipelineResult.every((gate: { passed: boolean }) => gate.passed)).toBe(true);
  await admin.delete(`/api/me/destinations/${destination.id}`);
  await receiver.close();
});

test("a sign-in link works once, and opening it does not use it up", async ({ baseURL, playwright }) => {
  const person = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { Origin: baseURL ?? "" },
  });
  const { csrfToken } = await (await person.get("/api/auth/csrf")).json();
  const email = "user@demo.example";
  const asked = { email, csrfToken, json: "true" };
  await person.post("/api/auth/signin/email", { form: asked });
  const mails = await (await person.get("/api/dev/mailbox", { params: { to: email } })).json();
  const link = new URL(mails.data[0].text.match(/https?:\/\/\S+\/sign-in\/confirm\S+/)[0]);
  link.pathname = "/api/auth/callback/email";

  const opened = await person.get(link.href, { maxRedirects: 0 });
  expect(opened.status()).toBe(303);
  expect(opened.headers().location).toContain("/sign-in/confirm");
  const taken = await person.post(link.href, { maxRedirects: 0 });
  expect(taken.headers().location).not.toContain("error");
  expect((await person.get("/api/me")).status()).toBe(200);
  const stranger = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { Origin: baseURL ?? "" },
  });
  const reused = await stranger.post(link.href, { maxRedirects: 0 });
  expect(reused.headers().location).toContain("error=Verification");
  expect((await stranger.get("/api/me")).status()).toBe(401);
});
