/** The credit packs on sale. Safe in a browser. */

export const packSlugs = ["pack_1000", "pack_5000", "pack_20000"] as const;
export type PackSlug = (typeof packSlugs)[number];

/** A number of credits that is bought once and does not expire. */
export interface Pack {
  slug: PackSlug;
  credits: number;
  priceCents: number;
  currency: string;
}

/** The packs, smallest first. A purchase keeps the credits and the price it was made at. */
export const packs: readonly Pack[] = [
  { slug: "pack_1000", credits: 1_000, priceCents: 4_900, currency: "usd" },
  { slug: "pack_5000", credits: 5_000, priceCents: 19_900, currency: "usd" },
  { slug: "pack_20000", credits: 20_000, priceCents: 69_900, currency: "usd" },
];

/** The pack of this name. */
export function packOf(slug: PackSlug): Pack {
  const pack = packs.find((one) => one.slug === slug);
  if (!pack) throw new Error(`No pack is named ${slug}`);
  return pack;
}
