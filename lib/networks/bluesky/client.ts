/** Calls the protocol's queries over HTTP: without an account, or with a session for those that need one. */
import type { z } from "zod";
import type { Clock } from "@/lib/clock";
import { type HttpAnswer, type HttpClient, readRateLimitReset, readRetryAfter } from "../http-client";
import { NetworkError, type NetworkFailure } from "../network";
import { parseJson } from "../parse-json";
import type { SessionKeeper } from "./session";
import { ErrorAnswer } from "./wire";

export const networkId = "bluesky";

export const failure = (kind: NetworkFailure, message: string, retryAfterSeconds: number | null = null) =>
  new NetworkError(networkId, kind, message, retryAfterSeconds);

export interface QueryClient {
  /** Asks the public API. Throws only `NetworkError`; `gone` if the account or post does not exist. */
  get<S extends z.ZodType>(query: string, parameters: QueryParameters, schema: S): Promise<z.infer<S>>;
  /** Asks with a session, which must be configured. */
  getSignedIn<S extends z.ZodType>(
    query: string,
    parameters: QueryParameters,
    schema: S,
  ): Promise<z.infer<S>>;
}

type QueryParameters = Record<string, string | number | null | undefined>;

/** Errors whose status is 400 although the account or post is simply not there. */
const goneErrors = [
  "NotFound",
  "RecordNotFound",
  "RepoNotFound",
  "RepoTakendown",
  "RepoDeactivated",
  "RepoSuspended",
  "AccountTakedown",
  "AccountDeactivated",
  "AccountSuspended",
  "BlockedActor",
  "BlockedByActor",
  "UnknownActor",
];
const goneMessage =
  /not found|could not (?:find|locate)|unable to resolve|deactivated|taken ?down|suspended/i;

export function createQueryClient({
  http,
  publicUrl,
  session,
  clock,
}: {
  http: HttpClient;
  publicUrl: string;
  session: SessionKeeper | null;
  clock: Clock;
}): QueryClient {
  const urlOf = (base: string, query: string, parameters: QueryParameters): URL => {
    const url = new URL(`${base.replace(/\/+$/, "")}/xrpc/${query}`);
    for (const [name, value] of Object.entries(parameters))
      if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
    return url;
  };
  return {
    async get(query, parameters, schema) {
      const url = urlOf(publicUrl, query, parameters);
      return readAnswer(
        await http.send({ url, headers: { accept: "application/json" } }),
        query,
        schema,
        clock,
      );
    },
    async getSignedIn(query, parameters, schema) {
      if (!session) throw failure("refused", `${query} needs an app password`);
      const url = urlOf(session.serviceUrl, query, parameters);
      const answer = await session.send((token) =>
        http.send({ url, headers: { accept: "application/json", authorization: `Bearer ${token}` } }),
      );
      return readAnswer(answer, query, schema, clock);
    },
  };
}

/** Parses an answer, or throws the failure that its status stands for. */
export function readAnswer<S extends z.ZodType>(
  answer: HttpAnswer,
  query: string,
  schema: S,
  clock: Clock,
): z.infer<S> {
  if (answer.status < 200 || answer.status >= 300) throw statusFailure(answer, query, clock);
  const parsed = schema.safeParse(parseJson(answer.text));
  if (!parsed.success) throw failure("malformed", `${query} returned an answer that could not be read`);
  return parsed.data;
}

/** The protocol's name of an error, for example `ExpiredToken`. */
export const errorNameOf = (answer: HttpAnswer): string =>
  ErrorAnswer.safeParse(parseJson(answer.text)).data?.error ?? "";

function statusFailure(answer: HttpAnswer, query: string, clock: Clock): NetworkError {
  const { status } = answer;
  const { error = "", message = "" } = ErrorAnswer.safeParse(parseJson(answer.text)).data ?? {};
  const what = `${query} returned ${status}${error ? ` ${error}` : ""}`;
  const wait = readRetryAfter(answer, clock) ?? readRateLimitReset(answer, clock);
  if (status === 429) return failure("rate_limited", what, wait);
  if (status === 408) return failure("timeout", what);
  if (status >= 500) return failure("unavailable", what, readRetryAfter(answer, clock));
  // Otherwise a wrong base URL would pass for a network without anyone on it.
  if (status === 404 && /XRPCNotSupported|MethodNotImplemented/.test(error ?? ""))
    return failure("refused", what);
  const isGone = status === 404 || status === 410 || goneErrors.includes(error ?? "");
  if (isGone || (status === 400 && goneMessage.test(message ?? ""))) return failure("gone", what);
  return failure("refused", what);
}
