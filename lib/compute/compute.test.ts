/** Jobs in real threads. */
import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";
import { inScope } from "@/db/work-scope";
import { IcpWhatIf } from "@/lib/contracts/what-if";
import { askWhatIf } from "@/lib/domain/icp/what-if";
import { newId } from "@/lib/ids";
import { codeOf } from "@/tests/factories/code-of";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { know } from "@/tests/factories/people";
import { insertWorkspace } from "@/tests/factories/workspace";
import { createCompute } from "./compute";
import type { Asked } from "./messages";
import { openThread } from "./thread";

const file = new URL("./worker.ts", import.meta.url);

/** The product's thread. Only a bundler makes its file one that Node runs by itself. */
const productThread = (DATABASE_URL: string) =>
  openThread(new Worker(file, { execArgv: ["--import", "tsx"], env: { ...process.env, DATABASE_URL } }));

/** A thread of a few lines, to see what becomes of it. */
const threadOf = (lines: string) => openThread(new Worker(lines, { eval: true }));
const answering = `
  const { parentPort } = require("node:worker_threads");
  parentPort.postMessage({ kind: "ready" });
  parentPort.on("message", (asked) => {`;

const ask = IcpWhatIf.parse({ minEmployees: 10_000_000 });

it("a job gives the same in a thread as here, and its errors are the same", () =>
  withDatabase(async ({ ctx, url }) => {
    const compute = createCompute(() => productThread(url));
    expect(await codeOf(compute(ctx, "whatIf", ask))).toBe("404 NoIcp");
    await insertWorkspace(ctx);
    await know(ctx);
    const expected = await askWhatIf(ctx, ask);
    expect(expected.people).toBe(1);
    expect(await compute(ctx, "whatIf", ask)).toEqual(expected);
    expect(await compute(ctx, "proposals", null)).toEqual({ data: [] });
    const other = { ...ctx, customerId: newId() };
    expect(await codeOf(compute(other, "whatIf", ask))).toBe("404 NoIcp");
  }));

it("a thread that computes for a caller who has left is ended, and the next job gets a new one", () =>
  withRollback(async ({ ctx }) => {
    const asked: Asked[] = [];
    const threads: ReturnType<typeof openThread>[] = [];
    const compute = createCompute(() => {
      // The first one never ends.
      const body =
        threads.length === 0 ? "for (;;);" : 'parentPort.postMessage({ kind: "done", result: asked });';
      const thread = threadOf(`${answering} ${body} });`);
      threads.push(thread);
      return {
        ...thread,
        run: (one) => {
          asked.push(one);
          return thread.run(one);
        },
      };
    });
    const caller = new AbortController();
    const scope = { customerId: null, statementMs: null, caller };
    const left = inScope(scope, () => compute(ctx, "whatIf", ask));
    await expect.poll(() => asked.length).toBe(1);
    caller.abort();
    expect(await codeOf(left)).toBe("503 try_again");
    const { customerId } = ctx;
    expect(await compute(ctx, "whatIf", ask)).toMatchObject({ name: "whatIf", customerId, input: ask });
    expect(threads).toHaveLength(2);
    await expect.poll(() => threads[0]?.hasEnded()).toBe(true);
  }));

it("a thread that breaks fails its job only", () =>
  withRollback(async ({ ctx }) => {
    let opened = 0;
    const compute = createCompute(() => {
      opened += 1;
      return threadOf(
        `${answering} ${opened === 1 ? "process.exit(1)" : 'parentPort.postMessage({ kind: "done", result: 1 })'} });`,
      );
    });
    await expect(compute(ctx, "proposals", null)).rejects.toThrow("ended (1)");
    expect(await compute(ctx, "proposals", null)).toBe(1);
  }));

it("where no thread starts, jobs are computed here", () =>
  withRollback(async ({ ctx }) => {
    await insertWorkspace(ctx);
    const compute = createCompute(() => threadOf("throw new Error('no')"));
    expect(await compute(ctx, "proposals", null)).toEqual({ data: [] });
  }));
