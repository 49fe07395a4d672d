/** Requests to the token endpoints, and their refusals. */
import { expect } from "vitest";
import { OAuthErrorBody } from "@/lib/contracts/oauth";
import { insertClient } from "./api-clients";
import type { TestWorld } from "./context";
import { insertCustomer } from "./workspace";

export const formType = "application/x-www-form-urlencoded";
export type Fields = Record<string, string> | [string, string][] | string;

/** HTTP Basic with form-urlencoded parts. */
export const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString("base64")}`,
});

export const formRequest = (fields: Fields, headers: Record<string, string> = {}) =>
  new Request("http://localhost:3000/oauth2", {
    method: "POST",
    headers: { "content-type": formType, "x-forwarded-for": "203.0.113.7", ...headers },
    body: typeof fields === "string" ? fields : new URLSearchParams(fields),
  });

/** A refusal's status and code. It has the two members of RFC 6749 and must not be cached. */
export async function oauthRefusal(answer: Response): Promise<string> {
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("pragma")).toBe("no-cache");
  expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
  const body = OAuthErrorBody.strict().parse(await answer.json());
  expect(body.error_description).toMatch(/^[\x20-\x21\x23-\x5b\x5d-\x7e]+$/);
  return `${answer.status} ${body.error}`;
}

/** A client that reads signals and writes destinations; `good` is its token request. */
export async function insertProgram({ ctx }: TestWorld, change: Parameters<typeof insertClient>[1] = {}) {
  await insertCustomer(ctx);
  const client = await insertClient(ctx, { scopes: ["read:signals", "write:destinations"], ...change });
  const grant_type = "client_credentials";
  const good = { grant_type, client_id: client.clientId, client_secret: client.secret };
  return { ...client, grant_type, good };
}
