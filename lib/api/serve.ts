/** Serves the tables: what a catch-all route file under `app/api` exports. */
import * as modules from "@/lib/contracts/api-modules";
import { isOperation } from "@/lib/contracts/catalogue";
import type { Operation } from "@/lib/contracts/operation";
import type { createRoute, Handler } from "@/lib/http/route";
import { createRouter } from "@/lib/http/router";
import { tables } from "./tables";

/** An operation and what answers it. */
interface Answered {
  operation: Operation;
  answer: Handler<Operation>;
}

/** Every operation of the tables; their type is what pairs an operation with its handler. */
export const answered: readonly Answered[] = Object.entries<object>(modules).flatMap(([module, exported]) =>
  Object.entries(exported).flatMap(([name, operation]: [string, unknown]) => {
    if (!isOperation(operation)) return [];
    // The type of `tables` pairs each handler with its operation, which an index by name cannot express.
    const table = tables[module as keyof typeof tables] as object as Record<string, Handler<Operation>>;
    const answer = table[name];
    return answer ? [{ operation, answer }] : [];
  }),
);

const areas = ["v1", "me", "admin", "public"] as const;
/** Where an operation is served: by its address, or with the few whose address has no area. */
type Area = (typeof areas)[number] | "other";

const areaOf = ({ path }: Operation): Area => areas.find((area) => path.split("/")[2] === area) ?? "other";

/** The handlers of all operations of an area, by method. */
export const serve = (route: ReturnType<typeof createRoute>, area: Area) =>
  createRouter(
    answered
      .filter(({ operation }) => areaOf(operation) === area)
      .map(({ operation, answer }) => {
        const handle = route(operation, answer);
        const { path, method } = operation;
        return {
          path,
          method,
          handle: (request, params) => handle(request, { params: Promise.resolve(params) }),
        };
      }),
  );
