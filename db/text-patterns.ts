/** Escapes a text for a LIKE pattern, so that `%`, `_` and `\` match themselves. */
export const escaped = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** A LIKE pattern that matches the text anywhere. */
export const contains = (text: string) => `%${escaped(text)}%`;
