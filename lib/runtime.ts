/** The dependencies of this process, opened once on first use, so that building the product opens nothing. */
import { type Compute, createCompute } from "@/lib/compute/compute";
import { startThread } from "@/lib/compute/thread";
import { openPorts, type Ports } from "@/lib/ports";
import { openProcess, type Process } from "@/lib/process";

export interface Runtime extends Process {
  ports: Ports;
  compute: Compute;
}

/** Stored globally: a development server reloads modules and must not open a new pool each time. */
const kept = globalThis as { signalRuntime?: Runtime };

export function runtime(): Runtime {
  kept.signalRuntime ??= open();
  return kept.signalRuntime;
}

function open(): Runtime {
  const opened = openProcess();
  return { ...opened, ports: openPorts(opened.env, opened.db), compute: createCompute(startThread) };
}
