import { afterAll, beforeAll, expect, it } from "vitest";
import { startHttpServer } from "@/tests/factories/http-server";
import { createChatGrants } from "./grant";

let server: Awaited<ReturnType<typeof startHttpServer>>;
beforeAll(async () => {
  server = await startHttpServer();
});
afterAll(() => server.close());

const exchange = (answer: object) => {
  server.handlers["POST /api/oauth.v2.access"] = async () => Response.json(answer);
  return createChatGrants({
    clientId: "id",
    clientSecret: "client-secret",
    apiUrl: `${server.url}/api/`,
    authorizeUrl: `${server.url}/authorize`,
    redirectUri: "https://portal.example/callback",
  }).exchange("a-code");
};
const webhook = { url: "https://hooks.chat.example/a" };

it.each([
  [{ channel: "#sales" }, { name: "Acme" }, "#sales", "Acme"],
  [{ channel: " \u0000#sales\n" }, { name: "" }, "#sales", undefined],
  [{ channel: 7 }, null, undefined, undefined],
  [{ channel: "c".repeat(101) }, { name: "t".repeat(100) }, "c".repeat(100), "t".repeat(100)],
])("takes %j in the team %j as %s, %s", async (named, team, channel, teamName) => {
  const granted = await exchange({ ok: true, team, incoming_webhook: { ...webhook, ...named } });
  expect(granted).toEqual({ webhookUrl: webhook.url, channel, team: teamName });
});

it.each([
  [{ ok: false, error: "invalid_code" }, /\(invalid_code\)/],
  [{ ok: true, access_token: "a-token" }, /did not grant an incoming webhook/],
])("refuses %j", async (answer, message) => {
  await expect(exchange(answer)).rejects.toThrow(message);
});
