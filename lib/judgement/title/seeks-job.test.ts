import { expect, it } from "vitest";
import { seeksJob } from "./seeks-job";

it.each([
  "Data Engineer | Open to New Opportunities",
  "VP CS looking for the next adventure",
  "Seeking a new challenge in B2B sales",
  "#OpenToWork | Controller",
  "Vertriebsleiterin auf der Suche nach einer neuen Herausforderung",
  "Ingénieur en recherche active",
  "CIO en transición",
  "Responsabile acquisti alla ricerca di nuove opportunità",
  "Inkoper, op zoek naar een nieuwe uitdaging",
  "Analista em busca de novas oportunidades",
])("%s seeks a job", (headline) => {
  expect(seeksJob(headline)).toBe(true);
});

it.each([
  "VP Sales at Acme",
  "I help engineers who are looking for a new role",
  "Recruiter | helping people open to work",
  "Open source maintainer",
  "Auf der Bühne und im Büro",
  null,
])("%s does not", (headline) => {
  expect(seeksJob(headline)).toBe(false);
});
