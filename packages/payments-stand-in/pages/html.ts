/** HTML that was written here, or whose text was escaped here. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | readonly Html[] | string | number | null | undefined | false;

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

function written(part: Part): string {
  if (part === null || part === undefined || part === false) return "";
  if (part instanceof Html) return part.text;
  return Array.isArray(part) ? part.map(written).join("") : escapeHtml(String(part));
}

/** A template that escapes its values, except those that are already HTML. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.map((text, n) => text + (n < parts.length ? written(parts[n]) : "")).join(""));

/** For example `$99.00`. */
export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency }).format(cents / 100);

/** For example `Nov 23, 2026`, in UTC. */
export const day = (seconds: number): string =>
  new Date(seconds * 1_000).toLocaleDateString("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** For example `Nov 23, 2026, 3:04 PM`, in UTC. */
export const moment = (seconds: number): string =>
  new Date(seconds * 1_000).toLocaleString("en-US", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC",
  });
