import { describe, expect, it } from "vitest";
import { signal } from "@/tests/factories/words-signal";
import { capitalize, close, contract, elide, joinList } from "./grammar";
import { phrasebooks } from "./phrasebooks";
import { writeByRules } from "./write";

describe("grammar", () => {
  it("elides before a vowel and not before a consonant, H or Y", () => {
    expect(["Anna", "Élodie", "Tom", "Hugo", "Yves"].map((name) => elide("de ", "d'", name))).toEqual([
      "d'Anna",
      "d'Élodie",
      "de Tom",
      "de Hugo",
      "de Yves",
    ]);
  });

  it("contracts a preposition with an article only", () => {
    const forms = { "le ": "du ", "les ": "des " };
    expect(contract("de", forms, "le prix")).toBe("du prix");
    expect(contract("de", forms, "les achats")).toBe("des achats");
    expect(contract("de", forms, "la paie")).toBe("de la paie");
    expect(contract("de", forms, "l'IA")).toBe("de l'IA");
  });

  it("joins lists, with the Spanish y before i as e", () => {
    expect(joinList(", ", " and ")(["a", "b", "c"])).toBe("a, b and c");
    expect(joinList(", ", " and ")(["a"])).toBe("a");
    expect(phrasebooks.es.grammar.list(["ventas", "industria"])).toBe("ventas e industria");
    expect(phrasebooks.es.grammar.list(["nivel", "hielo"])).toBe("nivel y hielo");
  });

  it("capitalizes behind opening marks and closes sentences once", () => {
    expect(capitalize("¿qué pasó?")).toBe("¿Qué pasó?");
    expect(capitalize("« un mot »")).toBe("« Un mot »");
    expect(["x", "x?", "“x?”", "«\u00a0x\u00a0»", "„x…“"].map(close)).toEqual([
      "x.",
      "x?",
      "“x?”",
      "«\u00a0x\u00a0».",
      "„x…“",
    ]);
  });

  it("never inflects names: no possessive behind them", () => {
    for (const language of ["en", "de", "nl"] as const) {
      const author = { ...signal().post, author: "Klaus Andreas" };
      const { whyItMatters, suggestedOpener, talkingPoints } = writeByRules(
        signal({ language, post: author }),
      );
      expect([whyItMatters, suggestedOpener, ...talkingPoints].join(" ")).not.toMatch(
        /Andreas['’]|Kellers|Anna's/,
      );
    }
  });
});
