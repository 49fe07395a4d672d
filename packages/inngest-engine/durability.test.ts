import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { fileURLToPath } from "node:url";
import type { Inngest } from "inngest";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { discovery, type Lease } from "./lease";
import { claim } from "./queue";
import { saveResults } from "./save";
import { createWorld, until, type World } from "./testing/world";

let world: World;
const children: ChildProcess[] = [];

/** Started steps, and a gate that keeps one of them from finishing. */
const begun: string[] = [];
let open = true;

const functions = (client: Inngest) => [
  client.createFunction({ id: "three", triggers: { event: "three" } }, async ({ event, step }) => {
    const done: string[] = [];
    for (const name of ["first", "second", "third"]) {
      done.push(
        await step.run(name, async () => {
          begun.push(`${event.data.id}:${name}`);
          if (name === event.data.hold) await until(() => open);
          return name;
        }),
      );
    }
    return done;
  }),
  client.createFunction({ id: "asleep", triggers: { event: "asleep" } }, async ({ step }) => {
    await step.sleep("nap", "1s");
    return "awake";
  }),
];

beforeAll(async () => {
  world = await createWorld(functions);
});
afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await world.close();
});

/** Starts an engine in its own process; returns it once it listens. */
async function startChild(): Promise<ChildProcess> {
  const script = fileURLToPath(new URL("testing/engine-process.ts", import.meta.url));
  const options = JSON.stringify({ databaseUrl: world.databaseUrl, serveUrl: world.app.serveUrl });
  const child = fork(script, [options], { execArgv: ["--import", "tsx"] });
  children.push(child);
  await once(child, "message");
  return child;
}

/** A proxy to the database that can be cut. */
async function startProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let server: Server;
  const open = (port: number) =>
    new Promise<number>((resolve) => {
      server = createServer((socket) => {
        const upstream = connect(Number(target.port), target.hostname);
        for (const end of [socket, upstream]) sockets.add(end.on("error", () => {}));
        socket.pipe(upstream).pipe(socket);
      });
      server.listen(port, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
    });
  const port = await open(0);
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    reopen: () => open(port),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
        sockets.clear();
      }),
  };
}

