/** The server context for routes, in a test's own world. */
import type { Server } from "@/lib/http/route";
import type { TestWorld } from "./context";

export const serverOf = ({ ctx, announced }: TestWorld): Server => ({
  db: ctx.db,
  ports: ctx.ports,
  clock: ctx.clock,
  secret: "a secret of tests that is long enough",
  appUrl: ctx.ports.appUrl,
  trustedProxies: 1,
  announce: (events) => void announced.push(...events),
});
