/** Node gives the clock of a region; TypeScript doesn't know of it yet. */
type ClockLocale = Intl.Locale & { hourCycles?: string[] };

/**
 * The locale of English in which a reader's times are written, of an `Accept-Language` header: as in their own country
 * if they read English, else day first and with their country's clock (`en-GB-u-hc-h23`). `en-US` if it names none.
 */
export function timeLocaleOf(acceptLanguage: string | null): string {
  const [first = ""] = (acceptLanguage ?? "").split(/[,;]/);
  try {
    const locale: ClockLocale = new Intl.Locale(first.trim()).maximize();
    if (locale.language === "en") return `en-${locale.region}`;
    return `en-GB-u-hc-${locale.hourCycles?.[0] ?? "h23"}`;
  } catch {
    return "en-US";
  }
}
