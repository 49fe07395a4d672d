import { afterAll, beforeAll } from "vitest";
import { settled } from "./after-answer";
import { openPortal, type Portal } from "./portal";

/** Opens a portal for the tests of a file, and closes it when the work that its answers left behind is done. */
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
