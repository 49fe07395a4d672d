import { describe, expect, it } from "vitest";
import { codeOf } from "@/tests/factories/code-of";
import { createFairQueue, mostWaiting } from "./fair-queue";

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Work that is started and ended by the test. */
function open(deadline?: () => AbortSignal) {
  const runInQueue = createFairQueue(deadline);
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (workspace: string, name = workspace, caller?: AbortSignal) =>
    runInQueue(workspace, caller, async () => {
      started.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
  /** Ends what runs, and lets the next one start. */
  const endOne = async () => {
    ends.shift()?.();
    await turn();
  };
  return { runInQueue, ask, started, endOne };
}

describe("work for the thread", () => {
  it("runs one at a time, and workspaces take turns however much each asks for", async () => {
    const { ask, started, endOne } = open();
    const all = [
      ...["a1", "a2", "a3", "a4"].map((name) => ask("a", name)),
      ...["b1", "b2"].map((name) => ask("b", name)),
      ask("c", "c1"),
    ];
    const counts = [];
    await turn();
    for (let n = 0; n < all.length; n += 1) {
      counts.push(started.length);
      await endOne();
    }
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(started).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
    expect(await Promise.all(all)).toHaveLength(7);
  });

  it("goes on after work that fails", async () => {
    const { runInQueue } = open();
    const failing = runInQueue("a", undefined, () => Promise.reject(new Error("broken")));
    await expect(failing).rejects.toThrow("broken");
    expect(await runInQueue("a", undefined, async () => 1)).toBe(1);
  });

  it("is refused with 503 above what may wait, per workspace", async () => {
    const { ask, endOne, started } = open();
    const all = Array.from({ length: mostWaiting.ofWorkspace + 1 }, () => ask("a"));
    expect(await codeOf(ask("a"))).toBe("503 try_again");
    all.push(ask("b"));
    for (let n = 0; n < all.length; n += 1) await endOne();
    expect(await Promise.all(all)).toHaveLength(started.length);
  });

  it("is never started for a caller who left while it waited, and is ended for one who leaves meanwhile", async () => {
    const { ask, runInQueue, started, endOne } = open();
    const [leaving, staying] = [new AbortController(), new AbortController()];
    const first = ask("a", "first");
    const left = ask("a", "left", leaving.signal);
    const last = ask("a", "last", staying.signal);
    leaving.abort();
    expect(await codeOf(left)).toBe("503 try_again");
    expect(await codeOf(ask("a", "late", leaving.signal))).toBe("503 try_again");
    await endOne();
    await endOne();
    expect([await first, await last, started]).toEqual(["first", "last", ["first", "last"]]);

    const running = runInQueue("a", staying.signal, (signal) => {
      staying.abort();
      return Promise.reject(signal.aborted ? new Error("The thread ended.") : new Error("It went on."));
    });
    expect(await codeOf(running)).toBe("503 try_again");
  });

  it("is refused when its deadline passes, waiting or running", async () => {
    const deadline = new AbortController();
    const { runInQueue, ask } = open(() => deadline.signal);
    const running = runInQueue(
      "a",
      undefined,
      (signal) =>
        new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("ended")))),
    );
    const waiting = ask("a");
    await turn();
    deadline.abort();
    expect([await codeOf(running), await codeOf(waiting)]).toEqual(["503 try_again", "503 try_again"]);
  });
});