describe("durability", () => {
  it("continues on another engine after a kill -9 in the middle of a step", async () => {
    await world.engine.stop();
    const child = await startChild();
    open = false;
    await world.sql`
      insert into engine.event (id, name, body, received_at)
      values ('00000000-0000-7000-8000-000000000001', 'three',
        '{"data":{"hold":"second","id":"k9"},"name":"three"}', now())`;
    await until(() => begun.includes("k9:second"));
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
    const [held] = await world.sql`select lease_until from engine.job where lease_until is not null`;
    expect(held).toBeDefined();
    await world.startEngine();
    await until(() => begun.filter((name) => name === "k9:second").length === 2);
    open = true;
    const [run] = await world.finished("three");
    expect(run).toMatchObject({ status: "completed", output: ["first", "second", "third"] });
    // Saved steps are not repeated; the interrupted step is.
    expect(begun).toEqual(["k9:first", "k9:second", "k9:second", "k9:third"]);
  });

  it("waits for an unreachable app without using an attempt, and continues when it is back", async () => {
    await world.app.goAway();
    await world.sql`
      insert into engine.event (id, name, body, received_at)
      values ('00000000-0000-7000-8000-000000000002', 'asleep', '{"data":{},"name":"asleep"}', now())`;
    await until(() =>
      world.logged.some(({ message }) => message === "engine: the app is unreachable, jobs are on hold"),
    );
    await world.app.comeBack();
    const [run] = await world.finished("asleep");
    expect(run).toMatchObject({ status: "completed", output: "awake" });
  });

  it("does not count a broken connection or a foreign response as an attempt", async () => {
    let broken = 0;
    world.app.intercept = (request, response) => {
      if (request.method !== "POST" || broken >= 4) return false;
      broken += 1;
      if (broken % 2 === 0)
        response.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad gateway</h1>");
      else request.socket.destroy();
      return true;
    };
    await world.sql`
      insert into engine.event (id, name, body, received_at)
      values ('00000000-0000-7000-8000-000000000003', 'three', '{"data":{"id":"broken"},"name":"three"}', now())`;
    await until(() => begun.includes("broken:third"));
    expect(broken).toBe(4);
    world.app.intercept = undefined;
    const runs = await world.finished("three", 2);
    expect(runs.at(-1)?.status).toBe("completed");
    expect(begun.filter((name) => name.startsWith("broken:"))).toHaveLength(3);
  });

  it("survives the loss of all database connections", async () => {
    open = false;
    await world.sql`
      insert into engine.event (id, name, body, received_at)
      values ('00000000-0000-7000-8000-000000000004', 'three',
        '{"data":{"hold":"second","id":"cut"},"name":"three"}', now())`;
    await until(() => begun.includes("cut:second"));
    await world.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'inngest-engine' and datname = current_database()`;
    open = true;
    const runs = await world.finished("three", 3);
    expect(runs.at(-1)).toMatchObject({ status: "completed", output: ["first", "second", "third"] });
  });

  it("survives a temporarily unreachable database", async () => {
    await Promise.all(world.engines.map((engine) => engine.stop()));
    const proxy = await startProxy(world.databaseUrl);
    await world.startEngine({ databaseUrl: proxy.url });
    open = false;
    await world.sql`
      insert into engine.event (id, name, body, received_at)
      values ('00000000-0000-7000-8000-000000000005', 'three',
        '{"data":{"hold":"second","id":"away"},"name":"three"}', now())`;
    await until(() => begun.includes("away:second"));
    await proxy.close();
    open = true;
    await until(() => world.logged.filter(({ message }) => message.endsWith("failed, retrying")).length > 5);
    await proxy.reopen();
    const runs = await world.finished("three", 4);
    expect(runs.at(-1)).toMatchObject({ status: "completed", output: ["first", "second", "third"] });
    await Promise.all(world.engines.map((engine) => engine.stop()));
    await proxy.close();
  });

  it("drops the result of a lost lease", async () => {
    const runId = "00000000-0000-7000-8000-0000000000aa";
    const eventId = "00000000-0000-7000-8000-000000000001";
    const later = new Date(Date.now() + 3_600_000);
    await world.sql`
      insert into engine.run (id, function_id, event_id, created_at) values (${runId}, 'app-ghost', ${eventId}, now())`;
    await world.sql`
      insert into engine.job (run_id, function_id, kind, step, run_at)
      values (${runId}, 'app-ghost', 'call', ${discovery}, ${later})`;
    const take = async (): Promise<Lease> => {
      const { leases } = await claim(
        world.sql,
        { general: 1, lanes: [] },
        { now: later, leaseMs: 60_000, after: "" },
      );
      if (!leases[0]) throw new Error("Nothing was claimed.");
      return leases[0];
    };
    const settings = { now: new Date(), leaseMs: 60_000, goesOn: () => true, listensTo: () => false };
    const lost = await take();
    await world.sql`update engine.job set lease_until = null, fence = null where id = ${lost.jobId}`;
    const won = await take();
    const result = { type: "completed", output: '"late"' } as const;
    expect(await saveResults(world.sql, [{ lease: lost, result }], settings)).toMatchObject({
      next: [null],
    });
    expect(await world.runs("app-ghost")).toMatchObject([{ status: "running", output: null }]);
    await saveResults(world.sql, [{ lease: won, result: { type: "completed", output: '"mine"' } }], settings);
    expect(await world.runs("app-ghost")).toMatchObject([{ status: "completed", output: "mine" }]);
  });

  it("stops when its parent is gone and on SIGTERM, releasing its jobs", async () => {
    const main = fileURLToPath(new URL("main.ts", import.meta.url));
    const env = {
      ...process.env,
      DATABASE_URL: world.databaseUrl,
      INNGEST_SERVE_URL: world.app.serveUrl,
      ENGINE_PORT: "0",
    };
    for (const end of [
      (child: ChildProcess) => child.disconnect(),
      (child: ChildProcess) => child.kill("SIGTERM"),
    ]) {
      const child = fork(main, { execArgv: ["--import", "tsx"], env, silent: true });
      children.push(child);
      const printed: string[] = [];
      child.stdout?.on("data", (chunk) => printed.push(String(chunk)));
      expect(await once(child, "message")).toEqual([{ ready: true }, undefined]);
      // The message may overtake what was printed before it.
      const isPrinted = () => expect(printed.join("")).toContain("\n");
      await vi.waitFor(isPrinted, 10_000);
      const [firstLine = ""] = printed.join("").split("\n");
      expect(JSON.parse(firstLine)).toMatchObject({ level: "info", msg: "engine: started" });
      const gone = once(child, "exit");
      end(child);
      expect(await gone).toEqual([0, null]);
    }
  });
});
