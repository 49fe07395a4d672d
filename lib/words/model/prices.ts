/** What a million tokens cost, in cents. */
export interface Prices {
  input: number;
  output: number;
}

/** List prices of the vendors in 2025. `MODEL_INPUT_CENTS_PER_MTOK` and `MODEL_OUTPUT_CENTS_PER_MTOK` override them. */
const known: readonly (readonly [family: string, input: number, output: number])[] = [
  ["gpt-5-nano", 5, 40],
  ["gpt-5-mini", 25, 200],
  ["gpt-5", 125, 1_000],
  ["gpt-4.1-nano", 10, 40],
  ["gpt-4.1-mini", 40, 160],
  ["gpt-4.1", 200, 800],
  ["gpt-4o-mini", 15, 60],
  ["gpt-4o", 250, 1_000],
  ["claude-haiku-4-5", 100, 500],
  ["claude-sonnet-4-5", 300, 1_500],
  ["claude-sonnet-4", 300, 1_500],
  ["claude-opus-4-5", 500, 2_500],
];

/** A model's list price, also for a dated version of it (`gpt-4o-mini-2024-07-18`); null if it is not known. */
export function findPrices(model: string): Prices | null {
  const undated = model.replace(/-\d{4}[\d-]*$/, "");
  const found = known.find(([family]) => family === undated);
  return found ? { input: found[1], output: found[2] } : null;
}

/** The cost of a call in cents. */
export const costOf = (prices: Prices, tokens: { input: number; output: number }): number =>
  (tokens.input * prices.input + tokens.output * prices.output) / 1_000_000;
