import { Writable } from "node:stream";
import { expect, it } from "vitest";
import { inScope, workFor } from "@/db/work-scope";
import { createLog } from "./log";

function collect() {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write: (chunk, _, done) => {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  return { lines, log: createLog("info", stream) };
}

it("names the request and the workspace, once it is known", async () => {
  const { lines, log } = collect();
  log.info("outside");
  await inScope({ customerId: null, statementMs: null, requestId: "r1" }, async () => {
    log.info("before");
    workFor("c1");
    log.info("after");
  });
  const facts = lines.map(({ msg, requestId, customerId, runId }) => ({ msg, requestId, customerId, runId }));
  expect(facts).toEqual([
    { msg: "outside" },
    { msg: "before", requestId: "r1" },
    { msg: "after", requestId: "r1", customerId: "c1" },
  ]);
});

it("names the run of durable work", async () => {
  const { lines, log } = collect();
  await inScope({ customerId: "c1", statementMs: null, runId: "run1" }, async () =>
    log.warn({ step: "s" }, "late"),
  );
  expect(lines).toMatchObject([{ level: "warn", msg: "late", runId: "run1", customerId: "c1", step: "s" }]);
});
