import { parseAsStringLiteral } from "nuqs/server";

/** How many days the burn chart shows. */
export const burnDaysParser = parseAsStringLiteral(["7", "30", "90"] as const).withDefault("30");

/** The spans that people can choose. */
export const burnChoices = [
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
  { value: "90", label: "90 days" },
] as const;
