import { expect, it } from "vitest";
import { hours } from "@/lib/clock";
import { groupCalls } from "./group-calls";

/** Calls that are answered with the group they were in. */
const calls = (input: { expected: number; waitMs: number }) =>
  groupCalls({
    expected: () => input.expected,
    waitMs: input.waitMs,
    serve: async (group: number[]) => group.join(),
  });

it("serves the calls together when all that are expected wait", async () => {
  const call = calls({ expected: 3, waitMs: hours(1) });
  expect(await Promise.all([1, 2, 3].map(call))).toEqual(["1,2,3", "1,2,3", "1,2,3"]);
});

it("serves the ones that wait if the others don't call", async () => {
  const call = calls({ expected: 3, waitMs: 1 });
  expect(await Promise.all([1, 2].map(call))).toEqual(["1,2", "1,2"]);
});

it("serves the calls that are made meanwhile as the next group", async () => {
  let meanwhile: Promise<string[]> | undefined;
  const call = groupCalls({
    expected: () => 1,
    waitMs: hours(1),
    serve: async (group: number[]) => {
      meanwhile ??= Promise.all([2, 3].map((n) => call(n)));
      return group.join();
    },
  });
  expect(await call(1)).toBe("1");
  expect(await meanwhile).toEqual(["2,3", "2,3"]);
});

it("rejects every call of a group that fails, and serves the next", async () => {
  const call = groupCalls({
    expected: () => 2,
    waitMs: 1,
    serve: async (group: number[]) => {
      if (group.length > 1) throw new Error("failed");
      return "served";
    },
  });
  const settled = await Promise.allSettled([1, 2].map(call));
  expect(settled.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await call(3)).toBe("served");
});
