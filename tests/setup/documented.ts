/** Vitest's setup for every test file: each route handler's answer must match the API description. */
import { vi } from "vitest";
import type { Operation } from "@/lib/contracts/operation";

/** Loaded at the first answer, since most test files produce none. */
async function documented(operation: Operation, answer: Response): Promise<Response> {
  const { requireDocumented } = await import("@/tests/openapi/require-documented");
  await requireDocumented(operation, answer);
  return answer;
}

vi.mock("@/lib/http/route", async (importOriginal) => {
  const original = await importOriginal<typeof import("@/lib/http/route")>();
  const createRoute: typeof original.createRoute = (server) => {
    const route = original.createRoute(server);
    return (operation, handle) => {
      const answer = route(operation, handle);
      return async (request, params) => documented(operation, await answer(request, params));
    };
  };
  return { ...original, createRoute };
});

vi.mock("@/lib/http/oauth-route", async (importOriginal) => {
  const original = await importOriginal<typeof import("@/lib/http/oauth-route")>();
  const createOAuthRoute: typeof original.createOAuthRoute = (server) => {
    const oauthRoute = original.createOAuthRoute(server);
    return (operation, limits, handle) => {
      const answer = oauthRoute(operation, limits, handle);
      return async (request) => documented(operation, await answer(request));
    };
  };
  return { ...original, createOAuthRoute };
});

/** The operation handlers that are not made with `route`. */
vi.mock("@/app/api/health/route", async (importOriginal) => {
  const original = await importOriginal<typeof import("@/app/api/health/route")>();
  const { getHealth } = await import("@/lib/contracts/probes");
  const GET = async (request: Request) => documented(getHealth, await original.GET(request));
  return { ...original, GET };
});

vi.mock("@/app/api/health/live/route", async (importOriginal) => {
  const original = await importOriginal<typeof import("@/app/api/health/live/route")>();
  const { getLiveness } = await import("@/lib/contracts/probes");
  const GET = async (request: Request) => documented(getLiveness, await original.GET(request));
  return { ...original, GET };
});

vi.mock("@/app/api/health/ready/route", async (importOriginal) => {
  const original = await importOriginal<typeof import("@/app/api/health/ready/route")>();
  const { getReadiness } = await import("@/lib/contracts/probes");
  const GET = async (request: Request) => documented(getReadiness, await original.GET(request));
  return { ...original, GET };
});
