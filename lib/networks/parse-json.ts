/** JSON from a network. A raw control character in a text, which JSON forbids, does not cost the whole answer. */
export function parseJson(text: string): unknown {
  return tryParse(text) ?? tryParse(text.replace(/\p{Cc}/gu, " "));
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
