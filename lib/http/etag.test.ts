import { describe, expect, it } from "vitest";
import { answerTagged } from "./answer";
import { entityTag, isKnown } from "./etag";

const ask = (ifNoneMatch?: string) =>
  new Request("http://localhost:3000/api/v1/signals", {
    headers: ifNoneMatch === undefined ? {} : { "if-none-match": ifNoneMatch },
  });
const body = { data: [1, 2] };
const tag = entityTag(JSON.stringify(body));

describe("an entity tag", () => {
  it("is the same for the same text and different for another", () => {
    expect(tag).toMatch(/^W\/"[\w-]{27}"$/);
    expect(entityTag(JSON.stringify(body))).toBe(tag);
    expect(entityTag(JSON.stringify({ data: [2, 1] }))).not.toBe(tag);
  });

  it.each([
    [undefined, false],
    ["", false],
    ["*", true],
    [tag, true],
    [tag.slice(2), true],
    [`"other", ${tag}`, true],
    [`"other",${tag.slice(2)} , "more"`, true],
    ['"other"', false],
    [tag.slice(3, -1), false],
  ])("sent back as %s is known: %s", (input, known) => {
    expect(isKnown(ask(input), tag)).toBe(known);
  });
});

describe("a response with an ETag", () => {
  const limits = { RateLimit: '"client";r=1;t=60' };

  it("may be cached only by the caller, who must revalidate", async () => {
    const answer = answerTagged(ask('"old"'), body, "id", limits);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toEqual({
      "cache-control": "private, no-cache",
      "content-type": "application/json",
      etag: tag,
      ratelimit: limits.RateLimit,
      vary: "Authorization",
      "x-request-id": "id",
    });
    expect(await answer.json()).toEqual(body);
  });

  it("is a 304 with the same headers if the caller already has it", async () => {
    const answer = answerTagged(ask(tag), body, "id", limits);
    expect(answer.status).toBe(304);
    expect(Object.fromEntries(answer.headers)).toEqual({
      "cache-control": "private, no-cache",
      etag: tag,
      ratelimit: limits.RateLimit,
      vary: "Authorization",
      "x-request-id": "id",
    });
    expect(await answer.text()).toBe("");
  });
});
