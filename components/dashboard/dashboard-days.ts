import { parseAsStringLiteral } from "nuqs/server";

export const windows = ["7", "30", "90"] as const;

/** The rolling window of the dashboard in days, in the address. */
export const daysParser = parseAsStringLiteral(windows).withDefault("7");

export const windowChoices = windows.map((days) => ({ value: days, label: `${days} days` }));
