/** Each failed attempt is one line of the log: the SDK's, the function's and the engine's together. */
import { Writable } from "node:stream";
import { NonRetriableError } from "inngest";
import { expect, it, onTestFinished } from "vitest";
import { createLog } from "@/lib/log";
import { createWorld } from "@/packages/inngest-engine/testing/world";

async function open() {
  const lines: { level: string; msg: string; err?: { message: string } }[] = [];
  const stream = new Writable({
    write: (chunk, _, done) => {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const world = await createWorld(
    (client) => [
      client.createFunction({ id: "step", retries: 1, triggers: { event: "step" } }, ({ step }) =>
        step.run("fails", () => {
          throw new Error("the step failed");
        }),
      ),
      client.createFunction({ id: "final", triggers: { event: "final" } }, ({ step }) =>
        step.run("fails", () => {
          throw new NonRetriableError("the step failed for good");
        }),
      ),
      client.createFunction({ id: "whole", retries: 1, triggers: { event: "whole" } }, () => {
        throw new Error("the function failed");
      }),
    ],
    {},
    undefined,
    createLog("warn", stream),
  );
  onTestFinished(() => world.close());
  const read = () => [
    ...lines.map(({ msg, err }) => `${msg}: ${err?.message}`),
    ...world.logged
      .filter(({ level }) => level === "warn" || level === "error")
      .map(({ message }) => message),
  ];
  return { world, read };
}

it.each([
  ["step", ["Inngest step error: the step failed", "Inngest step error: the step failed"]],
  ["final", ["Inngest step error: the step failed for good"]],
  ["whole", ["Inngest function error: the function failed", "Inngest function error: the function failed"]],
])("of a failing %s, with one more when its run gives up", async (name, attempts) => {
  const { world, read } = await open();
  await world.client.send({ name });
  await world.finished(name);
  expect(read()).toEqual([...attempts, "engine: a run failed"]);
});
