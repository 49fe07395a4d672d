import { describe, expect, it } from "vitest";
import { isConnectionLost, isPassing } from "./failures";

const failed = (code: string) =>
  new Error("Failed query", { cause: Object.assign(new Error("x"), { code }) });

describe("database failures", () => {
  it.each([
    ["53100", "a full disk"],
    ["53200", "no memory"],
    ["53300", "no free connection"],
    ["25006", "a server that only reads"],
    ["40P01", "a deadlock"],
    ["40001", "a conflict with another transaction"],
    ["55P03", "a lock that was not free"],
    ["57014", "a statement that took too long"],
    ["57P03", "a server that is starting"],
    ["ECONNREFUSED", "no server"],
  ])("%s (%s) passes", (code) => expect(isPassing(failed(code))).toBe(true));

  it.each(["23505", "22001", "42P01", "53"])("%s does not", (code) =>
    expect(isPassing(failed(code))).toBe(false),
  );

  it("of a broken connection are a kind of their own", () => {
    expect(isConnectionLost(failed("57P01"))).toBe(true);
    expect(isConnectionLost(failed("53100"))).toBe(false);
  });
});
