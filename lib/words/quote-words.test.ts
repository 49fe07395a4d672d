import { describe, expect, it } from "vitest";
import { asksSomebody, isQuestion, pointsBack, withoutMention } from "./quote-words";

describe("the words of a comment", () => {
  it.each([
    ["Which one?", true],
    ["Is there a way to do it.", true],
    ["Gibt es eine Möglichkeit", true],
    ["¿Hay alguna forma", true],
    ["C'è un modo", true],
    ["There is a way.", false],
    ["Kann manchmal dauern", false],
  ])("%j ask something: %s", (text, expected) => {
    expect(isQuestion(text)).toBe(expected);
  });

  it.each([
    ["What would you change first?", true],
    ["Wie löst ihr das heute?", true],
    ["Comment vous faites ?", true],
    ["¿Qué nos recomienda usted?", true],
    ["Quale strumento usate voi?", true],
    ["Hoe doen jullie dat?", true],
    ["O que vocês usam?", true],
    ["Is it possible with your script?", false],
    ["Does anyone know a good CRM?", false],
    ["Which CRM is the best?", false],
  ])("%j ask somebody: %s", (text, expected) => {
    expect(asksSomebody(text)).toBe(expected);
  });

  it.each([
    ["This costs us a day.", true],
    ["Dies kostet einen Tag.", true],
    ["Ça coûte un jour.", true],
    ["Thistle costs us a day.", false],
    ["The plan costs us a day.", false],
  ])("%j point back: %s", (text, expected) => {
    expect(pointsBack(text)).toBe(expected);
  });

  it.each([
    ["Noor Rao Yes, it does", "Yes, it does"],
    ["Jan de Vries Ja, dat klopt", "Jan de Vries Ja, dat klopt"],
    ["Eva Maria Lang Danke dafür", "Danke dafür"],
    ["Salesforce Yes, it does", "Salesforce Yes, it does"],
    ["Open Source Yesterday was fun", "Open Source Yesterday was fun"],
  ])("%j without the name that is answered are %j", (text, rest) => {
    expect(withoutMention(text)).toBe(rest);
  });
});
