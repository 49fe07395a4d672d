/**
 * Buys, changes, fails, refunds and cancels at the payment processor's stand-in, as the running product hears of it.
 */
import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { answers } from "@/tests/factories/onboarding";
import { expect, test } from "../server";
import { signIn } from "./session";

const patience = { timeout: 60_000 };

/** The admin of a new workspace on the trial plan. */
async function newAdmin(baseURL: string, name: string): Promise<APIRequestContext> {
  const admin = await signIn(baseURL, `${randomUUID()}@people.example`);
  const started = await admin.post("/api/me/onboarding", { data: { ...answers, workspaceName: name } });
  expect(started.status(), await started.text()).toBe(202);
  await expect(async () => {
    expect((await admin.get("/api/me/billing")).status()).toBe(200);
  }).toPass({ timeout: 120_000 });
  const search = { sourceType: "keyword_search", keywords: ["pipeline review"] };
  expect((await admin.post("/api/me/sources", { data: search })).status()).toBe(201);
  await expect(async () => {
    const activated = await admin.post("/api/me/setup/activate");
    expect(activated.ok(), await activated.text()).toBe(true);
  }).toPass({ timeout: 60_000 });
  return admin;
}

async function post<T>(admin: APIRequestContext, path: string, data?: object): Promise<T> {
  const answer = await admin.post(path, data ? { data } : {});
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** Sends a form of the stand-in as its own pages do. */
function submit(url: string, form: Record<string, string>): Promise<Response> {
  const headers = { origin: new URL(url).origin };
  return fetch(url, { method: "POST", headers, body: new URLSearchParams(form), redirect: "manual" });
}

const pay = async (url: string, name: string, card = "4242 4242 4242 4242") =>
  (await submit(url, { card, name, postalCode: "10115", country: "DE", taxId: "DE123456789" })).status;

/** A button's hidden value on the stand-in's own page, within the newest entry that names the customer. */
async function valueAt(standIn: string, name: string, field: "payment" | "subscription"): Promise<string> {
  const text = await (await fetch(standIn)).text();
  const entries = text.split("<article>").filter((entry) => entry.includes(name));
  const value = entries.join().match(new RegExp(`name="${field}" value="([^"]+)"`))?.[1];
  expect(value).toBeDefined();
  return value ?? "";
}

test("a workspace buys, fails to pay, recovers, is refunded and goes back to trial", async ({ baseURL }) => {
  test.setTimeout(300_000);
  const name = `Buyer ${randomUUID()}`;
  const admin = await newAdmin(baseURL ?? "", name);
  const billing = async () => (await admin.get("/api/me/billing")).json();
  const plan = async () => (await (await admin.get("/api/me/plan")).json()).slug;
  const reaches = (state: Record<string, unknown>) =>
    expect(async () => expect(await billing()).toMatchObject(state)).toPass(patience);
  expect(await billing()).toMatchObject({ processor: "test", subscription: null });

  const checkout = await post<{ url: string }>(admin, "/api/me/billing/checkout", { plan: "starter" });
  const standIn = new URL(checkout.url).origin;
  expect(await pay(checkout.url, name)).toBe(303);
  await reaches({ subscription: { status: "active", plan: "starter" }, paymentMethod: { last4: "4242" } });
  expect(await plan()).toBe("starter");
  const { dueCents } = await post<{ dueCents: number }>(admin, "/api/me/plan/change/preview", {
    plan: "growth",
  });
  expect(dueCents).toBeGreaterThan(19_000);
  await post(admin, "/api/me/plan/change", { plan: "growth" });
  expect(await plan()).toBe("growth");

  const bought = await post<{ url: string }>(admin, "/api/me/billing/packs/checkout", { pack: "pack_1000" });
  expect(await pay(bought.url, name, "4000 0000 0000 0002")).toBe(402);
  expect(await pay(bought.url, name)).toBe(303);
  const purchases = async () => (await (await admin.get("/api/me/billing/payg-purchases")).json()).data;
  await expect(async () => expect(await purchases()).toMatchObject([{ status: "paid" }])).toPass(patience);
  await submit(`${standIn}/do/refund`, { payment: await valueAt(standIn, name, "payment"), amount: "10" });
  await expect(async () =>
    expect(await purchases()).toMatchObject([{ refundStatus: "partial", refundedCents: 1_000 }]),
  ).toPass(patience);

  const subscription = await valueAt(standIn, name, "subscription");
  await submit(`${standIn}/do/fail`, { subscription });
  await submit(`${standIn}/do/advance`, { subscription });
  await reaches({ paymentState: "overdue" });
  await submit(`${standIn}/do/retry`, { subscription });
  await reaches({ paymentState: "paid" });

  await post(admin, "/api/me/plan/cancel-to-trial");
  await reaches({ subscription: { cancelAtPeriodEnd: true, downgradeTo: "trial" } });
  await post(admin, "/api/me/plan/keep");
  await post(admin, "/api/me/plan/cancel-to-trial");
  await submit(`${standIn}/do/advance`, { subscription });
  await expect(async () => expect(await plan()).toBe("trial")).toPass(patience);
  const { data: invoices } = await (await admin.get("/api/me/billing/invoices")).json();
  expect(invoices.length).toBeGreaterThanOrEqual(4);
  const pdf = await fetch(invoices[0].pdfUrl);
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  await admin.dispose();
});
