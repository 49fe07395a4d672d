import { expect, it } from "vitest";
import { engineCap, operationCap, signInCap } from "./body-caps";

it.each([
  ["an operation", operationCap, 262_144, "256 KiB"],
  ["a sign-in", signInCap, 65_536, "64 KiB"],
  ["the job engine", engineCap, 4_194_304, "4 MiB"],
])("the body of %s may have %o", (_, cap, bytes, name) => {
  expect(cap.bytes).toBe(bytes);
  expect(cap.tooLarge()).toMatchObject({
    code: "payload_too_large",
    message: `The body is larger than ${name}.`,
    headers: { Connection: "close" },
  });
});
