import { APICallError, NoObjectGeneratedError, NoOutputGeneratedError } from "ai";
import { describe, expect, it } from "vitest";
import { readFailure } from "./read-failure";

const answered = (statusCode: number | undefined, retryAfter?: string, cause?: unknown) =>
  new APICallError({
    ...{ message: "The key sk-secret failed", url: "https://model.example", requestBodyValues: {}, cause },
    ...(statusCode !== undefined && { statusCode }),
    ...(retryAfter !== undefined && { responseHeaders: { "retry-after": retryAfter } }),
  });
const named = (name: string) => Object.assign(new Error("x"), { name });
const usage = {
  ...{ inputTokens: 900, outputTokens: 200, totalTokens: 1_100 },
  inputTokenDetails: { noCacheTokens: 900, cacheReadTokens: 0, cacheWriteTokens: 0 },
  outputTokenDetails: { textTokens: 200, reasoningTokens: 0 },
};

describe("readFailure", () => {
  it.each<[number, string | undefined, string, boolean, number | null]>([
    [200, undefined, "malformed", false, null],
    [299, "5", "malformed", false, null],
    [300, undefined, "rejected", false, null],
    [400, "0", "rejected", false, 0],
    [407, undefined, "rejected", false, null],
    [408, "2", "unavailable", true, 2_000],
    [409, undefined, "rejected", false, null],
    [428, undefined, "rejected", false, null],
    [429, "0.5", "busy", true, 500],
    [430, undefined, "rejected", false, null],
    [499, undefined, "rejected", false, null],
    [500, "-1", "unavailable", true, Number.POSITIVE_INFINITY],
    [503, "Wed, 21 Oct 2026 07:28:00 GMT", "unavailable", true, Number.POSITIVE_INFINITY],
  ])("reads status %d with retry-after %s", async (status, header, kind, isPassing, retryAfterMs) => {
    expect(await readFailure(answered(status, header))).toEqual({
      ...{ kind, isPassing, status, retryAfterMs, usage: null },
    });
  });

  const response = { id: "x", timestamp: new Date(0), modelId: "x" };
  it.each<[string, unknown, string, boolean, unknown]>([
    [
      "another schema",
      new NoObjectGeneratedError({ response, usage, finishReason: "stop" }),
      ...(["malformed", false, usage] as const),
    ],
    ["an empty answer", new NoOutputGeneratedError(), "malformed", false, null],
    ["a call that took too long", named("TimeoutError"), "timeout", true, null],
    ["a call that was given up on", named("AbortError"), "timeout", true, null],
    ["another error", named("TypeError"), "unreachable", true, null],
    ["no error", { name: "TimeoutError" }, "unreachable", true, null],
    ["no answer", answered(undefined), "unreachable", true, null],
    ["no answer in time", answered(undefined, undefined, named("TimeoutError")), "timeout", true, null],
  ])("reads %s", async (_, error, kind, isPassing, expected) => {
    expect(await readFailure(error)).toEqual({
      ...{ kind, isPassing, status: null, retryAfterMs: null, usage: expected },
    });
  });
});
