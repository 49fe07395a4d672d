import { describe, expect, it } from "vitest";
import type { Language, Meaning } from "@/db/vocabulary";
import { languages, personas, seniorities, sourceTypes } from "@/db/vocabulary";
import { commented, liked, signal } from "@/tests/factories/words-signal";
import type { Words, WordsInput } from "../writer";
import { fillAll } from "./choose";
import { openDraft } from "./draft";
import { phrasebookOf } from "./phrasebooks";
import type { Wordings } from "./wording";
import { writeByRules } from "./write";

const all = (words: Words) => [words.whyItMatters, words.suggestedOpener, ...words.talkingPoints];

/** A post and a comment of each language, and marks by which its texts are recognized. */
const samples: Record<
  Language,
  { post: string; comment: string; greeting: RegExp; words: RegExp; quotes: [string, string]; people: string }
> = {
  en: {
    post: "Our forecast was off by a third. No forecast survives without a next step.",
    comment: "Which tool does your sales team use for the forecast? Our CRM cannot do it",
    greeting: /^Hi Anna, /,
    words: /\b(?:the|your|and|with)\b/,
    quotes: ["“", "”"],
    people: "1,150 people",
  },
  de: {
    post: "Unsere Umsatzprognose lag um ein Drittel daneben. Keine Prognose ersetzt den nächsten Schritt.",
    comment: "Welches Tool nutzt euer Vertrieb für die Prognose? Unser CRM kann das nicht",
    greeting: /^Guten Tag Anna Keller, /,
    words: /\b(?:der|die|das|und|zum|mit|als)\b/,
    quotes: ["„", "“"],
    people: "1.150 Beschäftigte",
  },
  fr: {
    post: "Nos prévisions étaient fausses d'un tiers. Des prévisions sans prochaine étape ne valent rien.",
    comment: "Quel outil vos commerciaux utilisent-ils pour les prévisions ? Notre CRM ne sait pas le faire",
    greeting: /^Bonjour Anna, /,
    words: /(?:^|\s)(?:le|la|les|et|sur|vous|en)\s/,
    quotes: ["« ", " »"],
    people: "1 150 personnes",
  },
  es: {
    post: "Nuestras previsiones fallaron por un tercio.  Nadie había preguntado por el siguiente paso.",
    comment: "¿Qué herramienta usa su equipo de ventas para las previsiones? Nuestro CRM no puede hacerlo",
    greeting: /^Hola, Anna\. \p{Lu}|^Hola, Anna\. ¿/u,
    words: /(?:^|\s)(?:el|la|los|las|de|con|en)\s/,
    quotes: ["«", "»"],
    people: "1150 personas",
  },
  it: {
    post: "Le nostre previsioni erano sbagliate di un terzo. Senza il passo successivo le previsioni non valgono.",
    comment: "Quale strumento usa il vostro team vendite per le previsioni? Il nostro CRM non ci riesce",
    greeting: /^Buongiorno Anna, /,
    words: /(?:^|\s)(?:il|la|le|di|con|che|in)\s/,
    quotes: ["«", "»"],
    people: "1150 persone",
  },
  nl: {
    post: "Onze prognose zat er een derde naast. Zonder volgende stap is een prognose niets waard.",
    comment: "Welke tool gebruikt jullie salesteam voor de prognose? Ons CRM kan het niet",
    greeting: /^Dag Anna, /,
    words: /\b(?:de|het|een|van|en|bij)\b/,
    quotes: ["“", "”"],
    people: "1.150 medewerkers",
  },
  pt: {
    post: "Nossa previsão de vendas errou por um terço. Ninguém tinha perguntado pelo próximo passo.",
    comment: "Que ferramenta a equipe de vendas usa para a previsão? O nosso CRM não consegue",
    greeting: /^Olá, Anna! \p{Lu}/u,
    words: /(?:^|\s)(?:o|a|os|as|de|com|na)\s/,
    quotes: ["“", "”"],
    people: "1.150 pessoas",
  },
};

