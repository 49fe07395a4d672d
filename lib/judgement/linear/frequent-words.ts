/** The words that at least `least` of the texts have, given as lists of words, in the order of their UTF-16 units. */
export function frequentWords(texts: readonly (readonly string[])[], least: number): string[] {
  const counts = new Map<string, number>();
  for (const words of texts) {
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].flatMap(([word, count]) => (count >= least ? [word] : [])).sort();
}
