import { join } from "node:path";
import { launchChild } from "../launcher/child";
import { root } from "../root";

/** A tool's output, and whether it succeeded. */
export interface ToolResult {
  ok: boolean;
  output: string;
}

/**
 * Runs a tool from the repository's node_modules, given its path there, and collects its output. When the signal
 * aborts, the tool is interrupted, then killed.
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
