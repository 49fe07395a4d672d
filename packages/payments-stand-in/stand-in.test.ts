import { afterEach, describe, expect, it } from "vitest";
import { createStandIn, type StandIn } from "./stand-in";

const keys = { secretKey: "sk_test_of_the_tests", webhookSecret: "whsec_of_the_tests" };
const closing: StandIn[] = [];
afterEach(async () => {
  for (const standIn of closing.splice(0)) await standIn.close();
});
async function start(): Promise<StandIn> {
  const standIn = await createStandIn(keys);
  closing.push(standIn);
  return standIn;
}
const ask = (standIn: StandIn, path: string, form?: Record<string, string>) =>
  fetch(`${standIn.url}/v1/${path}`, {
    headers: { authorization: `Bearer ${keys.secretKey}` },
    ...(form && { method: "POST", body: new URLSearchParams(form) }),
  });

describe("the API", () => {
  it("creates a customer and reads it again", async () => {
    const standIn = await start();
    const created = await (await ask(standIn, "customers", { name: "Acme", email: "a@acme.example" })).json();
    expect(created).toMatchObject({ object: "customer", name: "Acme" });
    expect(await (await ask(standIn, `customers/${created.id}`)).json()).toMatchObject({
      id: created.id,
      name: "Acme",
    });
  });

  it.each([
    ["an unknown parameter", { name: "A", nickname: "B" }, "parameter_unknown", "nickname"],
    ["a malformed one", { "metadata[a][b]": "c" }, "parameter_invalid", "metadata[a]"],
  ])("refuses %s by its name", async (_, form, code, param) => {
    const answer = await ask(await start(), "customers", form);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { type: "invalid_request_error", code, param } });
  });

  it("describes errors as documented", async () => {
    const standIn = await start();
    const missing = await ask(standIn, "subscriptions/sub_1");
    expect([missing.status, await missing.json()]).toEqual([
      404,
      {
        error: {
          type: "invalid_request_error",
          code: "resource_missing",
          message: "No such subscription: 'sub_1'",
          param: "id",
        },
      },
    ]);
    expect((await ask(standIn, "nothing")).status).toBe(404);
    expect((await fetch(`${standIn.url}/v1/customers/cus_1`)).status).toBe(401);
  });
});
