import type { Liveness } from "@/lib/contracts/probes";
import { answerJson } from "@/lib/http/answer";
import { otherMethods } from "@/lib/http/methods";
import { requestIdOf } from "@/lib/http/request-id";

/** Not a `route`, which needs the database: it answers as long as the process does. */
export async function GET(request: Request): Promise<Response> {
  const live: Liveness = { status: "live" };
  return answerJson(200, live, requestIdOf(request), { "Cache-Control": "no-store" });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
