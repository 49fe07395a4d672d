/** Finds the handler of a request by its path and method, and answers for the paths and methods that have none. */
import { notFound } from "@/lib/errors";
import { groupBy } from "@/lib/group-by";
import { answerError } from "./answer";
import { createTemplateFinder, wordsOf } from "./front-door/route-templates";
import { type Method, methods, otherMethods } from "./methods";
import { requestIdOf } from "./request-id";

/** Gets the values of the path's parameters, decoded. */
type PathHandler = (request: Request, params: Record<string, string>) => Promise<Response>;

export interface Route {
  /** Parameters in braces: `/api/me/sources/{id}`. */
  path: string;
  method: Method;
  handle: PathHandler;
}

type Respond = (request: Request) => Response | Promise<Response>;

/**
 * One function per method, for a catch-all route file. An unknown path is 404; a known one with another method is 405
 * with the list of its methods, and OPTIONS gets that list.
 */
export function createRouter(routes: readonly Route[]): Record<Method | "OPTIONS", Respond> {
  const byPath = groupBy(routes, ({ path }) => path);
  const pathOf = createTemplateFinder([...byPath.keys()]);
  const answers = new Map(
    [...byPath].map(([path, here]): [string, Record<string, PathHandler | Respond>] => [
      path,
      {
        ...otherMethods(...here.map(({ method }) => method)),
        ...Object.fromEntries(here.map(({ method, handle }) => [method, handle])),
      },
    ]),
  );
  const respond: Respond = (request) => {
    const { pathname } = new URL(request.url);
    const path = pathOf(pathname) ?? "";
    // HEAD is the platform's: it sends a GET and drops the body.
    const answer = answers.get(path)?.[request.method === "HEAD" ? "GET" : request.method];
    if (!answer) return answerError(notFound("path"), requestIdOf(request));
    return answer(request, paramsOf(path, pathname));
  };
  return Object.fromEntries([...methods, "OPTIONS"].map((method) => [method, respond])) as Record<
    Method | "OPTIONS",
    Respond
  >;
}

function paramsOf(path: string, pathname: string): Record<string, string> {
  const sent = wordsOf(pathname);
  const named = wordsOf(path).map((word, at) => [word, decoded(sent[at] ?? "")] as const);
  return Object.fromEntries(
    named.flatMap(([word, value]) => (word.startsWith("{") ? [[word.slice(1, -1), value]] : [])),
  );
}

/** What cannot be decoded stays as it is and names nothing. */
function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}
