const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
const nameWidth = 12;
const textWidth = 56;
const slow = 2_000;

/** Reports the progress of a start: one aligned line per step, with its duration. */
export interface Progress {
  /** A separate line for an event. */
  note(name: string, text: string): void;
  /** Runs a step. Prints that it is running if it is slow, and its result. `work` returns the text to print. */
  step<T>(name: string, work: () => Promise<[text: string, result: T]>): Promise<T>;
}

/**
 * Writes progress lines to the given writer, one line per call. What is still running goes to `writeRunning`: a
 * terminal replaces it with the result.
 */
export function createProgress(
  write: (line: string) => void,
  writeRunning: (line: string) => unknown = write,
): Progress {
  const line = (name: string, text: string, time = "", to: (line: string) => unknown = write) =>
    to(`  ${name.padEnd(nameWidth)} ${time ? `${text.padEnd(textWidth)} ${time.padStart(7)}` : text}`);
  return {
    note: (name, text) => line(name, text),
    async step(name, work) {
      const since = Date.now();
      const patience = setTimeout(() => line(name, "running …", "", writeRunning), slow);
      try {
        const [text, result] = await work();
        line(name, text, seconds(since));
        return result;
      } finally {
        clearTimeout(patience);
      }
    },
  };
}

/** Reports to a log instead, for a service whose output is collected. */
export function createLoggedProgress(
  write: (facts: Record<string, unknown>, text: string) => void,
): Progress {
  return {
    note: (name, text) => write({ step: name }, text),
    async step(name, work) {
      const since = Date.now();
      const [text, result] = await work();
      write({ step: name, ms: Date.now() - since }, text);
      return result;
    },
  };
}
