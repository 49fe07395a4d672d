/** Intended calls of every operation. */
import { expect } from "vitest";
import { z } from "zod";
import { operations } from "@/lib/contracts/catalogue";
import { ErrorBody, type Operation } from "@/lib/contracts/operation";
import { type CallOptions, makeRows, type Portal, type Tenant } from "./portal";
import { prepare } from "./preparations";
import { hasId, requestFor } from "./requests";

const named = operations.map((operation) => [operation.id, operation] as const);
/** Operations with their ids, as `it.each` takes them. */
export const only = (isWanted: (operation: Operation) => boolean) =>
  named.filter(([, operation]) => isWanted(operation));

/** Calls an operation as intended, by default on rows of the caller's own workspace. */
export async function callIn(
  portal: Portal,
  operation: Operation,
  options: CallOptions = {},
  ids?: Tenant["ids"],
): Promise<Response> {
  const rows = ids ?? (hasId(operation) ? await makeRows(portal.mine, portal.receiver) : portal.mine.ids);
  const request = requestFor(operation, rows);
  const {
    body = request.options.body,
    query = "",
    undo,
  } = await prepare(operation, portal.mine, options.cookie);
  const answer = await portal.call(operation.method, `${request.path}${query}`, { body, ...options });
  await undo();
  return answer;
}

/** The body of an answer; a file is text. */
export const bodyOf = (answer: Response): Promise<unknown> =>
  answer.headers.get("content-type") === "application/json" ? answer.json() : answer.text();

/** The status and code of a refusal, which must have exactly the standard error format. */
export async function refusal(answer: Response): Promise<string> {
  const body = z.strictObject(ErrorBody.shape).parse(await answer.json());
  expect(answer.headers.get("x-request-id")).toBe(body.requestId);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  return `${answer.status} ${body.error}`;
}
