import { createLoader, parseAsInteger, parseAsNumberLiteral, parseAsStringLiteral } from "nuqs/server";
import { activationStatuses } from "@/db/vocabulary";

/** `?new=destination` opens the dialog that adds one. */
export const newParser = parseAsStringLiteral(["destination"] as const);

/** URL state of a destination's page: the stats period, and the delivery filter and page. */
export const consoleParams = {
  days: parseAsNumberLiteral([7, 30] as const).withDefault(7),
  status: parseAsStringLiteral(activationStatuses),
  offset: parseAsInteger.withDefault(0),
};
export const loadConsoleParams = createLoader(consoleParams);

const pageSize = 25;

/** Query input for a page of deliveries, shared by server and browser. */
export const deliveriesInput = (
  destinationId: string,
  { status, offset }: { status: string | null; offset: number },
) => ({
  params: { id: destinationId },
  query: { status, limit: String(pageSize), offset: String(Math.max(0, offset)) },
});

/** Query input for the stats. */
export const statsInput = (destinationId: string, days: number) => ({
  params: { id: destinationId },
  query: { days: String(days) },
});
