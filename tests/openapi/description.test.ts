/** The API description against its sources: the contracts, the route files and the OpenAPI rules. */
import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { operations } from "@/lib/contracts/catalogue";
import { operationsIn } from "@/lib/contracts/operation";
import * as protocolModules from "@/lib/contracts/protocol-modules";
import { WebhookPayload } from "@/lib/contracts/webhook-payload";
import { describeApi } from "@/lib/http/openapi/describe";
import type { DocumentedOperation, JsonSchema, MediaType } from "@/lib/http/openapi/document";
import { webhookPayloadSchema } from "@/lib/http/openapi/webhooks";

const root = fileURLToPath(new URL("../../", import.meta.url));
const description = await describeApi("https://signals.example");
const described = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    operation,
  })),
);
const namesOf = (all: readonly { method: string; path: string }[]) =>
  all.map(({ method, path }) => `${method} ${path}`).sort();

/** Served, but described elsewhere or not at all. */
const beside = ["auth/[...nextauth]", "dev/mailbox", "inngest", "mcp", "metrics", "payments/webhook"];
/** What serves the tables of `lib/api`, whose types match the contracts. */
const ofTables = ["[[...path]]", "admin/[...path]", "me/[[...path]]", "public/[...path]", "v1/[...path]"];

it("lists the methods of every other route file of the API", () => {
  const folders = readdirSync(join(root, "app/api"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.split(sep).at(-1) === "route.ts")
    .map((file) => file.split(sep).slice(0, -1).join("/"))
    .filter((folder) => !beside.includes(folder) && !ofTables.includes(folder));
  const served = folders.flatMap((folder) => {
    const text = readFileSync(join(root, "app/api", folder, "route.ts"), "utf8");
    const methods = [...text.matchAll(/^export (?:const|async function|function) ([A-Z]+)\b/gm)];
    return methods.map(([, method]) => `${method} /api/${folder}`);
  });
  const promised = Object.values<object>(protocolModules)
    .flatMap(operationsIn)
    .map(([, operation]) => operation);
  expect(served.sort()).toEqual(namesOf(promised).filter((name) => name.includes(" /api/")));
});

describe("the description", () => {
  it("describes every operation, with the version of the package", () => {
    expect(described.map(({ name }) => name).sort()).toEqual(namesOf(operations));
    const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    expect(description.info.version).toBe(version);
  });

  it("has no linter errors or warnings", async () => {
    const folder = mkdtempSync(join(tmpdir(), "openapi-"));
    try {
      const file = join(folder, "openapi.json");
      writeFileSync(file, JSON.stringify(description));
      const lint = await promisify(execFile)(
        process.execPath,
        [
          join(root, "node_modules/@redocly/cli/bin/cli.js"),
          "lint",
          `--config=${join(root, "redocly.yaml")}`,
          "--format=json",
          file,
        ],
        { env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" } },
      ).catch((error: { stdout: string }) => error);
      const report = JSON.parse(lint.stdout.slice(lint.stdout.indexOf("{")));
      expect(report.problems).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 120_000);

  const leadsOn = ({ responses }: DocumentedOperation) => "302" in responses;
  it.each(
    described.filter(({ name, operation }) => !name.startsWith("GET /api/health") && !leadsOn(operation)),
  )("$name documents its refusals", ({ operation }) => {
    const statuses = Object.keys(operation.responses).map(Number);
    expect(statuses.some((status) => status >= 400 && status < 500)).toBe(true);
    expect(statuses).toContain(500);
  });

  /** Every object in the description, at any depth. */
  const objects = (node: unknown): JsonSchema[] =>
    typeof node === "object" && node !== null ? [node, ...Object.values(node).flatMap(objects)] : [];

  it("describes what may be null by one type with two values", () => {
    const isNull = (one: JsonSchema | undefined) => one?.type === "null";
    const apart = objects(description).flatMap(({ anyOf }) => (isNull(anyOf?.[1]) ? [anyOf?.[0]] : []));
    expect(apart.filter((one) => Object.keys(one ?? {}).join() === "type")).toEqual([]);
    expect(objects(description).some(({ type }) => String(type) === "string,null")).toBe(true);
  });

  it("states no bounds that every JSON number has", () => {
    const unbounded = objects(description).filter(
      ({ minimum, type }) => type === "integer" && minimum === undefined,
    );
    expect(unbounded.length).toBeGreaterThan(0);
    expect(unbounded.filter(({ maximum }) => maximum !== undefined)).toEqual([]);
  });

  it("presents digit strings as bounded integers with their default", () => {
    const limit = description.paths["/api/v1/signals"]?.get?.parameters.find(
      (parameter) => "name" in parameter && parameter.name === "limit",
    );
    expect(limit).toMatchObject({ schema: { type: "integer", minimum: 1, maximum: 100, default: 25 } });
  });

  it.each(described)("$name says who may call it", ({ operation }) => {
    expect(operation.description).toMatch(/^[A-Z].*\.$/);
    const [scope] = operation.security.flatMap(({ oauth2 }) => oauth2 ?? []);
    if (scope) expect(operation.description).toContain(`\`${scope}\``);
    if (operation["x-roles"]?.length === 1) expect(operation.description).toMatch(/admins|operators/);
  });

  it.each(described)("$name explains each of its parameters", ({ operation }) => {
    for (const one of operation.parameters) {
      if ("name" in one) expect(one.description, one.name).toMatch(/^[A-Z`].+\.$/);
    }
  });

  /** Sorting and periods differ from list to list. */
  const shared = new Set(["limit", "offset", "period", "days", "sortBy", "sortDir"]);
  it("shares a parameter's description only where the values are the same kind", () => {
    const values = new Map<string, Set<string>>();
    for (const one of described.flatMap(({ operation }) => operation.parameters)) {
      if (!("name" in one) || one.in !== "query" || shared.has(one.name)) continue;
      const { enum: named, type, format } = one.schema;
      const kinds = values.get(`${one.name}: ${one.description}`) ?? new Set();
      values.set(`${one.name}: ${one.description}`, kinds.add(JSON.stringify([named, type, format])));
    }
    expect([...values].filter(([, kinds]) => kinds.size > 1).map(([name]) => name)).toEqual([]);
  });
});

describe("examples", () => {
  const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));
  const { components } = description;
  const check = (schema: JsonSchema) => ajv.compile({ ...schema, components });

  const mediaOf = (operation: DocumentedOperation): MediaType[] => [
    ...Object.values(operation.requestBody?.content ?? {}),
    ...Object.values(operation.responses).flatMap((response) =>
      "content" in response ? Object.values(response.content ?? {}) : [],
    ),
  ];

  it.each(described)("$name has valid examples", ({ operation }) => {
    for (const { schema, example, examples = {} } of mediaOf(operation)) {
      const validate = check(schema);
      const all = example === undefined ? Object.values(examples).map(({ value }) => value) : [example];
      for (const one of all) expect(validate(one) ? [] : validate.errors).toEqual([]);
    }
  });

  it("that are sent also match the contracts", () => {
    for (const operation of operations) {
      const documented = description.paths[operation.path]?.[operation.method.toLowerCase()];
      for (const { example } of Object.values(documented?.requestBody?.content ?? {})) {
        expect(operation.body.safeParse(example).error, operation.id).toBeUndefined();
      }
    }
  });

  it("of a delivery match the published schema and the contract", () => {
    const media = description.webhooks.signal?.post.requestBody.content["application/json"];
    const validate = ajv.compile(webhookPayloadSchema("https://signals.example/schema.json"));
    expect(validate(media?.example) ? [] : validate.errors).toEqual([]);
    expect(WebhookPayload.safeParse(media?.example).error).toBeUndefined();
    expect(validate({ ...(media?.example as object), strength: 11 })).toBe(false);
  });
});
