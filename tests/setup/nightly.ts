/**
 * Some tests try many cases of one property. With every change they try a share of them, drawn again each time where
 * the cases are random; the nightly job (`NIGHTLY=1`) tries all.
 */

/** Whether this run tries all cases. */
export const isNightly = Boolean(process.env.NIGHTLY);

/** How many cases a test tries: the first number with every change, the second every night. */
export const casesOf = (change: number, nightly: number): number => (isNightly ? nightly : change);

/** Every `parts`-th of the cases with every change, all of them every night. */
export const shareOf = <T>(cases: readonly T[], parts: number): T[] =>
  cases.filter((_, n) => isNightly || n % parts === 0);
