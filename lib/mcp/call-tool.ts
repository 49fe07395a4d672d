import { type CallToolResult, ErrorCode, McpError } from "@modelcontextprotocol/sdk/types.js";
import { inScope } from "@/db/work-scope";
import { statementMsOf } from "@/lib/contracts/operation";
import { readError } from "@/lib/http/answer";
import { admitCall, type ClientGrant, clientContext } from "@/lib/http/bearer";
import type { Server } from "@/lib/http/route";
import { tools } from "./tools";

/** An admitted client's request. */
export interface Caller {
  server: Server;
  grant: ClientGrant;
  requestId: string;
  ip: string | null;
}

/**
 * Calls a tool by name. An error of the operation becomes a result with the customer API's error body, so that the
 * model can read it. Throws only if the tool does not exist: a protocol error.
 */
export async function callTool(
  { server, grant, requestId, ip }: Caller,
  name: string,
  input: Record<string, unknown>,
): Promise<CallToolResult> {
  const tool = tools.find(({ listed }) => listed.name === name);
  if (!tool) throw new McpError(ErrorCode.InvalidParams, `Tool ${JSON.stringify(name)} does not exist`);
  const { db, ports, clock, announce } = server;
  try {
    await admitCall({ db }, grant, tool.operation);
    const ctx = clientContext({ db, ports, clock, announce, requestId, ip }, grant);
    const scope = { customerId: ctx.customerId, statementMs: statementMsOf(tool.operation), requestId };
    const answer = await inScope(scope, () => tool.call(ctx, input));
    return answer ? { content: textOf(answer), structuredContent: answer } : { content: textOf({}) };
  } catch (error) {
    // Without structured content: clients validate that against the response schema, errors included.
    return { content: textOf(readError(error, requestId).body), isError: true };
  }
}

const textOf = (value: unknown): CallToolResult["content"] => [{ type: "text", text: JSON.stringify(value) }];
