/** Receivers in a separate process: ones that answer at once, slowly or never, and one whose arrivals are noted. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const slowMs = 3_000;

export interface Receivers {
  /** Answers as the first part of the path says: `/fast`, `/slow` or `/hang`. */
  others: string;
  /** Answers at once, and as `others` under the paths of the same host. */
  small: string;
  /** When the small workspace's deliveries arrived since the last call, in ms since 1970. */
  arrivals(): Promise<number[]>;
  stop(): void;
}

export async function startReceivers(): Promise<Receivers> {
  const child = fork(fileURLToPath(import.meta.url), ["serve"], { execArgv: ["--import", "tsx"] });
  const [[others, small]] = (await once(child, "message")) as [[number, number]];
  return {
    others: `http://127.0.0.1:${others}`,
    small: `http://127.0.0.1:${small}/hook`,
    arrivals: async () => {
      child.send("arrivals");
      const [moments] = (await once(child, "message")) as [number[]];
      return moments;
    },
    stop: () => void child.kill(),
  };
}

async function serve(): Promise<void> {
  let arrived: number[] = [];
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    request.resume();
    const kind = request.url?.split("/")[1];
    if (kind === "hook") arrived.push(Date.now());
    if (kind === "slow") void delay(slowMs).then(() => response.end("ok"));
    else if (kind !== "hang") response.end("ok");
  };
  const [others, small] = [createServer(answer), createServer(answer)];
  for (const server of [others, small]) {
    server.keepAliveTimeout = 60_000;
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
  }
  process.on("message", () => {
    process.send?.(arrived);
    arrived = [];
  });
  process.on("disconnect", () => process.exit(0));
  process.send?.([others, small].map((server) => (server.address() as AddressInfo).port));
}

if (process.argv[2] === "serve") await serve();
