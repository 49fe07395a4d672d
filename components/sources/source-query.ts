import { parseAsStringLiteral } from "nuqs/server";

export const periods = ["7", "30", "all"] as const;
export type Period = (typeof periods)[number];

/** The window of the figures, in the address. */
export const periodParser = parseAsStringLiteral(periods).withDefault("30");

export const periodChoices: { value: Period; label: string }[] = [
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
  { value: "all", label: "All time" },
];
