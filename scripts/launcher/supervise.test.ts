import { describe, expect, it, vi } from "vitest";
import { type Running, supervise } from "./supervise";

interface Fake extends Running {
  end(how: string): void;
  stopped: boolean;
}

function fake(): Fake {
  let end: (how: string) => void = () => {};
  const exited = new Promise<string>((resolve) => {
    end = resolve;
  });
  const made: Fake = {
    exited,
    end,
    stopped: false,
    async stop() {
      made.stopped = true;
      end("stopped");
    },
    kill: () => end("killed"),
  };
  return made;
}

const forever = new AbortController().signal;

const noWait = async () => {};

describe("supervise", () => {
  it("restarts what ends and reports it", async () => {
    const made: Fake[] = [];
    const messages: string[] = [];
    const launch = async () => {
      made.push(fake());
      return made.at(-1) ?? fake();
    };
    const part = await supervise(launch, (text) => messages.push(text), forever, noWait);
    made[0]?.end("SIGKILL");
    await vi.waitFor(() => expect(messages).toContain("restarted"));
    expect(await part.running()).toBe(made[1]);
    expect(messages).toEqual(["ended (SIGKILL), restarting", "restarted"]);
    await part.stop();
    expect(made).toHaveLength(2);
  });

  it("keeps retrying with a growing delay when a restart fails", async () => {
    let starts = 0;
    const first = fake();
    const launch = async () => {
      starts++;
      if (starts === 1) return first;
      if (starts < 5) throw new Error("no luck");
      return fake();
    };
    const messages: string[] = [];
    const waits: number[] = [];
    const wait = async (ms: number) => void waits.push(ms);
    const part = await supervise(launch, (text) => messages.push(text), forever, wait);
    first.end("exit 1");
    await vi.waitFor(() => expect(messages).toContain("restarted"));
    expect(waits).toEqual([250, 500, 1_000, 2_000]);
    expect(messages.filter((text) => text.includes("no luck"))).toHaveLength(3);
    await part.stop();
  });

  it("throws the first failure", async () => {
    const launch = async () => {
      throw new Error("no luck");
    };
    await expect(supervise(launch, () => {}, forever)).rejects.toThrow("no luck");
  });

  it("stops for good during a restart and leaves nothing running", async () => {
    const first = fake();
    const second = fake();
    let finish = () => {};
    const begun = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let starts = 0;
    const launch = async () => {
      starts++;
      if (starts === 1) return first;
      await begun;
      return second;
    };
    const part = await supervise(launch, () => {}, forever, noWait);
    first.end("SIGKILL");
    await vi.waitFor(() => expect(starts).toBe(2));
    const stopping = part.stop();
    finish();
    await stopping;
    expect(second.stopped).toBe(true);
    expect(starts).toBe(2);
  });
});
