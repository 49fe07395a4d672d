import type { Child } from "./child";
import { patience } from "./child";
import type { Progress } from "./progress";
import type { Running, Supervised } from "./supervise";

/** A running part of the product. */
export interface Part {
  name: string;
  part: Supervised<Running>;
}

/** The engine, which can hand out no more work while others finish theirs. */
export type EnginePart = Supervised<Child>;

/** A stop that takes longer than this says what it waits for. */
const shortMs = 1_000;

/**
 * Stops the parts. The engine begins no more work; the server, while everything that it needs still runs, answers its
 * requests; then the others stop in reverse order. Empties the list.
 */
export async function stopParts(parts: Part[], progress: Progress, engine?: EnginePart): Promise<void> {
  if (engine) (await engine.running().catch(() => undefined))?.tell("pause");
  const server = parts.findIndex(({ name }) => name === "Server");
  if (server >= 0) for (const one of parts.splice(server, 1)) await stopPart(one, progress);
  for (let one = parts.pop(); one; one = parts.pop()) await stopPart(one, progress);
}

async function stopPart({ name, part }: Part, progress: Progress): Promise<void> {
  const waits = setTimeout(() => {
    progress.note(name, `finishing what is under way, for at most ${patience / 1_000} s`);
  }, shortMs);
  await part.stop().finally(() => clearTimeout(waits));
}
