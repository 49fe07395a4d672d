/** Serves answered operations: what a catch-all route file under `app/api` exports. */

import type { createRoute } from "@/lib/http/route";
import { createRouter } from "@/lib/http/router";
import type { Answered } from "./answers";

/** The handlers of the operations, by method. */
export const serve = (route: ReturnType<typeof createRoute>, answered: readonly Answered[]) =>
  createRouter(
    answered.map(({ operation, answer }) => {
      const handle = route(operation, answer);
      const { path, method } = operation;
      return {
        path,
        method,
        handle: (request, params) => handle(request, { params: Promise.resolve(params) }),
      };
    }),
  );

const areas = ["me", "admin", "public"] as const;

/** The operations of one area of the API, or those whose address has none. */
export const inArea = (answered: readonly Answered[], area: (typeof areas)[number] | "none"): Answered[] =>
  answered.filter(
    ({ operation }) => (areas.find((one) => one === operation.path.split("/")[2]) ?? "none") === area,
  );
