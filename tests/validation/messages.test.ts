/** What every operation and tool says about wrong input: plain sentences about the right field. */
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { destinationTypes } from "@/db/vocabulary";
import { operations } from "@/lib/contracts/catalogue";
import { destinationConfigs } from "@/lib/contracts/destination-config";
import { readsBody } from "@/lib/contracts/operation";
import { destinationAdapters } from "@/lib/destinations/registry";
import { AppError } from "@/lib/errors";
import type { ClientContext } from "@/lib/http/contexts";
import { parseInput, parseParams } from "@/lib/http/parse";
import { readArguments } from "@/lib/mcp/read-arguments";
import { argumentsOf } from "@/lib/mcp/tool-schemas";
import { tools } from "@/lib/mcp/tools";
import { validationError } from "@/lib/validation-error";
import { namesIn, type Wrong, wrongInputs, wrongTexts } from "./wrong-input";

/** The parser's words and type names, and a message that does not say what is wrong. */
const jargon = new RegExp(
  [
    "Invalid|[Ee]xpected|[Rr]eceived|undefined|\\bnull|NaN|\\bunion\\b|regex|pattern|[Uu]nrecognized",
    "Too (big|small)|discriminator|zod|\\b(string|boolean|integer|schema|array|enum)\\b|\\[object",
    "is not valid|^$",
  ].join("|"),
);
/** Pairs of fields whose problem is reported at the other one. */
const partners: Record<string, string> = {
  minEmployees: "maxEmployees",
  "config.apiKeyHeader": "config.apiKey",
};

/** What is wrong with a refusal; empty if it reads well. */
function problemsOf({ code, message, details }: AppError): string[] {
  const first = details[0];
  return [
    ...details.filter((one) => jargon.test(one.message)).map((one) => `${one.path}: ${one.message}`),
    ...(code === "validation_error" && first ? [] : [`no details: ${message}`]),
    ...(first && message.startsWith(first.path || message) && /^\S.* .*[^.]\.$/s.test(message)
      ? []
      : [message]),
  ];
}

const refusalOf = (run: () => unknown): AppError | null => {
  try {
    run();
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
};

/** Each wrong input that a schema accepts is none; the others are refused in plain words, at the field. */
function judge(
  schema: z.ZodType,
  under: string[] = [],
  described = schema,
): { refused: Set<string>; problems: string[] } {
  const { example, wrong } = wrongInputs(described);
  expect(schema.safeParse(example).error, "the example is valid").toBeUndefined();
  const refused = new Set<string>();
  const problems = wrong.flatMap((one) => {
    const { error } = schema.safeParse(one.input);
    if (!error) return [];
    const at = [...under, ...one.path].join(".");
    refused.add(at);
    const refusal = validationError(error, under);
    const isElsewhere =
      schema.safeParse(one.base).success &&
      !refusal.details.some(({ path }) => isAt(path, at) || (one.isRemoved && path === ""));
    const where = isElsewhere ? [`reported at ${refusal.details.map(({ path }) => path).join()}`] : [];
    return [...problemsOf(refusal), ...where].map((problem) => `${at} = ${shown(one)}: ${problem}`);
  });
  return { refused, problems };
}

const isAt = (path: string, at: string) =>
  at === "" || path === at || path.startsWith(`${at}.`) || path === partners[at];
const shown = ({ input }: Wrong) => JSON.stringify(input).slice(0, 200);

describe("wrong bodies", () => {
  it.each(operations.filter(readsBody).map((operation) => [operation.id, operation] as const))(
    "%s refuses them in plain words, at the field",
    (_, { body }) => {
      const { refused, problems } = judge(body);
      expect(problems).toEqual([]);
      expect(refused.size).toBeGreaterThan(0);
    },
  );

  const adapters = destinationAdapters({
    ...{ allowPrivate: false, chatWebhookHost: "chat.example", notesApiUrl: "https://notes.example" },
    spreadsheet: { account: null, takeWriteSlot: async () => ({ ok: true as const }) },
  });
  it.each(destinationTypes)("settings of the kind %s, too, with a message per field", (type) => {
    const { config } = adapters.adapterOf(type);
    const { refused, problems } = judge(config, ["config"], destinationConfigs[type]);
    expect(problems).toEqual([]);
    expect(refused.size).toBeGreaterThan(1);
    const { error } = config.safeParse({ url: "hooks", webhookUrl: "hooks" });
    const paths = error ? validationError(error).details.map(({ path }) => path) : [];
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe("wrong parameters", () => {
  const withQuery = operations.filter(({ query }) => namesIn(query).length > 0);
  it.each(withQuery.map((operation) => [operation.id, operation] as const))(
    "%s refuses them in plain words, at the parameter",
    (_, { query }) => {
      const required = Object.fromEntries(namesIn(query).map((name) => [name, "x"]));
      const base = query.safeParse({}).success ? {} : required;
      const problems = namesIn(query).flatMap((name) =>
        wrongTexts.flatMap((text) => {
          const refusal = refusalOf(() => parseInput(query, { ...base, [name]: text }));
          if (!refusal || base === required) return refusal ? problemsOf(refusal) : [];
          const isElsewhere = refusal.details.some(({ path }) => path !== name);
          return [...problemsOf(refusal), ...(isElsewhere ? [`${name} is reported elsewhere`] : [])];
        }),
      );
      expect(problems).toEqual([]);
    },
  );

  it("in a path name nothing that exists", () => {
    const withPath = operations.filter(({ params }) => namesIn(params).length > 0);
    expect(withPath.length).toBeGreaterThan(20);
    for (const { id, params } of withPath) {
      for (const text of wrongTexts) {
        const given = Object.fromEntries(namesIn(params).map((name) => [name, text]));
        const refusal = refusalOf(() => parseParams(params, given));
        if (refusal)
          expect(refusal, id).toMatchObject({ code: "not_found", message: "This resource does not exist." });
      }
    }
  });
});

describe("wrong arguments of a tool", () => {
  // Arguments are read before anything else of the context matters.
  const ctx = { lifecycle: "active" } as ClientContext;

  it.each(tools.map((tool) => [tool.listed.name, tool.operation] as const))(
    "%s refuses them in plain words",
    (name, operation) => {
      const taken = argumentsOf(operation, name === "list_signals" ? { type: ["A", "B"] } : {});
      const { properties, required } = taken.schema;
      const rows = Object.fromEntries(
        taken.params.map((param) => [param, "01957a3c-5f00-7a2b-8c4d-3e5f6a7b8c9d"]),
      );
      const body = readsBody(operation) ? wrongInputs(operation.body) : null;
      const base = { ...rows, ...Object(body?.example) };
      const read = (input: object) => refusalOf(() => readArguments(ctx, operation, taken, { ...input }));
      expect(read(base)).toBeNull();
      const given = [
        ...(body?.wrong ?? []).flatMap(({ path, input }) =>
          path.length > 0 ? [{ ...rows, ...Object(input) }] : [],
        ),
        ...taken.query.flatMap((argument) =>
          [...wrongTexts, null, true, -1, 1.5, 1e12, [], {}].map((value) => ({ ...base, [argument]: value })),
        ),
        { ...base, surprise: 1 },
      ];
      const refusals = given.map(read).filter((one) => one !== null);
      expect(refusals.flatMap(problemsOf)).toEqual([]);
      expect(refusals.length).toBeGreaterThan(0);
      for (const argument of required) {
        const { [argument]: _, ...without } = base;
        expect(read(without), argument).toMatchObject({ message: `${argument} is required.` });
        expect(properties).toHaveProperty(argument);
      }
    },
  );
});
