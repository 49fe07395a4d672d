/** Receives the payment processor's events. Their signature, not a session, shows who sends them. */
import { inScope } from "@/db/work-scope";
import { createSystemContext } from "@/lib/context";
import { longSeconds } from "@/lib/contracts/request-limits";
import { receiveEvent } from "@/lib/domain/billing/receive-event";
import { answerError, answerJson } from "./answer";
import { readText } from "./read-body";
import { requestIdOf } from "./request-id";
import type { Server } from "./route";

/** The header of the signature, as the processor names it. */
const signatureHeader = "stripe-signature";

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
      serve().catch((error: unknown) => answerError(error, requestId)),
    );
  };
}
