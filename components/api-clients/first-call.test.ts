import { expect, test } from "vitest";
import { firstCall } from "./first-call";

const client = { appUrl: "http://localhost:3000", clientId: "c1", clientSecret: "s1" };

test.each([
  [["read:signals", "read:usage"], "/api/v1/signals?limit=3"],
  [["read:usage", "write:intelligence"], "/api/v1/usage"],
] as const)("a client with %j is shown a call it is allowed to make", (scopes, path) => {
  const shown = firstCall({ ...client, scopes });
  expect(shown).toContain(`"http://localhost:3000${path}" -H "Authorization: Bearer $TOKEN"`);
  expect(shown).toContain("-d client_id=c1");
  expect(shown).toContain("-d client_secret=s1");
});

test("a write-only client is shown only the token request", () => {
  const shown = firstCall({ ...client, scopes: ["write:destinations"] });
  expect(shown).toContain("/oauth2/token");
  expect(shown).not.toContain("/api/v1");
});
