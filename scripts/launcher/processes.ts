import { get } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { next } from "./build";
import { type Child, launchChild } from "./child";
import { killIfHung } from "./liveness";
import type { Settings } from "./settings";

const startPatience = 120_000;
const holdRequests = new URL("../hold-requests.mjs", import.meta.url).href;
/** How long a running server may take to respond; its health takes two seconds without a database. */
const probeMs = 10_000;

/** Starts the web server, waits until it responds over HTTP, and kills it when it no longer does. */
export async function launchServer(
  settings: Settings,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<Child> {
  const { dev, port, host, contactHost } = settings;
  const args = [
    "--import",
    holdRequests,
    next,
    dev ? "dev" : "start",
    "--port",
    String(port),
    "--hostname",
    host,
  ];
  const health = `http://${contactHost}:${port}/api/health`;
  const child = await launchAndAwait("server", args, env, signal, () => responds(health));
  const onHung = () => process.stderr.write("The server does not respond and is replaced.\n");
  // A development server may compile for long.
  if (!dev) void killIfHung(child, () => responds(health, probeMs), { signal, onHung });
  return child;
}

/** Starts the engine that runs the Inngest functions and waits until it listens. */
export async function launchEngine(
  enginePort: number,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<Child> {
  const args = [
    "--import",
    "tsx",
    fileURLToPath(import.meta.resolve("@signal-to-action/inngest-engine/main")),
  ];
  return launchAndAwait("engine", args, env, signal, () => accepts(enginePort));
}

/** Starts the fakes of destination tools and waits until their page responds. */
export async function launchFakes(
  pagePort: number,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<Child> {
  const args = ["--import", "tsx", "tests/fakes/start.ts"];
  return launchAndAwait("fakes", args, env, signal, () => responds(`http://127.0.0.1:${pagePort}/`));
}

/** Starts the stand-in of the payment processor and waits until its page responds. */
export async function launchPayments(
  port: number,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<Child> {
  const args = ["--import", "tsx", "packages/payments-stand-in/main.ts"];
  return launchAndAwait("payments", args, env, signal, () => responds(`http://127.0.0.1:${port}/`));
}

/** Output before the process responds is shown only if it never does. Later lines are passed on. */
async function launchAndAwait(
  name: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
  isReady: () => Promise<boolean>,
): Promise<Child> {
  signal.throwIfAborted();
  const early: string[] = [];
  let ready = false;
  const child = launchChild(args, env, (line) => {
    if (ready) process.stdout.write(`${line}\n`);
    else early.push(line);
  });
  const deadline = Date.now() + startPatience;
  while (!child.hasExited() && !signal.aborted && Date.now() < deadline) {
    ready = await isReady();
    if (ready) return child;
    await sleep(50);
  }
  const how = child.hasExited() ? await child.exited : "it did not respond in time";
  child.kill();
  await child.exited;
  signal.throwIfAborted();
  throw new Error(`The ${name} did not start (${how}). Its output:\n${early.slice(-40).join("\n")}`);
}

/** Accepts any response. The connection is closed because an idle one would delay the server's shutdown. */
function responds(url: string, timeoutMs = 60_000): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: timeoutMs }, (response) => {
      response.resume().once("close", () => resolve(true));
    });
    request.once("timeout", () => request.destroy());
    request.once("error", () => resolve(false));
  });
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1", timeout: 2_000 });
    const settle = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once("connect", () => settle(true));
    socket.once("error", () => settle(false));
    socket.once("timeout", () => settle(false));
  });
}
