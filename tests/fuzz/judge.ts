/** What is wrong with an answer, whatever was asked. */
import type { Operation } from "@/lib/contracts/operation";
import { requireDocumented } from "@/tests/openapi/require-documented";

export interface Asked {
  operation: Operation;
  /** All that was sent, as text: what a caller sent may be answered again. */
  sent: string;
  headers: Headers;
  /** Whether the contract lets the caller in. */
  mayCall: boolean;
}

/** What no answer may hold. */
export interface Forbidden {
  secrets: readonly string[];
  /** Of another workspace: operators of the platform alone see it. */
  foreign: readonly string[];
}

/** Words of what runs inside: an answer that holds one tells how the product is made. */
const inside = ["node_modules", "Failed query", "PostgresError", "configEncrypted", "\\n    at "];

/** Every problem in a sentence; none when all is well. */
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
    problems.push(`whoever may not call it got a ${answer.status}`);
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

function findWrongId(given: string | null, answered: string | null): string[] {
  if (answered === null) return ["it has no X-Request-Id"];
  const isValid = given !== null && /^[A-Za-z0-9._-]{1,128}$/.test(given);
  return isValid && given !== answered ? ["its X-Request-Id is not the one that was sent"] : [];
}
