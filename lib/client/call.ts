/** The browser's API client: one function for every operation, typed by its contract. */
import type { z } from "zod";
import type { ErrorBody, Method, Operation } from "@/lib/contracts/operation";
import { createCallGuard } from "./repeated-calls";
import { doubtSession, headersOfTab } from "./shown-session";

/** An error response of the API, with its own message. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly requestId: string | null,
    readonly details: { path: string; message: string }[] = [],
  ) {
    super(message);
  }
}

/** Whether the session has another user or workspace than this tab shows; the tab then asks what to do. */
export const isSessionChanged = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "workspace_changed";

/** Whether someone else changed what was to be saved; nothing was. */
export const isVersionConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "version_conflict";

/** Whether the service can't be reached or asked to be tried again soon (503). */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 503);

/** Where and how to call an operation; `contract` exists only as a type. */
export interface Callable<O extends Operation> {
  method: Method;
  path: string;
  contract?: O;
}

type Query<O extends Operation> = Partial<
  Record<keyof z.input<O["query"]>, string | number | null | undefined>
>;

export interface CallInput<O extends Operation> {
  params?: z.input<O["params"]>;
  /** Values that are null, undefined or blank are omitted. */
  query?: Query<O>;
  body?: z.input<O["body"]>;
  signal?: AbortSignal;
  /** Leaves out whose data the tab shows: to find out whose session it is, and to switch it back. */
  isUnnamed?: boolean;
}

/** Whether the browser knows that it has no network. A server has no such thing. */
export const isOffline = (): boolean => typeof navigator !== "undefined" && navigator.onLine === false;

const timeoutMs = 20_000;
/** Browsers keep 64 KiB of requests alive in all; a page sends a few at once. */
const keptAliveLength = 4_000;

const act = createCallGuard();

/** Whether a change may have been made although it failed: its answer was lost, or the server failed at it. */
const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/**
 * Calls an operation and returns the response its contract promises. Throws `ApiError` otherwise. A change that is sent
 * twice, as by a double click, is one act and gets the first one's answer (`acts.ts`). A request with a signal is a
 * read.
 */
export function call<O extends Operation>(
  operation: Callable<O>,
  input: CallInput<O> = {},
): Promise<z.output<O["response"]>> {
  const { method } = operation;
  if (method === "GET" || input.signal) return request(operation, input, null);
  const body = input.body === undefined ? undefined : JSON.stringify(input.body);
  const sent = { method, address: addressOf(operation, input), body };
  return act(sent, (key) => request(operation, input, method === "POST" ? key : null), isOutcomeUnknown);
}

async function request<O extends Operation>(
  operation: Callable<O>,
  input: CallInput<O>,
  key: string | null,
): Promise<z.output<O["response"]>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const body = input.body === undefined ? undefined : JSON.stringify(input.body);
  const answer = await send(addressOf(operation, input), {
    method: operation.method,
    // The page has its own cache; the browser's would outlive a workspace switch.
    cache: "no-store",
    headers: {
      Accept: "application/json",
      ...(!input.isUnnamed && headersOfTab()),
      ...(key !== null && { "Idempotency-Key": key }),
      ...(body !== undefined && { "Content-Type": "application/json" }),
    },
    body,
    // A change that the page already shows is saved even if the page is reloaded or closed at that moment.
    keepalive: operation.method !== "GET" && (body ?? "").length <= keptAliveLength,
    signal: input.signal ? AbortSignal.any([input.signal, timeout]) : timeout,
  });
  // Some operations return a second success status, such as 200 for something that already exists.
  if (answer.ok) {
    // The route already validated it; doing it again would add every schema to the page.
    return (answer.status === 204 ? undefined : await answer.json()) as z.output<O["response"]>;
  }
  throw await toApiError(answer);
}

/** Starts a download. Its body ends with an error if the file is incomplete. Throws `ApiError` for a refusal. */
export async function openDownload(address: string, signal: AbortSignal): Promise<Response> {
  const answer = await send(address, { cache: "no-store", headers: headersOfTab(), signal });
  if (!answer.ok) throw await toApiError(answer);
  return answer;
}

/** A response and the ETag that identifies it. */
export interface Tagged<T> {
  tag: string | null;
  body: T;
}

/**
 * Reads an operation without input, unless the response is still the one with this tag: then null. Throws `ApiError`.
 */
export async function callTagged<O extends Operation>(
  operation: Callable<O>,
  tag: string | null,
  signal: AbortSignal,
): Promise<Tagged<z.output<O["response"]>> | null> {
  const answer = await send(operation.path, {
    cache: "no-store",
    headers: { Accept: "application/json", ...headersOfTab(), ...(tag && { "If-None-Match": tag }) },
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  if (answer.status === 304) return null;
  if (!answer.ok) throw await toApiError(answer);
  return { tag: answer.headers.get("etag"), body: (await answer.json()) as z.output<O["response"]> };
}

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    if (
      init.signal?.aborted &&
      !(init.signal.reason instanceof DOMException && init.signal.reason.name === "TimeoutError")
    ) {
      throw error;
    }
    throw new ApiError(
      0,
      "unreachable",
      "Could not reach the server. Check your connection and retry.",
      null,
    );
  }
}

/** Whether a query value is set; a search box with only spaces is not. */
export const isSet = (value: unknown): boolean =>
  value !== null && value !== undefined && String(value).trim() !== "";

/** The path with its parameters and the query values that are set. */
export function addressOf<O extends Operation>(operation: { path: string }, input: CallInput<O>): string {
  const params = (input.params ?? {}) as Record<string, string>;
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (isSet(value)) query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

async function toApiError(answer: Response): Promise<ApiError> {
  const requestId = answer.headers.get("x-request-id");
  const body: unknown = await answer.json().catch(() => null);
  if (!isErrorBody(body)) {
    return new ApiError(answer.status, "server_error", "The server returned an invalid response.", requestId);
  }
  if (body.error === "workspace_changed") doubtSession();
  return new ApiError(answer.status, body.error, body.message, body.requestId, body.details);
}

/** Distinguishes our own errors from those of a proxy in between. */
function isErrorBody(body: unknown): body is ErrorBody {
  return (
    typeof body === "object" &&
    body !== null &&
    ["error", "message", "requestId"].every((name) => typeof Object(body)[name] === "string")
  );
}
