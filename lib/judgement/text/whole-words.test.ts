import { expect, it } from "vitest";
import { hasWholeWords, isUnspaced } from "./whole-words";

it.each<[string | null, string, boolean]>([
  ["Head of Sales", "sales", true],
  ["Salesforce", "sales", false],
  ["Presales", "sales", false],
  ["xab", "ab", false],
  ["xab ab", "ab", true],
  ["xa a a", "a a", true],
  // Case and accents of Latin and Greek letters don't count; those of other scripts make another letter.
  ["Geschäftsführer", "GESCHAFTSFUHRER", true],
  ["Διευθυντής", "διευθυντης", true],
  ["ガ", "カ", false],
  // Punctuation separates words, but not the symbols of names.
  ["Sales/Marketing", "marketing", true],
  ["Head, of: sales", "head of sales", true],
  ["Developer, C++", "C++", true],
  ["Developer, C++", "C", false],
  ["Developer, C#", "C", false],
  ["Call +1", "+1", true],
  ["R&D", "R&D", true],
  ["Works. Net worth", ".NET", false],
  ["Works with .NET", ".NET", true],
  ["C#/.NET (.NET)", ".NET (.NET)", true],
  ["Net sales", ".NET", false],
  ["Wait ...net sales", ".NET", false],
  ["Sales & Marketing", "sales marketing", true],
  ["!!!", "!!", true],
  // In scripts without spaces, a dictionary separates words; beside another script they end.
  ["営業部長", "営業", true],
  ["営業部長", "業部", false],
  ["SaaS営業", "営業", true],
  ["SaaS営業", "SaaS", true],
  ["ผู้จัดการฝ่ายขาย", "ฝ่าย", true],
  ["𠮷野家の店長", "店長", true],
  // Nothing is nowhere.
  ["Sales", "", false],
  ["Sales", "  ", false],
  ["", "sales", false],
  [null, "sales", false],
])("finds in %s the words %s: %s", (text, phrase, found) => {
  expect(hasWholeWords(text, phrase)).toBe(found);
});

it.each([
  ["営業", true],
  ["ขาย", true],
  ["영업", false],
  ["Sales", false],
])("knows whether %s is written without spaces: %s", (text, unspaced) => {
  expect(isUnspaced(text)).toBe(unspaced);
});
