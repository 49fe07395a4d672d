/** The order of two texts by their characters' codes, for sorting: the same wherever it runs. */
export const compareText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
