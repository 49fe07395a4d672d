import { afterEach, describe, expect, it, vi } from "vitest";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { answerError, answerJson } from "./answer";
import { JsonText } from "./json-text";

afterEach(() => {
  vi.restoreAllMocks();
});

/** An error as PostgreSQL reports it: a statement that was canceled passes, a missing table does not. */
const fromDatabase = (code: string) => Object.assign(new Error("The database refused"), { code });

describe("a response", () => {
  it.each([
    [200, { a: 1 }, '{"a":1}'],
    [201, new JsonText('{"a":1}'), '{"a":1}'],
    [204, { a: 1 }, ""],
  ])("of %i with %j has the body %s", async (status, body, text) => {
    const answer = answerJson(status, body, "r-1", { "X-More": "1" });
    expect([answer.status, await answer.text()]).toEqual([status, text]);
    expect(Object.fromEntries(answer.headers)).toEqual({
      ...(text && { "content-type": "application/json" }),
      "x-request-id": "r-1",
      "cache-control": "private, no-store",
      "x-more": "1",
    });
  });
});

describe("a failure", () => {
  const ours = { error: "server_error", message: "Something went wrong on our side." };
  const busy = {
    error: "try_again",
    message: "The request took too long, or our database is busy. Try again in a moment.",
  };
  it.each([
    [new AppError("not_found", "Gone"), 404, { error: "not_found", message: "Gone" }, null],
    [
      new AppError("upstream_failure", "Elsewhere"),
      502,
      { error: "upstream_failure", message: "Elsewhere" },
      "warn",
    ],
    [fromDatabase("57014"), 503, busy, "warn"],
    [fromDatabase("42P01"), 500, ours, "error"],
    [new Error("A bug"), 500, ours, "error"],
    ["no error", 500, ours, "error"],
  ])("%s is answered as %i and logged: %j, %s", async (error, status, body, level) => {
    const logged = { error: vi.spyOn(log, "error"), warn: vi.spyOn(log, "warn") };
    for (const spy of Object.values(logged)) spy.mockReturnValue();
    const answer = answerError(error, "r-1");
    expect([answer.status, await answer.json()]).toEqual([status, { ...body, requestId: "r-1" }]);
    expect(answer.headers.get("retry-after")).toBe(status === 503 ? "5" : null);
    expect([logged.error.mock.calls.length, logged.warn.mock.calls.length]).toEqual([
      level === "error" ? 1 : 0,
      level === "warn" ? 1 : 0,
    ]);
  });

  it("has details only if there are some", async () => {
    const details = [{ path: "name", message: "is required" }];
    const answer = answerError(new AppError("validation_error", "Invalid", details), "r-1");
    expect(await answer.json()).toMatchObject({ details });
    expect(
      await answerError(new AppError("validation_error", "Invalid", []), "r-1").json(),
    ).not.toHaveProperty("details");
  });
});
