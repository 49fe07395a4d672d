import { expect, it } from "vitest";
import { isSatisfied } from "./satisfied";

it.each([
  ["We use Zammad and RequestTracker, both work pretty well.", true],
  ["It has been working beautifully within our help desk.", true],
  ["There were hiccups. We are happy with our onboarding.", true],
  ["Läuft bei uns einwandfrei.", true],
  ["Chez nous, ça marche très bien.", true],
  ["A nosotros nos funciona muy bien.", true],
  ["Da noi funziona benissimo.", true],
  ["Estou muito satisfeita com o aplicativo.", true],
  ["Bij ons werkt het prima, al jaren.", true],
  ["It does not work well.", false],
  ["We were happy with it until they changed the prices.", false],
  ["Das funktioniert leider nicht gut.", false],
  ["No funciona bien.", false],
  ["Ça ne marche pas très bien.", false],
  ["Is there anything that helps us?", false],
  ["The export is slow.", false],
])("%j says that something works well: %s", (text, expected) => {
  expect(isSatisfied(text)).toBe(expected);
});
