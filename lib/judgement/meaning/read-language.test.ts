import { expect, test } from "vitest";
import { languageToWriteIn, readLanguage } from "./read-language";

test.each([
  ["en", "Which tool do you use for this?"],
  ["de", "Wir suchen gerade eine neue Software"],
  ["fr", "Nous cherchons un outil pour la paie"],
  ["es", "Estamos comparando varias opciones"],
  ["it", "Stiamo valutando alcune alternative"],
  ["nl", "Wij zijn op zoek naar een nieuw pakket"],
  ["pt", "Estamos à procura de uma solução melhor"],
  ["de", "Bei uns macht das CRM auch nur Pain, das Onboarding war ein Fail"],
  ["es", "ustedes que usan para el pipeline"],
  ["fr", "c'est pas faux mais bon"],
] as const)("reads %s in: %s", (language, text) => {
  expect(readLanguage(text)).toBe(language);
});

test.each([
  "Bardzo ciekawy artykuł, dziękuję za podzielenie się",
  "Vi har precis bytt system och det fungerar jättebra för oss",
  "Hangi aracı kullanıyorsunuz, bizim için çok önemli",
  "素晴らしい投稿ですね",
  "🔥🔥",
  "",
  "https://example.com/the-best-tool",
])("knows no language for: %s", (text) => {
  expect(readLanguage(text)).toBeNull();
});

test.each([
  ["Wir suchen gerade eine neue Software", "Which tool do you use for this?", "de"],
  ["👏", "Nous cherchons un outil pour la paie", "fr"],
  [null, "Estamos comparando varias opciones", "es"],
  ["🔥🔥", "", "en"],
  // Of one or two words, the post says more.
  ["Congrats Kim", "Which tool do you use for this?", "en"],
  ["Genau das!", "Which tool do you use for this?", "en"],
  ["Genau das brauchen wir", "Which tool do you use for this?", "de"],
  ["Congrats Boss, More wins", "Which tool do you use for this?", "en"],
  ["Congrats Boss, More wins", "🔥", "fr"],
  ["Muchas gracias", "🔥", "es"],
] as const)("writes about %s under “%s” in %s", (ownWords, post, language) => {
  expect(languageToWriteIn(ownWords, post)).toBe(language);
});
