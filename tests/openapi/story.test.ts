/** The examples of the customer API: what the API answers, and one story. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { describeApi } from "@/lib/http/openapi/describe";
import type { DocumentedOperation, Parameter } from "@/lib/http/openapi/document";
import { makeStory, storyFile } from "@/scripts/openapi/story";

const description = await describeApi("https://signals.example");
const operationOf = (id: string): DocumentedOperation => {
  const all = Object.values(description.paths).flatMap((methods) => Object.values(methods));
  const found = all.find(({ operationId }) => operationId === id);
  if (!found) throw new Error(`No operation ${id}`);
  return found;
};
// The examples are JSON of any shape.
// biome-ignore lint/suspicious/noExplicitAny: see above
const exampleOf = (id: string, status = 200): any => {
  const response = operationOf(id).responses[status];
  return response && "content" in response ? response.content?.["application/json"]?.example : undefined;
};
const sentTo = (id: string): Record<string, unknown> =>
  Object(operationOf(id).requestBody?.content["application/json"]?.example);
const parameterOf = (id: string, name: string): unknown =>
  operationOf(id).parameters.find((one): one is Parameter => "name" in one && one.name === name)?.example;

it("is what the API answers, as stored by `npm run client`", async () => {
  expect(JSON.parse(readFileSync(storyFile, "utf8"))).toEqual(JSON.parse(JSON.stringify(await makeStory())));
});

it("covers every read and every start of the customer API", () => {
  const inV1 = Object.entries(description.paths).filter(([path]) => path.startsWith("/api/v1/"));
  const all = inV1.flatMap(([, methods]) => Object.entries(methods));
  const covered = all.filter(
    ([method, { operationId }]) => method === "get" || operationId.startsWith("start"),
  );
  expect(covered.length).toBeGreaterThan(10);
  for (const [, { operationId }] of covered) expect(exampleOf(operationId), operationId).toBeDefined();
});

describe("the story", () => {
  const [first] = exampleOf("listSignals").data;

  it("reads the signal that it listed, and delivers it", () => {
    expect(parameterOf("getSignal", "id")).toBe(first.id);
    expect(exampleOf("getSignal").data).toEqual(first);
    const delivery = description.webhooks.signal?.post.requestBody.content["application/json"]?.example;
    expect(delivery).toMatchObject({
      signalId: first.id,
      personName: first.person.name,
      whyItMatters: first.whyItMatters,
      signalDetailUrl: `https://signals.example/signals/${first.id}`,
      occurredAt: (delivery as { engagement: { at: string } }).engagement.at,
    });
  });

  it("lists what it filtered by", () => {
    for (const { type, strength } of exampleOf("listSignals").data) {
      expect(type).toBe(parameterOf("listSignals", "type"));
      expect(strength).toBeGreaterThanOrEqual(Number(parameterOf("listSignals", "minStrength")));
    }
  });

  it("starts the reports that it reads, first queued and then from the last 30 days", () => {
    for (const [start, read] of [
      ["startAccountReport", "getAccountReport"],
      ["startPersonReport", "getPersonReport"],
    ] as const) {
      const { id, slug } = exampleOf(read).data;
      expect(parameterOf(read, "id")).toBe(id);
      expect(exampleOf(start)).toMatchObject({ id, slug, status: "ready", cached: true });
      expect(exampleOf(start, 202)).toMatchObject({ id, slug, status: "queued", cached: false });
    }
    expect(sentTo("startPersonReport")).toMatchObject({
      sourceCompanyReportId: exampleOf("getAccountReport").data.id,
    });
  });

  it("adds the destination that was sent", () => {
    const { destinationType, name, routing } = sentTo("createDestination");
    expect(exampleOf("createDestination", 201).data).toMatchObject({ type: destinationType, name, routing });
  });
});
