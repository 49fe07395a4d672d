/**
 * Answers requests of the SDK: authentication, idempotency, parameters, expansion, and errors in their documented form.
 */
import { createHash, timingSafeEqual } from "node:crypto";
import { Refusal } from "../refusal";
import { objectId, type World } from "../world";
import { catalogueRoutes } from "./catalogue";
import { customerRoutes } from "./customers";
import { expandAll } from "./expand";
import { decodeForm } from "./form";
import { invoiceRoutes } from "./invoices";
import { readParams } from "./params";
import { paymentRoutes } from "./payments";
import type { Route } from "./route";
import { sessionRoutes } from "./sessions";
import { subscriptionRoutes } from "./subscriptions";

export interface ApiRequest {
  method: string;
  path: string;
  /** The query of a GET or DELETE, or a form body. */
  form: string;
  authorization: string;
  idempotencyKey: string | undefined;
}

export interface ApiAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** The endpoint, for example `GET /v1/customers/:id`; undefined if there is none. */
  endpoint: string | undefined;
}

const routes: readonly Route[] = [
  ...catalogueRoutes,
  ...customerRoutes,
  ...sessionRoutes,
  ...paymentRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
];

/** All endpoints, for example `GET /v1/customers/:id`. */
export const endpoints = routes.map(({ method, path }) => `${method} ${path}`);

export function answerApi(world: World, secretKey: string, request: ApiRequest): ApiAnswer {
  const { route, id } = findRoute(request);
  const endpoint = route && `${route.method} ${route.path}`;
  const reply = (status: number, body: string, more = {}): ApiAnswer => ({
    status,
    body,
    headers: { "content-type": "application/json", "request-id": objectId("req"), ...more },
    endpoint,
  });
  const refuse = (error: unknown): [number, string] => {
    if (!(error instanceof Refusal)) throw error;
    return [error.status, JSON.stringify({ error: error.error })];
  };
  const { idempotencyKey: key } = request;
  const isKept = request.method === "POST" && key !== undefined;
  try {
    requireKey(request, secretKey);
    if (!route) throw unknownUrl(request);
    const kept = isKept ? world.state.answers[key] : undefined;
    if (kept) {
      requireSame(kept.request, request, key ?? "");
      return reply(kept.status, kept.body, { "idempotent-replayed": "true" });
    }
    const params = readParams(route.params, decodeForm(request.form)) as { expand?: string[] };
    const answer = route.handle(world, id, params);
    const body = JSON.stringify(expandAll(world, answer, params.expand ?? []));
    if (isKept) world.state.answers[key] = { request: fingerprint(request), status: 200, body };
    return reply(200, body);
  } catch (error) {
    const [status, body] = refuse(error);
    // As documented, a declined card stays the answer to its key; a refused request may be corrected.
    if (isKept && status === 402) world.state.answers[key] = { request: fingerprint(request), status, body };
    return reply(status, body);
  }
}

function findRoute({ method, path }: ApiRequest): { route: Route | undefined; id: string } {
  const parts = path.split("/");
  for (const route of routes) {
    const pattern = route.path.split("/");
    if (route.method !== method || pattern.length !== parts.length) continue;
    if (pattern.every((part, n) => part === ":id" || part === parts[n])) {
      return { route, id: decodeURIComponent(parts[pattern.indexOf(":id")] ?? "") };
    }
  }
  return { route: undefined, id: "" };
}

function requireKey({ authorization }: ApiRequest, secretKey: string): void {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  if (timingSafeEqual(digest(authorization), digest(`Bearer ${secretKey}`))) return;
  const message = authorization ? "Invalid API Key provided." : "You did not provide an API key.";
  throw new Refusal(401, { type: "invalid_request_error", message });
}

function requireSame(before: string, request: ApiRequest, key: string): void {
  if (before === fingerprint(request)) return;
  throw new Refusal(400, {
    type: "idempotency_error",
    message: `Keys for idempotent requests can only be used with the same parameters (${key}).`,
  });
}

const fingerprint = ({ method, path, form }: ApiRequest): string =>
  createHash("sha256").update(`${method} ${path}\n${form}`).digest("hex");

const unknownUrl = ({ method, path }: ApiRequest): Refusal =>
  new Refusal(404, {
    type: "invalid_request_error",
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