/** What no text may say: that a silent reaction was seen, or anything about the sender. */
const forbidden: Record<Language, RegExp> = {
  en: /saw (?:that )?you (?:like|react)|you(?:r)? like[ds]?\b|you reacted|your reaction|we both|I also follow|caught my eye|got people talking/i,
  de: /gesehen, dass (?:Ihnen|Sie)|Ihnen gefällt|Ihre Reaktion|Ihr Like|wir beide|auch ich folge|aufgefallen, dass Sie/i,
  fr: /j'ai vu que vous|vous avez aimé|votre réaction|nous suivons tous|nous deux|moi aussi/i,
  es: /he visto que|vi que (?:le|usted)|le gustó|su reacción|ambos seguimos|los dos seguimos/i,
  it: /ho visto che|le è piaciuto|la sua reazione|entrambi seguiamo|anche io seguo/i,
  nl: /ik zag dat je|je like|jouw like|je reageerde|wij volgen allebei|we volgen allebei/i,
  pt: /vi que você|você curtiu|sua reação|sua curtida|nós dois|ambos seguimos/i,
};
const cases = languages.map((language) => ({ language, ...samples[language] }));
const inLanguage = (language: Language, change: Partial<WordsInput> = {}): WordsInput =>
  signal({ language, post: { ...signal().post, text: samples[language].post }, ...change });

const meant: Meaning[] = ["asks", "evaluates", "states_problem", "shares_experience", "agrees"];
const names = Array.from(
  { length: 40 },
  (_, place) => `Anna ${String.fromCharCode(65 + (place % 26))}${place}o`,
);
const someone = (place: number) => ({ name: names[place] ?? "", title: "VP Sales", location: null });

