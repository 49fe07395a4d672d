import { describe, expect, it } from "vitest";
import type { Language } from "@/db/vocabulary";
import { readDerived } from "./read-derived";

describe("readDerived", () => {
  it.each<[string, Language, number]>([
    ["Delivery took 19 weeks", "en", 4],
    ["Offen seit 2190 Tagen", "de", 6],
    ["Deux semaines de retard", "fr", 15],
    ["Ahora esperan 25 minutos en vez de 2 horas", "es", 120],
    ["L'obiettivo era un'ora", "it", 60],
    ["Het koelen duurt al een kwartier", "nl", 15],
    ["27 vezes lá, 31 cliques aqui", "pt", 4],
    ["It dropped by a quarter", "en", 25],
    ["94 minuti, di cui 51 per cercare", "it", 0.5],
    ["118 open ones. Products? 26.", "en", 4],
  ])("reads from %s", (text, language, value) => expect(readDerived(text, language)).toContain(value));

  it.each<[string, Language, number]>([
    ["19 suppliers", "en", 4],
    ["300 people and 40 trucks", "en", 20],
  ])("does not read from %s", (text, language, value) =>
    expect(readDerived(text, language)).not.toContain(value),
  );
});
