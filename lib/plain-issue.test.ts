import { expect, it } from "vitest";
import { z } from "zod";
import { validationError } from "./validation-error";

const schema = z.strictObject({
  name: z.string().min(1).max(3),
  count: z.int().min(2).max(5),
  kinds: z
    .array(z.enum(["a", "b"]))
    .min(1)
    .max(2),
  on: z.boolean(),
  url: z.url({ error: "enter a full web address" }),
});
const valid = { name: "ab", count: 3, kinds: ["a"], on: true, url: "https://a.example" };
const messagesFor = (change: object) => {
  const { error } = schema.safeParse({ ...valid, ...change });
  return error ? validationError(error).details : [];
};

it.each([
  [{ name: undefined }, "name", "Required"],
  [{ name: "" }, "name", "Required"],
  [{ name: 5 }, "name", "must be text"],
  [{ name: "abcd" }, "name", "must have at most 3 characters"],
  [{ count: 1 }, "count", "must be at least 2"],
  [{ count: 9 }, "count", "must be at most 5"],
  [{ count: "3" }, "count", "must be a number"],
  [{ kinds: [] }, "kinds", "must have at least 1 entry"],
  [{ kinds: ["c"] }, "kinds.0", "must be one of a, b"],
  [{ on: "yes" }, "on", "must be true or false"],
  [{ url: "nowhere" }, "url", "enter a full web address"],
  [{ colour: "red" }, "colour", "is not a known field"],
])("%j is reported in plain words", (change, path, message) => {
  expect(messagesFor(change)).toEqual([{ path, message }]);
});
