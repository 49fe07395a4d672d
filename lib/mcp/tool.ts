import type { Tool as ListedTool } from "@modelcontextprotocol/sdk/types.js";
import type { z } from "zod";
import type { BearerOperation } from "@/lib/http/bearer";
import type { ClientContext } from "@/lib/http/contexts";
import type { Input } from "@/lib/http/route";
import { readArguments } from "./read-arguments";
import { answerSchema, argumentsOf, type Values } from "./tool-schemas";

/** An operation of the customer API as a tool. */
export interface Tool {
  operation: BearerOperation;
  /** As listed by `tools/list`. */
  listed: ListedTool;
  /** Returns the operation's response, or undefined if it has none. Throws the operation's errors. */
  call(ctx: ClientContext, given: Record<string, unknown>): Promise<Record<string, unknown> | undefined>;
}

interface About {
  /** What an agent must know beyond the operation's summary. */
  note?: string;
  /** Whether a second call has no further effect; by default, this depends on the HTTP method. */
  isIdempotent?: boolean;
  /** The values of arguments that the customer API takes as any text. */
  values?: Values;
}

type Handler<O extends BearerOperation> = (
  ctx: ClientContext,
  input: Input<O>,
) => Promise<z.input<O["response"]>> | Promise<void>;

/** Creates a tool from an operation, with its name, schemas and hints. */
export function tool<O extends BearerOperation>(operation: O, about: About, handle: Handler<O>): Tool {
  const taken = argumentsOf(operation, about.values ?? {});
  const title = titleOf(operation.id);
  const outputSchema = answerSchema(operation);
  const { id, method, summary } = operation;
  return {
    operation,
    listed: {
      name: id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      title,
      description: [`${summary}.`, about.note].filter(Boolean).join(" "),
      inputSchema: taken.schema,
      ...(outputSchema && { outputSchema }),
      annotations: {
        title,
        readOnlyHint: method === "GET",
        destructiveHint: method === "PATCH" || method === "DELETE",
        idempotentHint: about.isIdempotent ?? method !== "POST",
      },
    },
    call: async (ctx, given) => {
      const result = await handle(ctx, readArguments(ctx, operation, taken, given));
      // A schema, if present, is always an object's.
      return outputSchema ? (operation.response.parse(result) as Record<string, unknown>) : undefined;
    },
  };
}

/** The name for people: `startAccountReport` is "Start account report". */
const titleOf = (id: string): string =>
  id
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/\bicp\b/, "ICP")
    .replace(/^[a-z]/, (letter) => letter.toUpperCase());
