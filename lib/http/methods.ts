import { AppError } from "@/lib/errors";
import { answerError } from "./answer";
import { requestIdOf } from "./request-id";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof methods)[number];
type Refusals<A extends Method> = Record<Exclude<Method, A>, (request: Request) => Response>;

/** Responds 405 to every unsupported method of a path, with the list of supported ones. */
export function otherMethods<A extends Method>(...allowed: A[]): Refusals<A> {
  const allow = allowed.includes("GET" as A) ? ["HEAD", ...allowed].join(", ") : allowed.join(", ");
  const refuse = (request: Request) =>
    answerError(
      new AppError("method_not_allowed", `${request.method} is not allowed here. Use ${allow}.`),
      requestIdOf(request),
      { Allow: allow },
    );
  const refused = methods.filter((method): method is Exclude<Method, A> => !allowed.includes(method as A));
  return Object.fromEntries(refused.map((method) => [method, refuse])) as Refusals<A>;
}
