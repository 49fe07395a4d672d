import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ChangeTopic, changeTopics } from "@/db/vocabulary";
import type { Changes } from "@/lib/contracts/changes";
import { ApiError, type Tagged } from "./call";
import { ChangePoller } from "./change-poller";
import { busyMs } from "./change-schedule";

const changes = (revisions: Partial<Changes["revisions"]> = {}, isBusy = false): Changes => ({
  revisions: {
    ...(Object.fromEntries(changeTopics.map((topic) => [topic, "1"])) as Changes["revisions"]),
    ...revisions,
  },
  isBusy,
});
const seconds = (n: number) => n * 1_000;

/** A poller against a server whose answer the test sets; a fixed draw instead of chance. */
function open(rendered?: Changes) {
  const server: { answer: () => Promise<Tagged<Changes> | null> } = { answer: async () => null };
  const asked: (string | null)[] = [];
  const changed: ChangeTopic[][] = [];
  let refusals = 0;
  const poller = new ChangePoller(
    {
      read: (tag) => {
        asked.push(tag);
        return server.answer();
      },
      onChange: async (topics) => changed.push(topics),
      onRefused: () => {
        refusals += 1;
      },
      random: () => 1,
    },
    rendered,
  );
  const run = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { poller, server, asked, changed, refused: () => refusals, run };
}

describe("the poller of changes", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("asks immediately, then less and less often while nothing happens, at most every 45 seconds", async () => {
    const { poller, asked, run } = open(changes());
    poller.resume();
    await run(0);
    expect(asked).toHaveLength(1);
    const gaps: number[] = [];
    for (let last = 0, now = 0; gaps.length < 10; now += 500) {
      const before = asked.length;
      await run(500);
      if (asked.length === before) continue;
      gaps.push(now + 500 - last);
      last = now + 500;
    }
    expect(gaps).toEqual([...gaps].sort((a, b) => a - b));
    expect(gaps[0]).toBe(4_000);
    expect(gaps.at(-1)).toBe(45_000);
  });

  it("asks every two seconds while work is under way", async () => {
    const { poller, server, asked, run } = open();
    server.answer = async () => ({ tag: "a", body: changes({}, true) });
    poller.resume();
    await run(10 * busyMs);
    expect(asked).toHaveLength(11);
  });

  it("names the topics that changed since the page was rendered, each change once", async () => {
    const { poller, server, changed, asked, run } = open(changes());
    server.answer = async () => ({ tag: "a", body: changes({ signals: "2", deliveries: "9" }) });
    poller.resume();
    await run(0);
    expect(changed).toEqual([["signals", "deliveries"]]);
    server.answer = async () => null;
    await run(seconds(60));
    expect(changed).toHaveLength(1);
    expect(asked[0]).toBeNull();
    expect(new Set(asked.slice(1))).toEqual(new Set(["a"]));
  });

  it("names every topic if the page was rendered without an answer, so that nothing is missed", async () => {
    const { poller, server, changed, run } = open();
    server.answer = async () => ({ tag: "a", body: changes() });
    poller.resume();
    await run(0);
    expect(changed).toEqual([[...changeTopics]]);
  });

  it("asks again soon after a change, and waits for the pages to be read", async () => {
    const { poller, server, asked, run } = open(changes());
    server.answer = async () => ({ tag: "a", body: changes({ posts: "2" }) });
    poller.resume();
    await run(busyMs);
    expect(asked).toHaveLength(2);
  });

  it("stops while paused, cancels a pending request, and asks immediately when resumed", async () => {
    const { poller, server, asked, changed, run } = open(changes());
    let answer = (_: Tagged<Changes> | null) => {};
    server.answer = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    poller.resume();
    await run(0);
    poller.pause();
    answer({ tag: "a", body: changes({ signals: "2" }) });
    await run(seconds(600));
    expect(asked).toHaveLength(1);
    expect(changed).toEqual([]);
    server.answer = async () => ({ tag: "a", body: changes({ signals: "2" }) });
    poller.resume();
    await run(0);
    expect(asked).toHaveLength(2);
    expect(changed).toEqual([["signals"]]);
  });

  it("doubles the wait with each failure, up to two minutes, and recovers", async () => {
    const { poller, server, asked, run } = open(changes());
    server.answer = async () => {
      throw new ApiError(0, "unreachable", "Could not reach the server.", null);
    };
    poller.resume();
    await run(0);
    for (const wait of [4, 8, 16, 32, 64, 120, 120]) {
      const before = asked.length;
      await run(seconds(wait) - 1);
      expect(asked).toHaveLength(before);
      await run(1);
      expect(asked).toHaveLength(before + 1);
    }
    server.answer = async () => ({ tag: "a", body: changes({}, true) });
    await run(seconds(120));
    const recovered = asked.length;
    await run(busyMs);
    expect(asked.length).toBeGreaterThan(recovered);
  });

  it("ends when the caller may not ask, and goes on after something was done", async () => {
    const { poller, server, asked, refused, run } = open();
    server.answer = async () => {
      throw new ApiError(401, "unauthorized", "Sign in first.", null);
    };
    poller.resume();
    await run(seconds(600));
    expect(asked).toHaveLength(1);
    expect(refused()).toBe(1);
    poller.wake();
    await run(busyMs);
    expect(asked).toHaveLength(2);
  });
});
