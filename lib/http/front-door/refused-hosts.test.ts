import { beforeEach, expect, it, vi } from "vitest";
import { log } from "@/lib/log";
import { createHostLog } from "./refused-hosts";

const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
beforeEach(() => warn.mockClear());
const lines = () => warn.mock.calls.map(([fields, text]) => `${JSON.stringify(fields)} ${text}`);

it("names a refused host and the setting once a minute, for engines and others", () => {
  let time = 0;
  const note = createHostLog(() => time);
  for (let n = 0; n < 3; n += 1) note("localhost:3000", "/api/inngest?fnId=x");
  note("localhost:3000", "/sign-in");
  expect(lines()).toEqual([
    expect.stringMatching(/"localhost:3000".*INNGEST_SERVE_ORIGIN/),
    expect.stringMatching(/"localhost:3000".*ALLOWED_HOSTS/),
  ]);
  time = 59_999;
  note("localhost:3000", "/api/inngest");
  expect(lines()).toHaveLength(2);
  time = 60_000;
  note("localhost:3000", "/api/inngest");
  expect(lines()).toHaveLength(3);
});

it("stays bounded, whatever hosts strangers send", () => {
  const note = createHostLog(() => 0);
  for (let n = 0; n < 1_000; n += 1) note(`${"x".repeat(5_000)}-${n}`, "/");
  for (let n = 0; n < 1_000; n += 1) note(`host-${n}.example`, "/");
  expect(lines()).toHaveLength(100);
  expect(Math.max(...lines().map((line) => line.length))).toBeLessThan(500);
});

it("shows the first 253 characters of a host, the most that a name has", () => {
  createHostLog(() => 0)(`${"a".repeat(253)}b`, "/");
  expect(warn.mock.calls[0]?.[0]).toEqual({ host: "a".repeat(253) });
});
