/**
 * The functions that a deployment on Vercel runs, packed by Next's own traces: no file that a route loads may be
 * missing there, although the repository has it.
 */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import nextConfig from "@/next.config";
import { findFreePort } from "@/scripts/free-port";
import { ensureBuild } from "@/scripts/launcher/build";
import { type Child, launchChild } from "@/scripts/launcher/child";
import { makeTemporaryFolder } from "@/scripts/temporary-folder";
import { listen } from "@/tests/fakes/listen";
import { createDatabase, type TestDatabase } from "@/tests/setup/create-database";
import { allTraced, packFunction } from "./packed-function";
import { branchHost, branchKeys, previewVariables, startEdge, startMailServer } from "./platform";

const { PATH } = process.env;
const folder = makeTemporaryFolder();
const children: Child[] = [];
const closing: (() => unknown)[] = [];
/** What was asked of the stand-in for a collector of telemetry and for Inngest. */
const asked: string[] = [];
const output: string[] = [];
let database: TestDatabase;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let outsideUrl: string;

beforeAll(async () => {
  await ensureBuild(new AbortController().signal);
  database = await createDatabase();
  mail = await startMailServer();
  const outside = await listen((request, response) => {
    asked.push(request.url ?? "");
    request.resume();
    response.setHeader("content-type", "application/json").end('{"status":200,"modified":true}');
  });
  outsideUrl = outside.url;
  closing.push(() => database.drop(), mail.close, outside.close);
}, 900_000);

afterAll(async () => {
  for (const child of children) await child.stop();
  for (const close of closing.reverse()) await close();
}, 60_000);

/**
 * Serves a route by its packed function alone, behind the stand-in of the edge, and returns how to ask at its paths.
 */
async function serve(route: string, path: string) {
  const { launcher } = packFunction(route, join(folder, route));
  const port = await findFreePort();
  const env = {
    ...previewVariables,
    PATH,
    NODE_ENV: "production" as const,
    DATABASE_URL: database.url,
    SMTP_URL: mail.url,
    INNGEST_BASE_URL: outsideUrl,
    OTEL_EXPORTER_OTLP_ENDPOINT: outsideUrl,
  };
  children.push(launchChild([launcher, String(port)], env, (line) => output.push(line)));
  const edge = await startEdge(port, branchHost);
  closing.push(edge.close);
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${edge.url}${path}`, { redirect: "manual", ...init });
  await vi.waitFor(async () => expect((await ask(path)).status, output.join("\n")).not.toBe(502), {
    timeout: 60_000,
    interval: 100,
  });
  return ask;
}

it("are traced to files that exist", () => {
  const traced = allTraced();
  expect(traced.length).toBeGreaterThan(1_000);
  expect(traced.filter((file) => !existsSync(file))).toEqual([]);
});

it("have every package that the build leaves out of its bundles", async () => {
  const { loader } = packFunction("app/api/inngest/route.js", join(folder, "packages"));
  const { stdout } = await promisify(execFile)(process.execPath, [loader], {
    env: { PATH, NODE_ENV: "production" },
  });
  expect(stdout.trim().split("\n").sort()).toEqual(nextConfig.serverExternalPackages?.toSorted());
});

it("answer with the database's state, and send telemetry", async () => {
  const ask = await serve("app/api/health/route.js", "/api/health");
  const health = await ask("/api/health");
  expect([health.status, await health.json()], output.join("\n")).toMatchObject([
    200,
    { checks: { database: "ok" } },
  ]);
  await vi.waitFor(() => expect(asked).toContain("/v1/traces"), { timeout: 20_000 });
});

it("render a page", async () => {
  const page = await (await serve("app/(auth)/sign-in/page.js", "/sign-in"))("/sign-in");
  expect([page.status, await page.text()], output.join("\n")).toEqual([
    200,
    expect.stringContaining("<form"),
  ]);
});

it("send a sign-in link", async () => {
  const ask = await serve("app/api/auth/[...nextauth]/route.js", "/api/auth/csrf");
  const csrf = await ask("/api/auth/csrf");
  const { csrfToken } = await csrf.json();
  const answer = await ask("/api/auth/signin/email", {
    method: "POST",
    headers: { origin: `https://${branchHost}`, cookie: csrf.headers.getSetCookie().join("; ") },
    body: new URLSearchParams({ email: "new@portal.example", csrfToken, json: "true" }),
  });
  expect(answer.status, output.join("\n")).toBe(200);
  await vi.waitFor(() => expect(mail.received()).toContain(`https://${branchHost}/sign-in/confirm`), {
    timeout: 60_000,
  });
});

it("refuse calls that Inngest has not signed, and register with Inngest", async () => {
  const ask = await serve("app/api/inngest/route.js", "/api/inngest");
  const statuses = [];
  for (const method of ["GET", "POST"]) {
    statuses.push((await ask("/api/inngest", { method, ...(method === "POST" && { body: "{}" }) })).status);
  }
  expect(statuses, output.join("\n")).toEqual([401, 401]);
  expect((await ask("/api/inngest", { method: "PUT" })).status, output.join("\n")).toBe(401);
  const headers = { authorization: `Bearer ${branchKeys.INNGEST_SIGNING_KEY}` };
  expect((await ask("/api/inngest", { method: "PUT", headers })).status, output.join("\n")).toBe(200);
  expect(asked).toContainEqual(expect.stringMatching(/^\/fn\/register/));
});
