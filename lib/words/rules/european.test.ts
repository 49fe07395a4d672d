import { describe, expect, it } from "vitest";
import { personas, seniorities, sourceTypes } from "@/db/vocabulary";
import { commented, liked, signal } from "@/tests/factories/words-signal";
import { openDraft } from "./draft";
import { isInPortugal, toEuropean } from "./european";
import { phrasebookOf } from "./phrasebooks";
import type { Given, Slots } from "./wording";
import { writeByRules } from "./write";

const brazilianWords = [
  "vocês?|equipes?|planilhas?|contatos?|contata|registros?|usuários?|planej\\p{L}+|prospecção",
  "fechamento|varejo|estoque|treinamento|capacitação|confi\\p{L}*bilidade|confiável|diretoria|escopo",
  "esfriar|celular|tela|cadastro|gerenci\\p{L}+|compartilh\\p{L}+|enxerg\\p{L}+|curtiu",
  "est\\p{L}+ \\p{L}+ndo|em uma?|(?:o|do|no) time|da busca|detect\\p{L}+|até a assinatura|participa da",
].join("|");
/** Forms that only Brazil has. */
const brazilianOnly = new RegExp(`(?<!\\p{L})(?:${brazilianWords})(?!\\p{L})`, "iu");

/** Every wording of the phrasebook. */
function wordingsOf(value: unknown, slots: Slots & Given): string[] {
  if (typeof value === "function") return wordingsOf(value(slots), slots);
  if (typeof value === "string") return [value];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, item]) => (key === "grammar" ? [] : wordingsOf(item, slots)));
}

describe("toEuropean", () => {
  it.each([
    ["Ana sabe o que falta à equipe.", "Ana sabe o que falta à equipa."],
    ["O que falta ao time e no time?", "O que falta à equipa e na equipa?"],
    ["que tarefa ainda está numa planilha?", "que tarefa ainda está numa folha de cálculo?"],
    ["procurar um segundo contato na Acme.", "procurar um segundo contacto na Acme."],
    ["o que não está funcionando", "o que não está a funcionar"],
    ["vocês estão avaliando opções", "estão a avaliar opções"],
    ["Olá, Rui! Você já encontrou uma resposta?", "Olá, Rui! Já encontrou uma resposta?"],
    ["o que ainda depende de você e não deveria?", "o que ainda depende de si e não deveria?"],
    ["o que mudou depois da última pesquisa interna?", "o que mudou depois do último inquérito interno?"],
    ["1.150 pessoas, não 12.400 pessoas", "1150 pessoas, não 12\u00a0400 pessoas"],
  ])("rewrites %s", (text, european) => expect(toEuropean(text)).toBe(european));

  it.each([
    "Escreveu: “Você usa uma planilha com a equipe de “time” hoje” na publicação.",
    "Perguntar que ferramenta se usa na Contato Equipe.",
    "A equipa está a usar um registo.",
    "Ver contato.io e @equipe.",
  ])("leaves %s", (text) => expect(toEuropean(text)).toBe(text));

  it("leaves what is kept", () => {
    expect(
      toEuropean("Como gerente de equipe, Ana lidera a equipe.", ["gerente de equipe", "a-b (c) [d/e"]),
    ).toBe("Como gerente de equipe, Ana lidera a equipa.");
  });

  it("keeps whole words only", () => {
    expect(toEuropean("Olá, Vo! Você mudaria a equipe?", ["Vo", "equi"])).toBe("Olá, Vo! Mudaria a equipa?");
  });

  it("leaves no Brazilian form of any Portuguese wording", () => {
    const facts = { persona: "sales" as const, seniority: "director" as const };
    const input = signal({ language: "pt", post: { ...signal().post, text: "Previsão de vendas" } });
    const known = openDraft({ ...input, score: { ...input.score, ...facts } }).slots;
    const given = {
      clause: "Ana gostou da publicação de Rui",
      match: "o nível",
      list: "o nível",
      level: "Ana decide",
    };
    const bare = { topic: null, title: null, company: null, industry: null, at: "", line: null };
    const texts = [
      known,
      { ...known, ...bare },
      { ...known, topic: null },
      { ...known, title: null },
      { ...known, hasQuestion: !known.hasQuestion },
    ].flatMap((slots) =>
      wordingsOf(phrasebookOf("pt"), {
        ...slots,
        ...given,
        line: slots.line && "“x”",
        said: "“x”",
        competitor: "Rivalo",
      }),
    );
    const topics = Object.values(phrasebookOf("pt").topics).map(({ noun }) => noun);
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.some((text) => /planilha/.test(text))).toBe(true);
    for (const text of [...texts, ...topics]) expect(toEuropean(text)).not.toMatch(brazilianOnly);
  });
});

