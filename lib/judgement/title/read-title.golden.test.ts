/**
 * Complete readings: function and others beside it, level, confidence; then whether it supports or works for itself.
 */
import { describe, expect, it } from "vitest";
import { readSeniority, readTitle, readWantedTitle, type TitleReading, titleParts } from "./read-title";

const show = ({
  persona,
  otherPersonas,
  seniority,
  confidence,
  support,
  independent,
}: TitleReading): string =>
  [
    [persona, ...otherPersonas].join(" + "),
    seniority ?? "no level",
    confidence,
    ...(support ? ["support"] : []),
    ...(independent ? ["independent"] : []),
  ].join(", ");
const pairs = (list: string): [string, string][] =>
  list
    .trim()
    .split("\n")
    .map((line) => line.split("→").map((part) => part.trim()) as [string, string]);

const titles = `
  VP Sales → sales, director, 0.95
  Sales → sales, professional, 0.6
  Director → other, director, 0.55
  Channel → sales, no level, 0.4
  Channel Director → sales, director, 0.75
  Director Sales + Channel → sales, director, 0.95
  Sales & Marketing Director → sales + marketing, director, 0.8
  Sales, Marketing, Finance, Legal and HR → human_resources + sales + marketing + finance, professional, 0.45
  Marketing, Sales Channel → marketing + sales, professional, 0.45
  Founder, Sales → sales, executive, 0.8
  Project Manager Sales → sales + project_management, senior, 0.8
  Marketing Director; Sales; Sales → marketing + sales, director, 0.8
  Sales Manager Sales → sales, senior, 0.95
  Entrepreneurship → other, no level, 0.2
  Unicorn → other, no level, 0.2
  Dentist → other, professional, 0.6
  Dentist and Founder → founder, executive, 0.95
  Chief Engineer, HVAC → other, lead, 0.95
  Software Engineer HVAC → engineering, professional, 0.95
  Construction Project Manager → project_management, senior, 0.95
  Professor of Marketing → other, professional, 0.95
  Chef des ventes → sales, lead, 0.95
  Head of Sales | Lecturer → sales, lead, 0.95
  Lecturer | Head of Sales → other, lead, 0.95
  Marketing | Head of Sales → marketing + sales, lead, 0.8
  Head of Sales | Marketing Director → sales, director, 0.95
  Industrial Engineer - Trainee → operations, junior, 0.95, support
  Prokurist → founder, executive, 0.75
  Prokurist | Sales Manager → sales, senior, 0.95
  Einkaufskorbschlosser → other, no level, 0.2
  Einkaufsmonteur → other, professional, 0.6
  Personalcomputer Techniker → other, professional, 0.95
  Owner → founder, executive, 0.95
  Owner's Representative → other, professional, 0.55
  Founder's Office → administration, professional, 0.6
  CEO | MBA student → founder, executive, 0.95
  Sales | MBA student → sales, junior, 0.95, support
  Intern, Junior Sales Manager → sales, junior, 0.95, support
  Junior Associate Marketing Manager → marketing, junior, 0.95
  Associate Marketing Manager, Junior → marketing, junior, 0.95
  Director | Account Executive, Marketing → sales + marketing, director, 0.8
  Unicorn | Marketing → marketing, professional, 0.6
  Head of Sales | Freelance Coach → sales, lead, 0.95, independent
  Senior Assistant → administration, senior, 0.75, support
  Senior Executive Assistant → administration, senior, 0.95, support
  Sr. Personal Assistant → administration, senior, 0.95, support
  Senior Sales Intern → sales, junior, 0.95, support
  Very Senior Old Assistant → administration, senior, 0.75, support
  Senior Old Big Assistant → administration, junior, 0.75, support
  Partner → founder, executive, 0.75
  Partner | Sales Manager → sales, executive, 0.95
  Partner and Advisor | Sales Manager → consulting + sales, executive, 0.8
  Partner Sales | Sales Manager → sales, senior, 0.95
  Founder & Project Manager → project_management, executive, 0.8
  Project Manager, Business Development → business_development + project_management, senior, 0.8
  Business Development, Marketing → marketing + business_development, professional, 0.45
  Partner Sales → sales, executive, 0.95
  Partner at Acme → founder, executive, 0.75
  Sales Partner → sales, professional, 0.6
  Senior Partner Sales Manager → sales, executive, 0.95
  Managing Partner and CFO → finance, executive, 0.8
  Assistant Director → other, director, 0.55
  Assistant Store Manager → operations, senior, 0.95
  Assistant Regional Sales Manager → sales, senior, 0.95
  Assistant Big Regional Sales Manager → sales, senior, 0.95
  Assistant Very Big Regional Sales Manager → sales, junior, 0.95, support
  Assistant and Manager → administration, junior, 0.75, support
  Assistant to the Sales Manager → administration + sales, junior, 0.8, support
  Advisor to the Group Sales Director → consulting, professional, 0.95, support
  Advisor to the Large Group Sales Director → sales + consulting, director, 0.8
  Assistent der Leiterin → administration, junior, 0.75, support
  Sales Manager, reporting to the CEO → sales, senior, 0.95
  Advisor to the Boss → consulting, professional, 0.95
  Coach to CEOs → consulting, professional, 0.95, independent
  Advisor to businessmen → consulting, professional, 0.95
  Mitarbeiter des Vorstands → other, professional, 0.55, support
  Chief of Staff → operations, senior, 0.95, support
  Freelance Designer → product, professional, 0.75, independent
  Retired CFO → other, no level, 0.3
  ex CFO → other, no level, 0.1
`;
it.each(pairs(titles))("%s: %s", (title, expected) => {
  expect(show(readTitle(title, null))).toBe(expected);
});

