import type { Tool as ListedTool } from "@modelcontextprotocol/sdk/types.js";
import type { BearerOperation } from "@/lib/http/bearer";
import type { ClientContext } from "@/lib/http/contexts";
import { type Handler, WithStatus } from "@/lib/http/route";
import { readArguments } from "./read-arguments";
import { answerSchema, argumentsOf } from "./tool-schemas";

/** An operation of the customer API as a tool. */
export interface Tool {
  operation: BearerOperation;
  /** As listed by `tools/list`. */
  listed: ListedTool;
  /** Returns the operation's response, or undefined if it has none. Throws the operation's errors. */
  call(ctx: ClientContext, input: Record<string, unknown>): Promise<Record<string, unknown> | undefined>;
}

/** Creates a tool from an operation, with its name, schemas and hints. */
export function createTool(operation: BearerOperation, answer: Handler<BearerOperation>): Tool {
  const { note, isIdempotent, values = {} } = operation.agents ?? {};
  const taken = argumentsOf(operation, values);
  const title = titleOf(operation.id);
  const outputSchema = answerSchema(operation);
  const { id, method, summary } = operation;
  return {
    operation,
    listed: {
      name: id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      title,
      description: [`${summary}.`, note].filter(Boolean).join(" "),
      inputSchema: taken.schema,
      ...(outputSchema && { outputSchema }),
      annotations: {
        title,
        readOnlyHint: method === "GET",
        destructiveHint: method === "PATCH" || method === "DELETE",
        idempotentHint: isIdempotent ?? method !== "POST",
      },
    },
    call: async (ctx, input) => {
      const result = await answer(ctx, readArguments(ctx, operation, taken, input));
      const body = result instanceof WithStatus ? result.body : result;
      // A schema, if present, is always an object's.
      return outputSchema ? (operation.response.parse(body) as Record<string, unknown>) : undefined;
    },
  };
}

/** The name for people: `startAccountReport` is "Start account report". */
const titleOf = (id: string): string =>
  id
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/\bicp\b/, "ICP")
    .replace(/^[a-z]/, (letter) => letter.toUpperCase());
