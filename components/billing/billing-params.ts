import { parseAsString, parseAsStringLiteral } from "nuqs/server";

/** `choose=plan` opens the choice of a plan. */
export const chooseParser = parseAsStringLiteral(["plan"] as const);

/** What the payment page adds when it sends people back. */
export const returnParams = {
  checkout: parseAsStringLiteral(["done", "canceled"] as const),
  session: parseAsString,
};
