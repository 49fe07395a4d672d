/** Which requests of a sign-in at a provider reach next-auth. */
import { describe, expect, it } from "vitest";
import { openDb } from "@/db/client";
import { form, open } from "@/tests/factories/auth-route";
import { withRollback } from "@/tests/factories/context";

describe("a sign-in at a provider", () => {
  const headers = { "x-forwarded-for": "203.0.113.1" };
  const location = (answer: Response) => answer.headers.get("location");

  it("starts and finishes at configured providers only", () =>
    withRollback(async (world) => {
      const { reached, ask } = open(world, { providers: ["google"] });
      await ask("POST", "/api/auth/signin/google", { headers, body: form({ csrfToken: "c" }) });
      await ask("GET", "/api/auth/callback/google?code=c", { headers });
      expect(reached.map(({ path }) => path)).toEqual([
        ["signin", "google"],
        ["callback", "google"],
      ]);
      for (const [method, path] of [
        ["GET", "signin/google"],
        ["POST", "callback/google"],
        ["POST", "signin/google/x"],
        ["POST", "signin/other"],
        ["GET", "google"],
      ] as const) {
        expect((await ask(method, `/api/auth/${path}`, { headers })).status).toBe(404);
      }
      expect(reached).toHaveLength(2);
    }));

  it("that was left leads back to the sign-in page", () =>
    withRollback(async (world) => {
      const { reached, ask } = open(world, { providers: ["google"] });
      const left = await ask("GET", "/api/auth/callback/google?error=access_denied", { headers });
      expect([left.status, location(left)]).toEqual([303, expect.stringContaining("error=Canceled")]);
      expect(reached).toEqual([]);
      expect((await ask("GET", "/api/auth/callback/google?error=other", { headers })).status).toBe(200);
    }));

  it("leads back to the sign-in page after too many attempts", () =>
    withRollback(async (world) => {
      const { ask } = open(world, { providers: ["google"] });
      const attempt = () => ask("GET", "/api/auth/callback/google?code=c", { headers });
      let answer = await attempt();
      for (let n = 0; n < 1_000 && answer.status === 200; n += 1) answer = await attempt();
      expect([answer.status, location(answer)]).toEqual([
        303,
        expect.stringContaining("error=TooManyAttempts"),
      ]);
    }));

  it("answers 503 if its attempts cannot be counted", () =>
    withRollback(async (world) => {
      const away = openDb("postgres://127.0.0.1:1/none", { max: 1 });
      const { reached, ask } = open(world, { providers: ["google"], db: away.db });
      const answer = await ask("GET", "/api/auth/callback/google?code=c", { headers });
      await away.close();
      expect(answer.status).toBe(503);
      expect(reached).toEqual([]);
    }));
});