describe.each(cases)("the texts in $language", ({ language, comment, greeting, words, quotes, people }) => {
  const write = (change: Partial<WordsInput> = {}) => writeByRules(inLanguage(language, change));

  it("greet, quote and count as the language does", () => {
    const company = { name: "Brightloop", industry: "Software Development", employeeCount: 1150 };
    const text = write({ company, engagement: commented("asks", comment) });
    expect(text.suggestedOpener).toMatch(greeting);
    expect(text.whyItMatters).toContain(`${quotes[0]}${comment.slice(0, 30)}`);
    expect(text.whyItMatters).toContain(quotes[1]);
    expect(text.whyItMatters.replaceAll(/[\u00a0\u202f]/g, " ")).toContain(people);
    expect(all(text).join(" ").match(new RegExp(words, "g"))?.length).toBeGreaterThan(8);
  });

  it("recognize what the post is about", () => {
    expect(openDraft(inLanguage(language)).topicId).toBe("forecasting");
    const noun = phrasebookOf(language).topics.forecasting.noun.replace(/^(?:la |a |l')/, "");
    expect(write({ engagement: liked() }).whyItMatters).toContain(noun);
  });

  it.each(meant)("quote a comment that %s, with its author and post", (meaning) => {
    const text = write({ engagement: commented(meaning, comment) });
    expect(text.whyItMatters).toContain("Anna Keller");
    expect(text.whyItMatters).toContain("Tom Berg");
    expect(text.whyItMatters).toContain(comment.slice(0, 30));
  });

  it.each(meant)("never put a question back to someone who %s", (meaning) => {
    for (const [place] of names.entries()) {
      const { suggestedOpener } = write({ person: someone(place), engagement: commented(meaning, comment) });
      expect(suggestedOpener).not.toContain(comment.slice(0, 20));
    }
  });

  it("ask someone who wants help in a post what would help, not what happened since", () => {
    const engagement = { ...liked(), kind: null, reactionType: null, meaning: "asks" as const };
    const post = { ...inLanguage(language).post, text: comment };
    const { question, asks, addressed } = phrasebookOf(language).opener.questions;
    const asked = [...question, ...asks, ...addressed];
    for (const [place] of names.entries()) {
      const input = inLanguage(language, { engagement, post, person: someone(place) });
      const { slots } = openDraft(input);
      const bare = { ...slots, at: "", company: null };
      const questions = [...fillAll(asked, slots), ...fillAll(asked, bare)];
      const opener = writeByRules(input).suggestedOpener.toLowerCase();
      expect(questions.some((question) => opener.includes(question.toLowerCase()))).toBe(true);
    }
  });

  it("quote an authored post as the person's own words", () => {
    const engagement = { ...liked(), kind: null, reactionType: null, meaning: "states_problem" as const };
    const text = write({ engagement, person: { name: "Tom Berg", title: "VP Sales", location: null } });
    expect(text.suggestedOpener).not.toMatch(/Tom Berg.*Tom Berg/);
    expect(text.whyItMatters).toContain(samples[language].post.slice(0, 20));
  });

  it("never quote filler, and never say that a silent reaction was seen", () => {
    for (const [place] of names.entries()) {
      const type = sourceTypes[place % sourceTypes.length] ?? "own_company";
      const source = { type, displayName: "Rivalo" };
      const person = someone(place);
      for (const engagement of [liked(), liked("INSIGHTFUL"), commented("filler", "Exactement xyzzy")]) {
        const text = write({ source, person, engagement });
        expect(all(text).join("\n")).not.toContain("xyzzy");
        expect(text.suggestedOpener).not.toMatch(forbidden[language]);
        expect(text.suggestedOpener).not.toContain("Rivalo");
      }
      const spoken = write({ source, person, engagement: commented("agrees", comment) });
      expect(spoken.suggestedOpener).not.toMatch(forbidden[language]);
    }
  });

  it("do not repeat a competitor's claim or name to the person", () => {
    const source = { type: "competitor_company" as const, displayName: "Rivalo" };
    for (const [place] of names.entries()) {
      const post = { ...inLanguage(language).post, author: "Rivalo" };
      const { suggestedOpener } = write({ source, post, person: someone(place), engagement: liked() });
      expect(suggestedOpener).not.toMatch(/Rivalo|„|«/);
    }
  });

  it("read well with everything unknown", () => {
    for (const [place] of names.entries()) {
      const text = write({
        person: { name: `J. Smith${place}`, title: null, location: null },
        company: null,
        source: { type: sourceTypes[place % sourceTypes.length] ?? "own_company", displayName: "" },
        post: { ...signal().post, author: "", text: "https://rivalo.example" },
        engagement: place % 2 ? liked("odd") : { ...liked(), kind: null },
      });
      for (const part of all(text)) {
        expect(part).not.toMatch(
          /null|undefined|false|“”|„“|«\s*»|\(\)|\s{2}|\s[.,:;](?=\s|$)(?<!\s[:;?!])|https?:/,
        );
      }
    }
  });

  it("have texts without gaps for every function and level", () => {
    const input = inLanguage(language, { engagement: liked() });
    for (const persona of personas) {
      for (const seniority of [...seniorities, null]) {
        for (const classification of ["buyer", "influencer", null] as const) {
          const score = { ...input.score, persona, seniority, classification };
          for (const part of all(writeByRules({ ...input, score }))) {
            expect(part).not.toMatch(/null|undefined|\s{2}/);
            expect(part).toMatch(/[.?!…»”“]$/);
          }
        }
      }
    }
  });

  it("have a wording in every list that needs no fact", () => {
    const bare = openDraft(
      inLanguage(language, {
        person: { name: "Anna Keller", title: null, location: null },
        company: null,
        source: { type: "competitor_company", displayName: "" },
        post: { ...signal().post, author: "", text: "" },
        engagement: liked(),
      }),
    ).slots;
    const { evidence, moment, opener, points, roles } = phrasebookOf(language);
    const spoken = { ...bare, said: "x", claim: "x" };
    // An opinion is only taken up if it names a topic, a statement if it can be quoted.
    const { topic, quote, ...hooks } = opener.hooks;
    expect(fillAll(topic, { ...spoken, topic: "x" })).not.toEqual([]);
    expect(fillAll(quote, { ...spoken, line: "x" })).not.toEqual([]);
    const lists: [Wordings, typeof bare][] = [
      ...Object.values(evidence).map((list): [Wordings, typeof bare] => [list, spoken]),
      ...Object.values(moment).map((list): [Wordings, typeof bare] => [list, bare]),
      ...[...Object.values(hooks), ...Object.values(opener.questions)].map(
        (list): [Wordings, typeof bare] => [list, spoken],
      ),
      ...Object.values(points.said).map((list): [Wordings, typeof bare] => [list, spoken]),
      ...[opener.leads, opener.frames, ...Object.values(roles).map(({ questions }) => questions)].map(
        (list): [Wordings, typeof bare] => [list, bare],
      ),
      ...[
        points.unsaid,
        points.next,
        points.untitled,
        points.competitor,
        points.own,
        points.repeated,
        points.context,
      ].map((list): [Wordings, typeof bare] => [list, bare]),
    ];
    for (const [list, slots] of lists) expect(fillAll(list, slots)).not.toEqual([]);
  });
});
