import { hasLocalMailbox } from "@/app/dev/mailbox/local-mailbox";
import { listLocalMail } from "@/lib/domain/mailbox/list";
import { invalidField, notFound } from "@/lib/errors";
import { answerError, answerJson } from "@/lib/http/answer";
import { otherMethods } from "@/lib/http/methods";
import { requestIdOf } from "@/lib/http/request-id";
import { runtime } from "@/lib/runtime";

/** The embedded mailbox as JSON, newest first; 404 if mail is really sent. */
export async function GET(request: Request): Promise<Response> {
  const requestId = requestIdOf(request);
  try {
    if (!hasLocalMailbox()) throw notFound("path");
    const to = new URL(request.url).searchParams.get("to");
    if (to !== null && (to.length > 320 || to.includes("\0"))) {
      throw invalidField("to", "must be an email address");
    }
    return answerJson(200, { data: await listLocalMail(runtime().db, to) }, requestId);
  } catch (error) {
    return answerError(error, requestId);
  }
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
