/** The Python client: generated from the description, and run by the Python that is installed. */
import { execFile, execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePythonClient, pythonFiles } from "@/scripts/openapi/python-client";
import { root } from "@/scripts/root";
import { type ApiStandIn, deliveredTo, startApiStandIn } from "./api-stand-in";

const run = promisify(execFile);

it("its types and methods match the output of `npm run client`", async () => {
  const { models, operations } = await makePythonClient();
  expect(readFileSync(pythonFiles.models, "utf8")).toBe(models);
  expect(readFileSync(pythonFiles.operations, "utf8")).toBe(operations);
});

/** Whether a Python that the client supports (3.11 or later) is installed. */
function hasPython(): boolean {
  try {
    const version = execFileSync("python3", ["-c", "import sys; print(sys.version_info >= (3, 11))"]);
    return version.toString().trim() === "True";
  } catch {
    return false;
  }
}

describe.runIf(hasPython())("with Python, if installed", () => {
  let api: ApiStandIn;
  let env: NodeJS.ProcessEnv;
  beforeAll(async () => {
    api = await startApiStandIn();
    const PYTHONPATH = join(root, "clients/python");
    env = { ...process.env, ...api.env, PYTHONPATH, PYTHONDONTWRITEBYTECODE: "1" };
  });
  afterAll(() => api.close());

  it("reads lists to their end, writes once, raises refusals and verifies deliveries", async () => {
    const { stdout } = await run("python3", [join(root, "tests/clients/consumer.py")], { env });
    const { strengths, ...rest } = JSON.parse(stdout);
    expect(strengths).toEqual(Array.from({ length: 150 }, (_, n) => n % 10));
    expect(rest).toEqual({
      ...{ status: "queued", refusal: "not_found", person: deliveredTo },
      ...{ forged: false, late: false, unsigned: false, rotating: true },
    });
    // Three attempts under one key: unavailable, connection lost, accepted.
    expect(api.keys).toHaveLength(3);
    expect(new Set(api.keys).size).toBe(1);
  });

  it("copes with what networks, proxies and clocks do", async () => {
    const { stdout } = await run("python3", [join(root, "tests/clients/wrong_world.py")], { env });
    expect(JSON.parse(stdout)).toEqual({
      waits: { seconds: [7], date: [5], past: [0], unreadable: [0.5], long: [] },
      statuses: { seconds: 200, date: 200, past: 200, unreadable: 200, long: 429 },
      ...{ reads_repeated: 4, patches_sent: 1, keys: 1, posts_sent: 3 },
      pages: { rows: [0, 1, 2, 3, 4], tokens: ["Bearer a", "Bearer a", "Bearer b", "Bearer b"] },
      ...{ proxy: ["unknown", 502], no_json: ["unknown", 200], no_token: ["unknown", 200] },
      webhooks: {
        ...{ two_signatures: true, second_secret: true, unreadable_secret: true, titled: true },
        ...{ early: true, late: true, too_early: false, too_late: false },
        ...{ other_version: false, text_as_timestamp: false, no_secrets: false },
      },
    });
  });

  it("resolves every type", async () => {
    const check = `
import typing, signal_to_action.models as models
found = [one for one in vars(models).values() if typing.is_typeddict(one)]
for one in found: typing.get_type_hints(one)
print(len(found))`;
    const { stdout } = await run("python3", ["-c", check], { env });
    expect(Number(stdout)).toBeGreaterThan(20);
  });
});
