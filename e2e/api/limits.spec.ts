import { expect, test } from "../server";
import { signIn } from "./session";

test("refuses an address that sends too many requests, and says when to retry", async ({ request }) => {
  // An address no other test uses, so no other test hits this limit.
  const headers = { "X-Forwarded-For": "203.0.113.77" };
  let passed = 0;
  let answer = await request.get("/api/public/plans", { headers });
  while (answer.status() === 200 && passed < 1_000) {
    passed += 1;
    answer = await request.get("/api/public/plans", { headers });
  }
  expect(passed).toBeGreaterThanOrEqual(120);
  expect(answer.status()).toBe(429);
  expect(await answer.json()).toMatchObject({ error: "rate_limited" });
  expect(Number(answer.headers()["retry-after"])).toBeGreaterThan(0);
  expect(answer.headers()["ratelimit-policy"]).toBe('"public";q=120;w=60');
  expect((await request.get("/api/openapi.json", { headers })).status()).toBe(429);
  for (const path of ["/api/health", "/.well-known/oauth-authorization-server"]) {
    const free = await request.get(path, { headers });
    expect(free.status(), path).toBe(200);
    expect(free.headers().ratelimit, path).toBeUndefined();
  }
});

test("refuses an address that opens too many pages, but not its API", async ({ request }) => {
  const headers = { "X-Forwarded-For": "203.0.113.78" };
  const open = async (path: string) => (await request.get(path, { headers, maxRedirects: 0 })).status();
  let passed = 0;
  while ((await open("/robots.txt")) === 200 && passed < 1_000) passed += 1;
  expect(passed).toBeGreaterThanOrEqual(500);
  for (const path of [
    "/",
    "/docs",
    "/docs/errors.md",
    "/pricing",
    "/status",
    "/privacy",
    "/terms",
    "/sign-in",
    "/dashboard",
    "/nothing-here",
  ]) {
    expect(await open(path), path).toBe(429);
  }
  const refused = await request.get("/docs", { headers });
  expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(0);
  expect(await refused.text()).toContain("Too many requests");
  expect(await open("/api/health")).toBe(200);
});

test("tells signed-in users how many reads and writes are left", async ({ baseURL }) => {
  const person = await signIn(baseURL ?? "", "stranger@people.example");
  const read = await person.get("/api/me");
  expect(read.headers()["ratelimit-policy"]).toBe('"portal";q=600;w=60');
  const write = await person.post("/api/invites/accept", { data: { token: "nothing" } });
  expect(write.status()).toBe(404);
  expect(write.headers().ratelimit).toMatch(/^"portal";r=\d+;t=\d+, "portal-writes";r=\d+;t=\d+$/);
  await person.dispose();
});
