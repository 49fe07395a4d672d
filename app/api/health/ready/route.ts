import { Readiness } from "@/lib/contracts/probes";
import { readReadiness } from "@/lib/domain/health/ready";
import { answerError, answerJson } from "@/lib/http/answer";
import { otherMethods } from "@/lib/http/methods";
import { requestIdOf } from "@/lib/http/request-id";
import { openProcess } from "@/lib/process";

/** Not a `route`: this operation returns the same body with two statuses. */
export async function GET(request: Request): Promise<Response> {
  const requestId = requestIdOf(request);
  try {
    const readiness = Readiness.parse(await readReadiness(openProcess()));
    const status = readiness.status === "ready" ? 200 : 503;
    return answerJson(status, readiness, requestId, { "Cache-Control": "no-store" });
  } catch (error) {
    return answerError(error, requestId);
  }
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
