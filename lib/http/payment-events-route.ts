/** Receives the payment processor's events. Their signature, not a session, shows who sends them. */
import { inScope } from "@/db/work-scope";
import { createSystemContext } from "@/lib/context";
import { longSeconds } from "@/lib/contracts/request-limits";
import { receiveEvent } from "@/lib/domain/billing/receive-event";
import { AppError, type ErrorCode } from "@/lib/errors";
import { log } from "@/lib/log";
import { answerError, answerJson, errorBody } from "./answer";
import { readText } from "./read-body";
import { requestIdOf } from "./request-id";
import type { Server } from "./route";

/** The header of the signature, as the processor names it. */
const signatureHeader = "stripe-signature";

/** What anyone can cause, so it is no failure of ours: a wrong signature, and calls where no payments are set up. */
const strangersErrors = new Set<ErrorCode>([
  "validation_error",
  "not_configured",
  "payload_too_large",
  "invalid_json",
]);

/** Answers 200 to a handled, known or irrelevant event; anything else makes the processor send it again. */
export function createPaymentEventsRoute(server: () => Server) {
  return async (request: Request): Promise<Response> => {
    const requestId = requestIdOf(request);
    const serve = async (): Promise<Response> => {
      const { db, clock, ports, announce } = server();
      // The signature covers the exact bytes, so the body is not parsed first.
      const rawBody = await readText(request);
      const signature = request.headers.get(signatureHeader) ?? "";
      await receiveEvent(createSystemContext({ db, clock, ports, announce }), { rawBody, signature });
      return answerJson(200, { received: true }, requestId);
    };
    return inScope({ customerId: null, statementMs: longSeconds * 1_000, requestId }, () =>
      serve().catch((error: unknown) => {
        if (!(error instanceof AppError) || !strangersErrors.has(error.code))
          return answerError(error, requestId);
        log.warn(`a call to /api/payments/webhook was refused: ${error.message}`);
        return answerJson(error.status, errorBody(error, requestId), requestId, error.headers);
      }),
    );
  };
}
