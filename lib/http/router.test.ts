import { describe, expect, it } from "vitest";
import { createRouter, type Route } from "./router";

const says =
  (name: string): Route["handle"] =>
  async (_, params) =>
    Response.json([name, params]);

const router = createRouter([
  { method: "GET", path: "/api/me", handle: says("me") },
  { method: "POST", path: "/api/me/sources", handle: says("create") },
  { method: "GET", path: "/api/me/sources", handle: says("list") },
  { method: "GET", path: "/api/me/sources/{id}", handle: says("read") },
  { method: "POST", path: "/api/me/sources/bulk", handle: says("bulk") },
  { method: "DELETE", path: "/api/me/sources/{id}/tags/{valueId}", handle: says("untag") },
]);

async function ask(method: keyof typeof router, path: string) {
  const answer = await router[method](new Request(`http://localhost${path}`, { method }));
  const body = answer.status === 204 ? null : await answer.json();
  return { status: answer.status, allow: answer.headers.get("allow"), body };
}

describe("a router", () => {
  it.each([
    ["GET", "/api/me", ["me", {}]],
    ["GET", "/api/me/sources?limit=1", ["list", {}]],
    ["POST", "/api/me/sources", ["create", {}]],
    ["GET", "/api/me/sources/7", ["read", { id: "7" }]],
    ["GET", "/api/me/sources/a%2Fb%C3%A9", ["read", { id: "a/bé" }]],
    ["GET", "/api/me/sources/%E0%A4", ["read", { id: "%E0%A4" }]],
    ["POST", "/api/me/sources/bulk", ["bulk", {}]],
    ["DELETE", "/api/me/sources/7/tags/8", ["untag", { id: "7", valueId: "8" }]],
  ] as const)("answers %s %s", async (method, path, body) => {
    expect(await ask(method, path)).toMatchObject({ status: 200, body });
  });

  it.each(["/api", "/api/me/other", "/api/me/sources/7/tags", "/api/me/sources//tags/8"])(
    "does not find %s",
    async (path) => {
      for (const method of ["GET", "PUT", "OPTIONS"] as const) {
        expect(await ask(method, path)).toMatchObject({ status: 404, body: { error: "not_found" } });
      }
    },
  );

  it.each([
    ["PUT", "/api/me", "GET, HEAD, OPTIONS"],
    ["DELETE", "/api/me/sources", "GET, POST, HEAD, OPTIONS"],
    // The literal path has its own methods.
    ["GET", "/api/me/sources/bulk", "POST, OPTIONS"],
  ] as const)("refuses %s %s", async (method, path, allow) => {
    expect(await ask(method, path)).toMatchObject({
      status: 405,
      allow,
      body: { error: "method_not_allowed" },
    });
    expect(await ask("OPTIONS", path)).toEqual({ status: 204, allow, body: null });
  });

  it("answers HEAD as GET", async () => {
    const answer = await router.GET(new Request("http://localhost/api/me", { method: "HEAD" }));
    expect(answer.status).toBe(200);
  });
});
