const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
const nameWidth = 12;
const textWidth = 56;
const slow = 2_000;

/** How the start tells a person what it does: one aligned line a step, with the time that it took. */
export interface Progress {
  /** A line of its own, for what happened. */
  note(name: string, text: string): void;
  /** Runs a step; says that it is under way when it is slow, and what came of it. The work answers the words. */
  step<T>(name: string, work: () => Promise<[text: string, result: T]>): Promise<T>;
}

/** Progress lines to the given writer, one call a line. */
export function createProgress(write: (line: string) => void): Progress {
  const line = (name: string, text: string, time = "") =>
    write(`  ${name.padEnd(nameWidth)} ${time ? `${text.padEnd(textWidth)} ${time.padStart(7)}` : text}`);
  return {
    note: (name, text) => line(name, text),
    async step(name, work) {
      const since = Date.now();
      const patience = setTimeout(() => line(name, "under way …"), slow);
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