/** A title, if any // a headline. */
const headlines = `
  // VP of Marketing → marketing, director, 0.81
  Sales // VP of Marketing → sales, professional, 0.6
  Channel // VP of Marketing → sales, director, 0.81
  Unicorn // VP of Marketing → marketing, director, 0.81
  Director // Marketing → other, director, 0.55
  Channel // Director → sales, director, 0.47
  Unicorn // Executive Assistant → administration, junior, 0.81, support
  Prokurist of things // Executive Assistant → founder, executive, 0.75
  Channel // Freelance Designer → sales, professional, 0.64, independent
  Unicorn // → other, no level, 0.2
  Chief Revenue Officer // Fractional CRO → sales, executive, 0.95, independent
  Chief Revenue Officer // Growing things → sales, executive, 0.95
  // Founder @ Acme → founder, executive, 0.81
  // Building Acme → founder, executive, 0.81
  // Building Acme | Head of Sales → sales, lead, 0.81
  // Founder | Executive Assistant → founder, executive, 0.81
  // Executive Assistant to a Founder → administration, junior, 0.81, support
  // Founder & Student → other, junior, 0.81, support
  // Aspiring data scientist → information_technology, junior, 0.51, support
  // Student at MIT | Sales → other, junior, 0.81, support
  // Ex-founder of Acme → other, no level, 0.09
  // Ex-CTO | Founder of Bcme → founder, executive, 0.81
  // I help founders sell → other, no level, 0.09
  // Class '27 | Marketing → marketing, junior, 0.51, support
  // Student '27 | Head of Sales → sales, lead, 0.81
  // Marketing enthusiast → marketing, professional, 0.51
  // Marketing | I help teams sell → marketing, professional, 0.51
  // Head of Sales | I help teams sell | Marketing → sales, lead, 0.81
  // Investor I Head of Sales → sales, lead, 0.81
`;
it.each(pairs(headlines))("%s: %s", (both, expected) => {
  const [title = "", headline = ""] = both.split("//").map((part) => part.trim());
  expect(show(readTitle(title, headline))).toBe(expected);
});

describe("a customer's own words", () => {
  it.each([
    ["c level", "executive"],
    ["executives", "executive"],
    ["owner", "executive"],
    ["partners", "executive"],
    ["Prokurist", "executive"],
    ["heads", "lead"],
    ["team leads", "lead"],
    ["Middle Management", "senior"],
    ["managers", "senior"],
    ["IC", "professional"],
    ["staff", "professional"],
    ["associates", "junior"],
    ["entry level", "junior"],
    ["zzz", null],
  ])("%s is the level %s", (text, level) => {
    expect(readSeniority(text)).toBe(level);
  });

  it.each([
    ["GFs", "founder, executive, 0.95"],
    ["sócios", "founder, executive, 0.75"],
    ["titolari", "founder, executive, 0.95"],
    ["directeuren", "other, director, 0.55"],
    ["eigenaren", "founder, executive, 0.95"],
    ["responsabili", "other, lead, 0.55"],
    ["directores", "other, director, 0.55"],
  ])("%s in the plural: %s", (text, expected) => {
    expect(show(readWantedTitle(text))).toBe(expected);
  });

  it.each([
    ["sócios", true, false],
    ["gérants", true, true],
    ["CFO", true, true],
    ["marketing", false, true],
    ["channel", false, false],
    ["es", false, false],
  ])("%s stands alone: %j, names a function: %j", (part, stands, names) => {
    expect([titleParts.stands(part), titleParts.names(part)]).toEqual([stands, names]);
  });
});
