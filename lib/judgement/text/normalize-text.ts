/** Marks of other scripts make another letter: "ガ" is not "カ". */
export const accents = /(?<=[\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu;

/**
 * Plain lower-case text for word matching: fancy letters simplified, umlauts spelled out (`ä` → `ae`), other
 * diacritics dropped, gendered endings (`Leiter:in`, `Directeur/trice`, `(m/w/d)`) folded into the base form.
 */
export function normalizeText(text: string): string {
  // Most titles are plain already, and this is the hot path of scoring.
  if (/^[A-Za-z0-9 ,-]*$/.test(text) && !/[a-z]In(?:nen)?\b/.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKC")
    .replace(/(?<=\p{Ll}{2})In(nen)?(?![\p{L}])/gu, "in")
    .toLowerCase()
    .replace(/\(\s*[mwfdxhvi](?:\s*[/|,]\s*[mwfdxhvi*]+)+\s*\)/g, " ")
    .replace(/(?<=\p{L}{3})[:*_/(·.]-?(?:innen|in|trice|rice|euse|ne|ra|e|a)\)?(?!\p{L})/gu, "")
    .replace(/\b(?:r|f|i)\s?[&+]\s?(?:d|e)\b/g, " rnd ")
    .replace(/[äæ]/g, "ae")
    .replace(/[öøœ]/g, "oe")
    .replace(/ü/g, "ue")
    .replace(/ß/g, "ss")
    .replace(/ł/g, "l")
    .replace(/ı/g, "i")
    .normalize("NFD")
    .replace(accents, "")
    .normalize("NFC");
}

/** The words of a text after `normalizeText`, in order, without punctuation except in names such as "C++" and "C#". */
export function wordsOf(text: string): string[] {
  return normalizeText(text).match(/[\p{L}\p{M}\p{N}]+(?:\+\+|#)?/gu) ?? [];
}
