const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" });

/** The beginning of a text, at most `max` UTF-16 units, without half a grapheme at its end. */
export function cutAtGrapheme(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = segmenter.segment(text.slice(0, max + 64)).containing(max)?.index;
  // A grapheme may be longer than the limit: marks can be piled up without end.
  return text.slice(0, start || max).replace(/[\uD800-\uDBFF]$/, "");
}
