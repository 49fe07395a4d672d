/** HTML that was written here, or whose text was escaped here. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | readonly Html[] | string | number;

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

function written(part: Part): string {
  if (part instanceof Html) return part.text;
  return Array.isArray(part) ? part.map(written).join("") : escapeHtml(String(part));
}

/** A template that escapes its values, except those that are already HTML. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.map((text, n) => text + (n < parts.length ? written(parts[n] ?? "") : "")).join(""));

/** A link if the address is a web address; otherwise only the words. */
export const link = (address: string, words: string): Html =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
    ? html`<a href="${address}" rel="noreferrer">${words}</a>`
    : html`${words}`;
