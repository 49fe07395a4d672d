import { describe, expect, it } from "vitest";
import { languages } from "@/db/vocabulary";
import { signal } from "@/tests/factories/words-signal";
import { openDraft } from "./draft";
import { capitalize, close, contract, elide, joinList, type PostFacts, quoteStart } from "./grammar";
import { phrasebookOf } from "./phrasebooks";
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

  it("contracts each part in Portuguese", () => {
    expect(phrasebookOf("pt").grammar.filters.aEach?.("os gastos, a precisão e o prazo")).toBe(
      "aos gastos, à precisão e ao prazo",
    );
  });

  it("quotes a cut text with the marks of the language", () => {
    const text = "We lost the data of three weeks. Not all";
    expect(quoteStart(text, phrasebookOf("en").grammar, 37)).toBe("“We lost the data of three weeks”");
    expect(quoteStart(text, phrasebookOf("de").grammar)).toBe("„We lost the data of three weeks. Not all“");
    expect(quoteStart(null, phrasebookOf("en").grammar)).toBeNull();
  });

  it("joins lists, with the Spanish y before i as e", () => {
    expect(joinList(", ", " and ")(["a", "b", "c"])).toBe("a, b and c");
    expect(joinList(", ", " and ")(["a"])).toBe("a");
    expect(phrasebookOf("es").grammar.list(["ventas", "industria"])).toBe("ventas e industria");
    expect(phrasebookOf("es").grammar.list(["nivel", "hielo"])).toBe("nivel y hielo");
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

describe("each language", () => {
  const posts: Record<string, Omit<PostFacts, "topic">> = {
    own: { whose: "own", author: "Rui" },
    rival: { whose: "competitor", author: "Rivalo" },
    unnamed: { whose: "competitor", author: null },
    author: { whose: "other", author: "Anna" },
    nobody: { whose: "other", author: null },
    written: { whose: "written", author: "Anna" },
  };
  const table = {
    en: {
      own: ["under your company's own post about pricing", "in your comment under our post"],
      rival: [
        "under a post by the competitor Rivalo about pricing",
        "in your comment under a post about pricing",
      ],
      unnamed: ["under a competitor's post about pricing", "in your comment under a post about pricing"],
      author: ["under the post by Anna about pricing", "in your comment under the post by Anna"],
      nobody: ["under a post", "in your comment"],
      written: ["in a post about pricing", "in your post"],
      yours:
        "your comment under our post; your comment under the post by Anna; your comment under a post about pricing",
      one: "role matches your ICP; role is close to it; role is unknown",
      two: "seniority and industry match your ICP; seniority and industry are close to it; seniority and industry are unknown",
    },
    de: {
      own: [
        "unter dem Beitrag Ihres Unternehmens zum Thema Preisgestaltung",
        "in Ihrem Kommentar unter unserem Beitrag",
      ],
      rival: [
        "unter einem Beitrag des Wettbewerbers Rivalo zum Thema Preisgestaltung",
        "in Ihrem Kommentar unter einem Beitrag zum Thema Preisgestaltung",
      ],
      unnamed: [
        "unter einem Wettbewerberbeitrag zum Thema Preisgestaltung",
        "in Ihrem Kommentar unter einem Beitrag zum Thema Preisgestaltung",
      ],
      author: [
        "unter dem Beitrag von Anna zum Thema Preisgestaltung",
        "in Ihrem Kommentar unter dem Beitrag von Anna",
      ],
      nobody: ["unter einem Beitrag", "in Ihrem Kommentar"],
      written: ["in einem Beitrag zum Thema Preisgestaltung", "in Ihrem Beitrag"],
      yours:
        "Ihren Kommentar unter unserem Beitrag; Ihren Kommentar unter dem Beitrag von Anna; Ihren Kommentar unter einem Beitrag zum Thema Preisgestaltung",
      one: "die Funktion passt zu Ihrem ICP; die Funktion passt annähernd; die Funktion ist nicht bekannt",
      two: "Karrierestufe und Branche passen zu Ihrem ICP; Karrierestufe und Branche passen annähernd; Karrierestufe und Branche sind nicht bekannt",
    },
    fr: {
      own: [
        "sous le post de votre entreprise sur la politique de prix",
        "dans votre commentaire sous notre post",
      ],
      rival: [
        "sous un post du concurrent Rivalo sur la politique de prix",
        "dans votre commentaire sous un post sur la politique de prix",
      ],
      unnamed: [
        "sous un post d'un concurrent sur la politique de prix",
        "dans votre commentaire sous un post sur la politique de prix",
      ],
      author: ["sous le post d'Anna sur la politique de prix", "dans votre commentaire sous le post d'Anna"],
      nobody: ["sous un post", "dans votre commentaire"],
      written: ["dans un post sur la politique de prix", "dans votre post"],
      yours:
        "votre commentaire sous notre post; votre commentaire sous le post d'Anna; votre commentaire sous un post sur la politique de prix",
      one: "la fonction correspond à votre ICP; la fonction s'approche de votre cible; la fonction reste à vérifier",
      two: "le niveau et le secteur correspondent à votre ICP; le niveau et le secteur s'approchent de votre cible; le niveau et le secteur restent à vérifier",
    },
    es: {
      own: ["en nuestra publicación sobre la política de precios", "en su comentario en nuestra publicación"],
      rival: [
        "en una publicación del competidor Rivalo sobre la política de precios",
        "en su comentario en una publicación sobre la política de precios",
      ],
      unnamed: [
        "en una publicación de la competencia sobre la política de precios",
        "en su comentario en una publicación sobre la política de precios",
      ],
      author: [
        "en la publicación de Anna sobre la política de precios",
        "en su comentario en la publicación de Anna",
      ],
      nobody: ["en una publicación", "en su comentario"],
      written: ["en una publicación sobre la política de precios", "en su publicación"],
      yours:
        "su comentario en nuestra publicación; su comentario en la publicación de Anna; su comentario en una publicación sobre la política de precios",
      one: "la función encaja con el ICP; la función se acerca; no se conoce la función",
      two: "el nivel y el sector encajan con el ICP; el nivel y el sector se acercan; no se conocen el nivel y el sector",
    },
    it: {
      own: [
        "sotto il post della vostra azienda sulla politica dei prezzi",
        "nel suo commento al nostro post",
      ],
      rival: [
        "sotto un post del concorrente Rivalo sulla politica dei prezzi",
        "nel suo commento a un post sulla politica dei prezzi",
      ],
      unnamed: [
        "sotto un post di un concorrente sulla politica dei prezzi",
        "nel suo commento a un post sulla politica dei prezzi",
      ],
      author: ["sotto il post di Anna sulla politica dei prezzi", "nel suo commento al post di Anna"],
      nobody: ["sotto un post", "nel suo commento"],
      written: ["in un post sulla politica dei prezzi", "nel suo post"],
      yours:
        "il suo commento al nostro post; il suo commento al post di Anna; il suo commento a un post sulla politica dei prezzi",
      one: "la funzione corrisponde all'ICP; la funzione si avvicina al target; la funzione resta da verificare",
      two: "il livello e il settore corrispondono all'ICP; il livello e il settore si avvicinano al target; il livello e il settore restano da verificare",
    },
    nl: {
      own: ["onder de post van je eigen bedrijf over prijsbeleid", "in je reactie onder onze post"],
      rival: [
        "onder een post van concurrent Rivalo over prijsbeleid",
        "in je reactie onder een post over prijsbeleid",
      ],
      unnamed: [
        "onder een post van een concurrent over prijsbeleid",
        "in je reactie onder een post over prijsbeleid",
      ],
      author: ["onder de post van Anna over prijsbeleid", "in je reactie onder de post van Anna"],
      nobody: ["onder een post", "in je reactie"],
      written: ["in een post over prijsbeleid", "in je post"],
      yours:
        "je reactie onder onze post; je reactie onder de post van Anna; je reactie onder een post over prijsbeleid",
      one: "de functie past bij je ICP; de functie komt in de buurt; de functie is niet bekend",
      two: "niveau en branche passen bij je ICP; niveau en branche komen in de buurt; niveau en branche zijn niet bekend",
    },
    pt: {
      own: [
        "na nossa publicação sobre a política de preços",
        "no comentário que você deixou na nossa publicação",
      ],
      rival: [
        "numa publicação do concorrente Rivalo sobre a política de preços",
        "no seu comentário numa publicação sobre a política de preços",
      ],
      unnamed: [
        "numa publicação de um concorrente sobre a política de preços",
        "no seu comentário numa publicação sobre a política de preços",
      ],
      author: [
        "na publicação de Anna sobre a política de preços",
        "no comentário que você deixou na publicação de Anna",
      ],
      nobody: ["numa publicação", "no seu comentário"],
      written: ["numa publicação sobre a política de preços", "na sua publicação"],
      yours:
        "o seu comentário na nossa publicação; o seu comentário na publicação de Anna; o seu comentário numa publicação sobre a política de preços",
      one: "a função corresponde ao ICP; a função se aproxima do alvo; não se conhece a função",
      two: "o nível e o setor correspondem ao ICP; o nível e o setor se aproximam do alvo; não se conhecem o nível e o setor",
    },
  };
  const cases = languages.map((language) => ({ language, ...table[language] }));

  it.each(cases)(
    "names a post and its comment: $language",
    ({ language, yours, one: _, two: __, ...named }) => {
      const { grammar, topics } = phrasebookOf(language);
      const facts = (key: string): PostFacts => ({
        whose: "other",
        author: null,
        ...posts[key],
        topic: key === "nobody" ? null : topics.pricing.noun,
      });
      const texts = Object.keys(posts).map((key) => [
        key,
        [grammar.where(facts(key)), grammar.inYours(facts(key))],
      ]);
      expect(Object.fromEntries(texts)).toEqual(named);
      expect(["own", "author", "rival"].map((key) => grammar.yours(facts(key))).join("; ")).toBe(yours);
    },
  );

  it.each(cases)("says of one part and of two how they fit: $language", ({ language, one, two }) => {
    const { grammar, fit } = phrasebookOf(language);
    const { role, level, industry } = fit.parts;
    const { slots } = openDraft(signal());
    const say = (...parts: string[]) =>
      [fit.fits, fit.near, fit.unknown]
        .map((phrase) => phrase[parts.length === 1 ? "one" : "many"]({ ...slots, list: grammar.list(parts) }))
        .join("; ");
    expect([say(role), say(level, industry)]).toEqual([one, two]);
  });
});
