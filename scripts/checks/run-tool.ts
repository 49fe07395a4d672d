import { join } from "node:path";
import { launchChild } from "../launcher/child";
import { root } from "../root";

/** What a tool said, and whether it was content. */
export interface ToolResult {
  ok: boolean;
  output: string;
}

/**
 * Runs a tool of the repository's node_modules, named by its path there, and gathers what it prints.
 * When the signal aborts it is asked to end, then made to.
 */
export async function runTool(
  tool: string,
  args: string[],
  signal: AbortSignal,
  env: Record<string, string> = {},
): Promise<ToolResult> {
  signal.throwIfAborted();
  const lines: string[] = [];
  const environment = {
    ...process.env,
    NO_COLOR: "1",
    FORCE_COLOR: "0",
    NEXT_TELEMETRY_DISABLED: "1",
    ...env,
  };
  const child = launchChild([join(root, "node_modules", tool), ...args], environment, (line) => {
    lines.push(line);
  });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped = child.stop("SIGINT");
  };
  signal.addEventListener("abort", stop, { once: true });
  const how = await child.exited;
  signal.removeEventListener("abort", stop);
  await stopped;
  signal.throwIfAborted();
  return { ok: how === "exit 0", output: [...lines, ...(how === "exit 0" ? [] : [how])].join("\n") };
}
