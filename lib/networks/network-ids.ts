/** The networks that an installation can read. */
export const networkIds = ["sandbox", "bluesky", "harvestapi"] as const;
export type NetworkId = (typeof networkIds)[number];
