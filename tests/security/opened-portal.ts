import { afterAll, beforeAll } from "vitest";
import { settled } from "./after-answer";
import { openPortal, type Portal } from "./portal";

/** Opens a portal for the tests in a file, and closes it after all deferred work is done. */
export function withOpenPortal(take: (portal: Portal) => void): void {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal();
    take(portal);
  });
  afterAll(async () => {
    await settled();
    await portal.close();
  });
}
