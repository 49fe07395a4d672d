/**
 * The build that a preview on Vercel gets, served with the platform's variables behind a stand-in of its edge: a pooled
 * PostgreSQL, a mail server, and the embedded engine as its own process in the place of Inngest.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { findFreePort } from "@/scripts/free-port";
import { ensureBuild, next } from "@/scripts/launcher/build";
import { type Child, launchChild } from "@/scripts/launcher/child";
import { root } from "@/scripts/root";
import { seedDatabase } from "@/scripts/seed";
import { createDatabase, type TestDatabase } from "@/tests/setup/create-database";
import { startPgBouncer } from "./pgbouncer";
import {
  branchHost,
  branchKeys,
  deploymentHost,
  previewVariables,
  startEdge,
  startMailServer,
} from "./platform";

const origin = `https://${branchHost}`;
const closing: (() => unknown)[] = [];
const children: Child[] = [];
const output: string[] = [];
let database: TestDatabase;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let edge: Awaited<ReturnType<typeof startEdge>>;

/** Starts a Node process with this environment and nothing else of ours. */
function start(args: string[], env: Record<string, string>): Child {
  const { PATH, HOME } = process.env;
  const child = launchChild(args, { PATH, HOME, NODE_ENV: "production", ...env }, (line) =>
    output.push(line),
  );
  children.push(child);
  return child;
}

beforeAll(async () => {
  await ensureBuild(new AbortController().signal);
  database = await createDatabase();
  await seedDatabase(database.url);
  const pooler = await startPgBouncer(database.url, 10);
  mail = await startMailServer();
  const [port, enginePort] = [await findFreePort(), await findFreePort()];
  edge = await startEdge(port, branchHost);
  closing.push(() => database.drop(), pooler.stop, mail.close, edge.close);
  start([next, "start", "--port", String(port), "--hostname", "127.0.0.1"], {
    ...previewVariables,
    DATABASE_URL: pooler.url,
    DATABASE_POOLED: "1",
    SMTP_URL: mail.url,
    INNGEST_BASE_URL: `http://127.0.0.1:${enginePort}`,
  });
  start(["--import", "tsx", join(root, "packages/inngest-engine/main.ts")], {
    DATABASE_URL: database.url,
    ENGINE_PORT: String(enginePort),
    INNGEST_SERVE_URL: `${edge.url}/api/inngest`,
    ...branchKeys,
  });
  await vi.waitFor(async () => expect((await ask("/api/health")).status, output.join("\n")).toBe(200), {
    timeout: 60_000,
    interval: 250,
  });
}, 900_000);

afterAll(async () => {
  for (const child of children) await child.stop();
  for (const close of closing.reverse()) await close();
}, 60_000);

/** A request through the edge. Redirects are not followed. */
const ask = (path: string, init: { method?: string; headers?: Record<string, string>; body?: string } = {}) =>
  fetch(`${edge.url}${path}`, { redirect: "manual", ...init });

/** Cookies by name, as a browser keeps them. */
const jar = new Map<string, string>();
async function browse(path: string, init: Parameters<typeof ask>[1] = {}): Promise<Response> {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const answer = await ask(path, { ...init, headers: { origin, cookie, ...init.headers } });
  for (const one of answer.headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
    jar.set(name, value);
  }
  return answer;
}

const form = (fields: Record<string, string>) => ({
  method: "POST",
  headers: { "content-type": "application/x-www-form-urlencoded" },
  body: new URLSearchParams(fields).toString(),
});

it("signs in on the branch's host with the link from the mail", async () => {
  const { csrfToken } = await (await browse("/api/auth/csrf")).json();
  const asked = await browse(
    "/api/auth/signin/email",
    form({ email: "admin@demo.example", csrfToken, callbackUrl: `${origin}/dashboard`, json: "true" }),
  );
  expect(asked.status).toBe(200);
  const link = await vi.waitFor(() => {
    const [found] = /https:\/\/\S+\/sign-in\/confirm\S+/.exec(mail.received()) ?? [];
    if (!found) throw new Error(`No link in: ${mail.received()}`);
    return new URL(found);
  });
  expect(link.origin).toBe(origin);
  const taken = await browse(`/api/auth/callback/email${link.search}`, { method: "POST" });
  expect([taken.status, taken.headers.get("location")]).toEqual([302, `${origin}/dashboard`]);
  expect([...jar.keys()].filter((name) => name.includes("session"))).toEqual([
    "__Secure-next-auth.session-token",
  ]);
  expect(await (await browse("/api/me")).json()).toMatchObject({ user: { email: "admin@demo.example" } });
});

it("names the branch's host wherever it names itself", async () => {
  const metadata = await (await ask("/.well-known/oauth-authorization-server")).json();
  expect(metadata.issuer).toBe(origin);
  const { email } = await (await ask("/api/auth/providers")).json();
  expect(email.callbackUrl).toBe(`${origin}/api/auth/callback/email`);
});

it("answers to the deployment's own hosts and no others", async () => {
  const statuses = [];
  for (const host of [branchHost, deploymentHost, "other.vercel.example"]) {
    statuses.push((await ask("/api/health", { headers: { "x-asked-host": host } })).status);
  }
  expect(statuses).toEqual([200, 200, 421]);
});

it("sends its security headers without a line in vercel.json", async () => {
  const { headers } = await ask("/api/health");
  expect(headers.get("strict-transport-security")).toContain("max-age=");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
});

it("runs its schedules from outside: signed calls reach the functions, which sweep and report", async () => {
  const isHeard = async () => (await (await ask("/api/health")).json()).checks.engine;
  await vi.waitFor(async () => expect(await isHeard(), output.join("\n")).toBe("ok"), {
    timeout: 120_000,
    interval: 500,
  });
  expect((await ask("/api/inngest", { method: "POST", body: "{}" })).status).toBe(401);
}, 150_000);

it("logs lines of JSON with named levels", () => {
  const lines = output.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
  expect(lines.map(({ level }) => level).filter((level) => !/^[a-z]+$/.test(String(level)))).toEqual([]);
});

it("is configured for Next, with one region and more time for durable work than for pages", () => {
  const config = JSON.parse(readFileSync(join(root, "vercel.json"), "utf8"));
  expect(config.framework).toBe("nextjs");
  expect(config.buildCommand).toBe("npm run build && npm run migrate -- --if-set");
  expect(config.regions).toHaveLength(1);
  // The platform's patterns don't see folders that begin with a dot.
  const hidden = readdirSync(join(root, "app")).filter((name) => name.startsWith("."));
  expect(Object.keys(config.functions)).toEqual(
    expect.arrayContaining(["app", ...hidden.map((name) => `app/${name}`)].map((folder) => `${folder}/**/*`)),
  );
  const { maxDuration } = config.functions["app/api/inngest/route.ts"];
  const route = readFileSync(join(root, "app/api/inngest/route.ts"), "utf8");
  expect(route).toContain(`export const maxDuration = ${maxDuration};`);
});
