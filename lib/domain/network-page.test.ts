import { afterEach, describe, expect, it, vi } from "vitest";
import { settings } from "@/lib/domain/settings";
import { log } from "@/lib/log";
import { withRollback } from "@/tests/factories/context";
import { noteMalformed, openRereads, readWhole } from "./network-page";

afterEach(() => vi.restoreAllMocks());

describe("a page with items that could not be read", () => {
  /** Reads a page that holds so many unread items each time, and what was asked and paused for. */
  async function read(unread: number[], rereads = openRereads()) {
    const [asked, paused]: [number[], number[]] = [[], []];
    const page = await readWhole(
      rereads,
      async (earlierTries) => {
        asked.push(earlierTries);
        return { unread: unread[earlierTries] ?? 0 };
      },
      async (earlierTries) => void paused.push(earlierTries),
    );
    return { page, asked, paused, left: rereads.left };
  }
  const all = settings.reading.rereadsPerRun;

  it.each([
    ["is not asked for again if all was read", [0], [0], []],
    ["is asked for again after a pause", [2, 0], [0, 1], [1]],
    ["is asked for three times at most", [3, 2, 1, 0], [0, 1, 2], [1, 2]],
  ])("%s", async (_, unread, asked, paused) => {
    const found = await read(unread);
    expect(found).toMatchObject({ asked, paused, left: all - paused.length });
    expect(found.page.unread).toBe(unread[asked.length - 1]);
  });

  it("is kept as it is once the run has asked for 20 pages again", async () => {
    expect(openRereads()).toEqual({ left: 20 });
    expect(await read([3, 2, 1], { left: 1 })).toMatchObject({ asked: [0, 1], left: 0, page: { unread: 2 } });
    expect(await read([3, 2, 1], { left: 0 })).toMatchObject({ asked: [0], left: 0, page: { unread: 3 } });
  });
});

it("logs how many items were left out, with the vendor and the subject, and nothing for a whole page", () =>
  withRollback(async ({ ctx }) => {
    const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
    noteMalformed(ctx, { malformed: 0 }, { postUrl: "p" });
    expect(warn).not.toHaveBeenCalled();
    noteMalformed(ctx, { malformed: 1 }, { postUrl: "p" });
    const fields = { customerId: ctx.customerId, network: "sandbox", malformed: 1, postUrl: "p" };
    expect(warn.mock.calls).toEqual([[fields, expect.any(String)]]);
  }));
