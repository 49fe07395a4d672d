/** Finds what is wrong with an answer, whatever the request. */
import type { Operation } from "@/lib/contracts/operation";
import { requireDocumented } from "@/tests/openapi/require-documented";

export interface Asked {
  operation: Operation;
  /** Everything that was sent, as text: an answer may repeat what its caller sent. */
  sent: string;
  headers: Headers;
  /** Whether the contract admits the caller. */
  mayCall: boolean;
}

/** What no answer may contain. */
export interface Forbidden {
  secrets: readonly string[];
  /** Data of another workspace, which only platform operators may see. */
  foreign: readonly string[];
}

/** Internal terms: an answer that contains one reveals how the product is built. */
const inside = ["node_modules", "Failed query", "PostgresError", "configEncrypted", "\\n    at "];

/** One sentence per problem; empty if there are none. */
export async function findProblems(asked: Asked, answer: Response, forbidden: Forbidden): Promise<string[]> {
  const { operation, sent, mayCall } = asked;
  const text = await answer.clone().text();
  const isForeign = (word: string) => operation.auth.kind !== "operator" && !sent.includes(word);
  const leaks = [
    ...forbidden.secrets,
    ...inside.filter((word) => !sent.includes(word)),
    ...forbidden.foreign.filter(isForeign),
  ];
  const problems = [
    ...(await findUndocumented(operation, answer)),
    ...findWrongId(asked.headers.get("x-request-id"), answer.headers.get("x-request-id")),
    ...leaks.filter((word) => text.includes(word)).map((word) => `it holds ${word}`),
  ];
  if (answer.status >= 500) problems.push(`it is a ${answer.status}`);
  if (!mayCall && answer.status !== 401 && answer.status !== 403) {
    problems.push(`a caller without access got a ${answer.status}`);
  }
  return problems;
}

async function findUndocumented(operation: Operation, answer: Response): Promise<string[]> {
  try {
    await requireDocumented(operation, answer);
    return [];
  } catch (error) {
    return [String(error)];
  }
}

function findWrongId(input: string | null, answered: string | null): string[] {
  if (answered === null) return ["it has no X-Request-Id"];
  const isValid = input !== null && /^[A-Za-z0-9._-]{1,128}$/.test(input);
  return isValid && input !== answered ? ["its X-Request-Id is not the one that was sent"] : [];
}
