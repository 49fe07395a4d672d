import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { newToken } from "@/lib/ids";
import config from "@/next.config";
import { findFreePort } from "@/scripts/free-port";
import { ensureBuild, next } from "@/scripts/launcher/build";
import { launchChild } from "@/scripts/launcher/child";

/** A web server in a separate process. */
export interface Served {
  origin: string;
  /** Of the process, and of the group of those it starts. */
  pid: number | undefined;
  stop(): Promise<void>;
}

const emptyFolder = "bench/http/empty";
const patience = 60_000;

/** Starts the built product with this database. */
export async function serveProduct(
  databaseUrl: string,
  settings: Record<string, string> = {},
): Promise<Served> {
  await ensureBuild(new AbortController().signal);
  return serve(".", "/api/health", {
    DATABASE_URL: databaseUrl,
    EMBEDDED: "1",
    NEXTAUTH_SECRET: newToken(48),
    ENCRYPTION_KEY: randomBytes(32).toString("base64"),
    LOG_LEVEL: "error",
    ...settings,
  });
}

/** Starts a Next app with one route that returns hard-coded rows. */
export async function serveEmpty(): Promise<Served> {
  const headers = JSON.stringify(await config.headers?.());
  const lines: string[] = [];
  const build = launchChild(
    [next, "build", emptyFolder],
    environment({ BENCH_HEADERS: headers }),
    (line) => void lines.push(line),
  );
  const how = await build.exited;
  if (how !== "exit 0") throw new Error(`The build failed (${how}):\n${lines.join("\n")}`);
  return serve(emptyFolder, "/api/rows", {});
}

const environment = (input: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: "production",
  NEXT_TELEMETRY_DISABLED: "1",
  ...input,
});

/** Starts the app built in the folder and waits until `path` responds. */
async function serve(folder: string, path: string, input: Record<string, string>): Promise<Served> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const lines: string[] = [];
  const child = launchChild(
    [next, "start", folder, "--port", String(port), "--hostname", "127.0.0.1"],
    environment(input),
    (line) => void lines.push(line),
  );
  const until = performance.now() + patience;
  while (!(await answers(origin + path))) {
    if (child.hasExited() || performance.now() > until) {
      child.kill();
      throw new Error(`The server in ${folder} did not start:\n${lines.join("\n")}`);
    }
    await sleep(100);
  }
  return { origin, pid: child.pid, stop: () => child.stop() };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
