/** The tools: the operations of the customer API, with the verbs that answer them there. */
import { customerApi } from "@/lib/api/v1/customer-api";
import type { Operation } from "@/lib/contracts/operation";
import type { BearerOperation } from "@/lib/http/bearer";
import type { Handler } from "@/lib/http/route";
import { createTool, type Tool } from "./tool";

/** Whether an agent has use for it: what only says whose the token is, is for platforms that keep connections. */
const isForAgents = (operation: Operation): operation is BearerOperation =>
  operation.auth.kind === "bearer" && operation.auth.scope !== null;

/** An operation's tool, and the same under its other names. */
function toolsOf(operation: BearerOperation, answer: Handler<BearerOperation>): Tool[] {
  const tool = createTool(operation, answer);
  const { listed } = tool;
  const aliases = operation.agents?.aliases ?? [];
  const description = `The same as ${listed.name}. ${listed.description ?? ""}`;
  return [tool, ...aliases.map((name) => ({ ...tool, listed: { ...listed, name, description } }))];
}

export const tools: readonly Tool[] = customerApi.flatMap(({ operation, answer }) =>
  isForAgents(operation) ? toolsOf(operation, answer) : [],
);
