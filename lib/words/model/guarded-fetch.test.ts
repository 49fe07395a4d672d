import { expect, it } from "vitest";
import { guardedFetch } from "./guarded-fetch";

it("reads an answer of a million bytes, and stops in a longer one", async () => {
  const answerOf = (bytes: number) => guardedFetch(`data:text/plain,${"x".repeat(bytes)}`);
  expect((await (await answerOf(1_000_000)).text()).length).toBe(1_000_000);
  await expect((await answerOf(1_000_001)).text()).rejects.toThrow("too long");
});
