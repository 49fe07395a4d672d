/** What credits are used for, in the order of the bundles' numbers from 1. */
export const bundleLabels = ["Discovery", "Harvesting", "Qualification", "Intelligence"] as const;

/** The label of a bundle's number. */
export const bundleLabel = (bundle: number): string => bundleLabels[bundle - 1] ?? "Other";
