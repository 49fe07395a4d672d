/** Folds case and white space for comparison. */
export function fold(text: string): string {
  const cased = text.normalize("NFC").toLowerCase().toUpperCase().toLowerCase().normalize("NFC");
  return cased.replace(/\s+/gu, " ").trim();
}
