/** A text as part of a pattern, with `%`, `_` and `\` as themselves. */
export const escaped = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** A pattern that finds the text anywhere. */
export const contains = (text: string) => `%${escaped(text)}%`;
