/** What the OAuth endpoints answer with, whatever the handler does. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { anyone, notAudited, operation } from "@/lib/contracts/operation";
import { OAuthRefusal } from "@/lib/domain/oauth/refusal";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { withRollback } from "@/tests/factories/context";
import { serverOf } from "@/tests/factories/server";
import { answerOAuth } from "./oauth-route";

afterEach(() => {
  vi.restoreAllMocks();
});

const endpoint = operation({
  id: "anEndpoint",
  method: "POST",
  path: "/oauth2/any",
  summary: "Any",
  auth: anyone,
  audit: notAudited("A test."),
  response: z.object({ token: z.string() }).optional(),
  status: 201,
});

/** The answer of a handler that does this. */
const ask = (serve: () => Promise<{ token: string } | undefined>, headers: HeadersInit = {}) =>
  withRollback((world) =>
    answerOAuth(
      () => serverOf(world),
      endpoint,
      serve,
    )(new Request("http://localhost/oauth2/any", { method: "POST", headers })),
  );
const failing = (error: unknown, headers?: HeadersInit) =>
  ask(async () => {
    throw error;
  }, headers);

describe("an answer", () => {
  it("has the operation's status and is never cached", async () => {
    const answer = await ask(async () => ({ token: "t" }), { "x-request-id": "r-1" });
    expect([answer.status, await answer.json()]).toEqual([201, { token: "t" }]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": "no-store",
      pragma: "no-cache",
      "x-request-id": "r-1",
    });
  });

  it("has no body if there is nothing to say", async () => {
    const answer = await ask(async () => undefined);
    expect([answer.status, await answer.text()]).toEqual([201, ""]);
  });
});

describe("a failure", () => {
  it.each([
    [new OAuthRefusal("invalid_grant", "Why"), 400, "invalid_grant", "Why"],
    [new OAuthRefusal("invalid_client", "Who"), 401, "invalid_client", "Who"],
    [new AppError("rate_limited", "Later"), 429, "rate_limited", "Later"],
    [new AppError("try_again", "Soon"), 503, "try_again", "Soon"],
    [new AppError("payload_too_large", "Large"), 413, "invalid_request", "Large"],
    [new AppError("server_error", "A detail"), 500, "server_error", "Something went wrong on our side."],
    [new Error("A bug"), 500, "server_error", "Something went wrong on our side."],
  ])("%s is answered as %i %s", async (error, status, code, description) => {
    const failed = vi.spyOn(log, "error").mockReturnValue();
    const warned = vi.spyOn(log, "warn").mockReturnValue();
    const answer = await failing(error);
    expect([answer.status, await answer.json()]).toEqual([
      status,
      { error: code, error_description: description },
    ]);
    expect([failed.mock.calls.length, warned.mock.calls.length]).toEqual([
      status === 500 ? 1 : 0,
      status === 503 ? 1 : 0,
    ]);
  });

  it.each([
    ["invalid_client", { authorization: "Basic x" }, 'Basic realm="oauth2", charset="UTF-8"'],
    ["invalid_client", {}, null],
    ["invalid_grant", { authorization: "Basic x" }, null],
  ] as const)("%s of a request with %j has the challenge %s", async (code, headers, challenge) => {
    const answer = await failing(new OAuthRefusal(code, "Why"), headers);
    expect(answer.headers.get("www-authenticate")).toBe(challenge);
  });

  it("keeps the headers of an error of the API", async () => {
    const answer = await failing(new AppError("rate_limited", "Later").with({ "Retry-After": "7" }));
    expect(answer.headers.get("retry-after")).toBe("7");
  });
});
