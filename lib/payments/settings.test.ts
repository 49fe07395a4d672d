import { describe, expect, it } from "vitest";
import { findPaymentProblems, paymentsFromEnvironment } from "./settings";

const keys = { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
const standIn = {
  ...keys,
  STRIPE_SECRET_KEY: "sk_test_standin_1",
  PAYMENTS_API_URL: "http://127.0.0.1:3090",
};
const namesOf = (env: Parameters<typeof findPaymentProblems>[0]) =>
  findPaymentProblems(env).map(({ name }) => name);

describe("findPaymentProblems", () => {
  it.each([
    ["nothing", { EMBEDDED: false }],
    ["a real account", { EMBEDDED: false, ...keys }],
    ["a real account, embedded", { EMBEDDED: true, ...keys }],
    ["the stand-in, embedded", { EMBEDDED: true, ...standIn }],
  ])("accepts %s", (_, env) => expect(findPaymentProblems(env)).toEqual([]));

  it.each([
    ["a secret without a key", { EMBEDDED: false, STRIPE_WEBHOOK_SECRET: "whsec_1" }, ["STRIPE_SECRET_KEY"]],
    ["a key without a secret", { EMBEDDED: true, STRIPE_SECRET_KEY: "sk" }, ["STRIPE_WEBHOOK_SECRET"]],
    ["the stand-in", { EMBEDDED: false, ...standIn }, ["PAYMENTS_API_URL", "STRIPE_SECRET_KEY"]],
    ["only its key", { ...standIn, EMBEDDED: false, PAYMENTS_API_URL: undefined }, ["STRIPE_SECRET_KEY"]],
    [
      "its key alone, embedded",
      { ...standIn, EMBEDDED: true, PAYMENTS_API_URL: undefined },
      ["PAYMENTS_API_URL"],
    ],
    ["a real key for it", { ...standIn, ...keys, EMBEDDED: true }, ["PAYMENTS_API_URL"]],
  ])("refuses %s", (_, env, names) => expect(namesOf(env)).toEqual(names));
});

describe("paymentsFromEnvironment", () => {
  it("offers no payments without keys", () => {
    expect(paymentsFromEnvironment({ EMBEDDED: true })).toBeNull();
  });

  it("knows the stand-in by its address", () => {
    expect(paymentsFromEnvironment({ EMBEDDED: true, ...standIn })?.isStandIn).toBe(true);
    expect(paymentsFromEnvironment({ EMBEDDED: false, ...keys })?.isStandIn).toBe(false);
  });
});
