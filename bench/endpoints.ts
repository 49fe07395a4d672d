/** Endpoints of many customers in a separate process: healthy ones, and some that hang, dribble or reset. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { behave } from "@/tests/fakes/receiver/behaviour";

export interface Endpoints {
  faulty: string[];
  healthy: string[];
  /** Healthy replacements for the faulty endpoints; their arrivals are not recorded. */
  instead: string[];
  /** Arrival times of deliveries to healthy endpoints since the last call, in ms since 1970. */
  arrivals(): Promise<number[]>;
  /** Ends all requests that hang or dribble. */
  release(): void;
  stop(): void;
}

/** Starts endpoints that respond correctly and some that never do. */
export async function startEndpoints(healthy: number, faulty: number): Promise<Endpoints> {
  const file = fileURLToPath(import.meta.url);
  const child = fork(file, ["serve", String(healthy), String(faulty)], { execArgv: ["--import", "tsx"] });
  const [ports] = (await once(child, "message")) as [number[]];
  const urls = ports.map((port) => `http://127.0.0.1:${port}/hook`);
  return {
    faulty: urls.slice(0, faulty),
    healthy: urls.slice(faulty, faulty + healthy),
    instead: urls.slice(faulty + healthy),
    arrivals: async () => {
      child.send("arrivals");
      const [moments] = (await once(child, "message")) as [number[]];
      return moments;
    },
    release: () => void child.send("release"),
    stop: () => void child.kill(),
  };
}

const faults = [{ kind: "hang" }, { kind: "dribble" }, { kind: "reset" }] as const;

async function serve(healthy: number, faulty: number): Promise<void> {
  let arrived: number[] = [];
  const stuck = new Set<ServerResponse>();
  const answer = (n: number) => (request: IncomingMessage, response: ServerResponse) => {
    request.resume();
    request.on("end", () => {
      const fault = n < faulty ? faults[n % faults.length] : undefined;
      if (!fault) {
        if (n < faulty + healthy) arrived.push(Date.now());
        response.end("ok");
        return;
      }
      stuck.add(response);
      response.on("close", () => stuck.delete(response));
      behave(fault, request, response);
    });
  };
  const ports: number[] = [];
  for (let n = 0; n < faulty + healthy + faulty; n++) {
    const server = createServer(answer(n));
    server.keepAliveTimeout = 60_000;
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    ports.push((server.address() as AddressInfo).port);
  }
  process.on("message", (message) => {
    if (message === "release") for (const response of stuck) response.destroy();
    if (message !== "arrivals") return;
    process.send?.(arrived);
    arrived = [];
  });
  process.on("disconnect", () => process.exit(0));
  process.send?.(ports);
}

if (process.argv[2] === "serve") await serve(Number(process.argv[3]), Number(process.argv[4]));
