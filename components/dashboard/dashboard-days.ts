import { parseAsStringLiteral } from "nuqs/server";

export const windows = ["7", "30", "90"] as const;

/** The dashboard's period in days, in the URL. */
export const daysParser = parseAsStringLiteral(windows).withDefault("7");

export const windowChoices = windows.map((days) => ({ value: days, label: `${days} days` }));
