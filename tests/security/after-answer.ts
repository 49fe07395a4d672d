/** Work deferred until the answer is sent; there is no server here to run it. */
import { vi } from "vitest";

const later: Promise<unknown>[] = [];
vi.mock("next/server", async (importOriginal) => ({
  ...(await importOriginal<typeof import("next/server")>()),
  after: (work: () => Promise<unknown>) => void later.push(work()),
}));

/** Resolves when all of it is done. */
export const settled = async (): Promise<void> => {
  await Promise.all(later.splice(0));
};
