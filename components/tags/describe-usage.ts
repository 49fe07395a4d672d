/** "1 signal", "1,204 signals". */
export const describeUsage = (signals: number): string =>
  signals === 1 ? "1 signal" : `${signals.toLocaleString("en-US")} signals`;
