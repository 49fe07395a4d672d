import { createLoader, parseAsInteger, parseAsNumberLiteral, parseAsStringLiteral } from "nuqs/server";
import { activationStatuses } from "@/db/vocabulary";

/** `?new=destination` opens the window that adds one. */
export const newParser = parseAsStringLiteral(["destination"] as const);

/** What the page of a destination shows, in the address: the window of its figures, and which deliveries. */
export const consoleParams = {
  days: parseAsNumberLiteral([7, 30] as const).withDefault(7),
  status: parseAsStringLiteral(activationStatuses),
  offset: parseAsInteger.withDefault(0),
};
export const loadConsoleParams = createLoader(consoleParams);

const pageSize = 25;

/** What a page of deliveries is asked with, the same on the server and in the browser. */
export const deliveriesInput = (
  destinationId: string,
  { status, offset }: { status: string | null; offset: number },
) => ({
  params: { id: destinationId },
  query: { status, limit: String(pageSize), offset: String(Math.max(0, offset)) },
});

/** What the figures are asked with. */
export const statsInput = (destinationId: string, days: number) => ({
  params: { id: destinationId },
  query: { days: String(days) },
});
