import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { killIfHung } from "./liveness";

/** A child that ends when it is killed, and answers as told. */
function fakeChild(answers: boolean[]) {
  let end: (how: string) => void = () => {};
  const exited = new Promise<string>((resolve) => {
    end = resolve;
  });
  const child = { exited, kills: 0, hasEnded: false, hasExited: () => child.hasEnded, kill: () => finish() };
  const finish = () => {
    child.kills += 1;
    child.hasEnded = true;
    end("SIGKILL");
  };
  let asked = 0;
  const responds = async () => {
    const answer = answers[asked++];
    if (answer === undefined) {
      child.hasEnded = true;
      end("exit 0");
    }
    return answer ?? false;
  };
  return { child, responds };
}

describe("a server's liveness", () => {
  it.each([
    ["three misses in a row", [true, false, false, false, true], 1],
    ["misses with a response between them", [false, false, true, false, false, true], 0],
  ])("with %s", async (_, answers, kills) => {
    const { child, responds } = fakeChild(answers);
    const hung: string[] = [];
    const { signal } = new AbortController();
    await killIfHung(child, responds, { signal, onHung: () => hung.push("hung"), pauseMs: 1 });
    expect([child.kills, hung.length]).toEqual([kills, kills]);
  });

  it("kills a process that is stopped in the middle of everything", async () => {
    const real = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000); process.send('up')"], {
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    await once(real, "message");
    const exited = once(real, "exit").then(([code, signal]) => signal ?? `exit ${code}`);
    real.kill("SIGSTOP");
    const child = { exited, hasExited: () => real.exitCode !== null, kill: () => void real.kill("SIGKILL") };
    const { signal } = new AbortController();
    await killIfHung(child, async () => false, { signal, onHung: () => {}, pauseMs: 1 });
    expect(await exited).toBe("SIGKILL");
  });
});