describe("isInPortugal", () => {
  it.each([
    "Lisboa, Portugal",
    "Portugal",
    "Porto",
    "Greater Lisbon Area",
    "Área Metropolitana de Lisboa",
    "Porto e Região",
    "Vila Nova de Gaia",
    "Setúbal",
  ])("knows %s", (location) => expect(isInPortugal(location, null)).toBe(true));

  it.each(["Porto Alegre", "Porto Velho, Brasil", "São Paulo, Brasil", "Berlin", "Viseu, Pará", ""])(
    "does not take %s for Portugal",
    (location) => expect(isInPortugal(location, null)).toBe(false),
  );

  it.each([
    "A nossa equipa usa isto há anos.",
    "Estou a comparar duas ferramentas",
    "Já deixei o meu contacto",
    "No ecrã do telemóvel não funciona",
  ])("reads European words: %s", (words) => expect(isInPortugal(null, words)).toBe(true));

  it.each([
    "A nossa equipe usa isso há anos.",
    "Estou a par do assunto",
    "Quem equipa a fábrica está a favor",
    "Essa é a maior dor do time",
  ])("reads no European words: %s", (words) => expect(isInPortugal(null, words)).toBe(false));

  it("lets a location in Brazil weigh more than words", () => {
    expect(isInPortugal("Recife, Brasil", "Estou a comparar com a equipa")).toBe(false);
  });
});

describe("the texts for a person in Portugal", () => {
  const post = { ...signal().post, text: "A previsão de vendas falhou. Ninguém tinha perguntado." };
  const comment = "Você usa planilha com a equipe de vendas? Vocês estão usando qual CRM?";
  const write = (location: string, change: Partial<Parameters<typeof writeByRules>[0]>) =>
    writeByRules(
      signal({
        language: "pt",
        post,
        ...change,
        person: { name: "Rui Tavares", title: "VP Sales", location },
      }),
    );

  it("have no Brazilian forms outside of quotes and keep the limits", () => {
    const input = signal({ language: "pt" });
    for (const persona of personas) {
      for (const [place, seniority] of seniorities.entries()) {
        for (const engagement of [
          liked(),
          commented("agrees", comment),
          commented("states_problem", comment),
        ]) {
          const source = {
            type: sourceTypes[place % sourceTypes.length] ?? "own_company",
            displayName: "Rivalo",
          };
          const score = { ...input.score, persona, seniority };
          const texts = write("Lisboa, Portugal", { source, score, engagement });
          const { whyItMatters, suggestedOpener, talkingPoints } = texts;
          for (const text of [whyItMatters, suggestedOpener, ...talkingPoints]) {
            expect(text.replace(/“[^”]*”/gu, "")).not.toMatch(brazilianOnly);
          }
          expect(whyItMatters).toContain(engagement.text ?? "VP Sales");
          expect(whyItMatters.length).toBeLessThanOrEqual(400);
          expect(suggestedOpener.length).toBeLessThanOrEqual(300);
          for (const point of talkingPoints) expect(point.length).toBeLessThanOrEqual(160);
        }
      }
    }
  });
});
