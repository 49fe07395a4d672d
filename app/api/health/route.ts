import { Health } from "@/lib/contracts/probes";
import { readHealth } from "@/lib/domain/health/read";
import { answerError, answerJson } from "@/lib/http/answer";
import { otherMethods } from "@/lib/http/methods";
import { requestIdOf } from "@/lib/http/request-id";
import { openProcess } from "@/lib/process";

/** Not a `route`: this operation returns the same body with two statuses. */
export async function GET(request: Request): Promise<Response> {
  const requestId = requestIdOf(request);
  try {
    const health = Health.parse(await readHealth(openProcess()));
    return answerJson(health.status === "ok" ? 200 : 503, health, requestId, { "Cache-Control": "no-store" });
  } catch (error) {
    return answerError(error, requestId);
  }
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
