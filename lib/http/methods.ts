import { AppError } from "@/lib/errors";
import { answerError } from "./answer";
import { requestIdOf } from "./request-id";

export const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof methods)[number];
type OtherMethods<A extends Method> = Record<Exclude<Method, A> | "OPTIONS", (request: Request) => Response>;

/**
 * Responds 405 to every unsupported method of a path, with the list of supported ones, and to OPTIONS with the list.
 */
export function otherMethods<A extends Method>(...allowed: A[]): OtherMethods<A> {
  const known: readonly string[] = methods;
  const inOrder = allowed.toSorted((a, b) => known.indexOf(a) - known.indexOf(b));
  const allow = [...inOrder, ...(allowed.includes("GET" as A) ? ["HEAD"] : []), "OPTIONS"].join(", ");
  const refuse = (request: Request) =>
    answerError(
      new AppError("method_not_allowed", `${request.method} is not allowed here. Use ${allow}.`),
      requestIdOf(request),
      { Allow: allow },
    );
  const refused = methods.filter((method): method is Exclude<Method, A> => !allowed.includes(method as A));
  const list = (request: Request) =>
    new Response(null, {
      status: 204,
      headers: { Allow: allow, "X-Request-Id": requestIdOf(request) },
    });
  return Object.fromEntries([...refused.map((method) => [method, refuse]), ["OPTIONS", list]]);
}
