import { expect, it } from "vitest";
import { createProgress } from "./progress";
import { type EnginePart, stopParts } from "./stop-parts";

const progress = createProgress(() => {});

it("lets the server finish while all that it needs still runs, and the engine begins nothing more", async () => {
  const said: string[] = [];
  const part = (name: string) => ({
    name,
    part: {
      running: async () => ({
        pid: 1,
        exited: new Promise<string>(() => {}),
        hasExited: () => false,
        stop: async () => {},
        kill: () => {},
        tell: (message: string) => void said.push(`${name} ${message}`),
      }),
      renew: () => {},
      stop: async () => void said.push(name),
      kill: () => {},
    },
  });
  const engine = part("Engine");
  const parts = [part("PostgreSQL"), part("Payments"), part("Server"), engine];
  await stopParts(parts, progress, engine.part satisfies EnginePart);
  expect(said).toEqual(["Engine pause", "Server", "Engine", "Payments", "PostgreSQL"]);
  expect(parts).toEqual([]);
});
