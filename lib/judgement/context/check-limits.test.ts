import { describe, expect, it } from "vitest";
import { checkLimits, type LimitedPerson } from "./check-limits";
import { understandContext } from "./understand-context";

const nobody: LimitedPerson = {
  industry: null,
  companyName: null,
  employeeCount: null,
  title: null,
  headline: null,
};
const check = (text: string, person: Partial<LimitedPerson>) =>
  checkLimits(understandContext(text), { ...nobody, ...person }).map(({ met }) => met);

describe("checkLimits on industries", () => {
  it.each([
    ["Only dentists", { industry: "Dentists" }, true],
    ["Only dentists", { industry: "Hospitals" }, false],
    ["Only dentists", { industry: "Retail" }, false],
    ["Only dentists", { industry: "Hospitals and Health Care" }, null],
    ["Only dentists", { industry: "Hospitals and Health Care", companyName: "Zahnarztpraxis Vogt" }, true],
    ["Only dentists", { companyName: "Zahnarztpraxis Vogt" }, true],
    ["Only dentists", { industry: null }, null],
    ["Only dentists", { industry: "Zauberkunst" }, null],
    ["Only banks", { industry: "Insurance" }, false],
    ["Only SaaS", { industry: "IT Services and IT Consulting" }, null],
    ["Only healthcare", { industry: "Dentists" }, true],
    ["Only healthcare software", { industry: "Software Development" }, null],
    ["Only healthcare software", { industry: "Construction software" }, null],
    ["Nur Banken und Sparkassen", { industry: "Banking" }, true],
    ["Everything except education", { industry: "Higher Education" }, false],
    ["Everything except education", { industry: "Retail" }, true],
    ["Everything except education", { industry: null }, null],
    ["No pharma", { industry: "Healthcare" }, true],
  ])("%s: %o is %s", (text, person, met) => {
    expect(check(text, person)).toEqual([met]);
  });
});

describe("checkLimits on kinds of company", () => {
  it.each([
    ["No agencies", { industry: "Advertising Services" }, false],
    ["No agencies", { industry: "Retail" }, true],
    ["No agencies", { industry: "Retail", companyName: "Vogt Agentur" }, false],
    ["No agencies", { industry: null }, null],
    ["No consultants", { industry: "Business Consulting and Services" }, false],
    ["No consultants", { industry: "Banking", title: "CFO" }, true],
    ["No freelancers", { title: "Freelance Designer", employeeCount: 40 }, false],
    ["No freelancers", { title: "Designer", about: "I am a freelancer", employeeCount: 40 }, false],
    ["No freelancers", { employeeCount: 1 }, false],
    ["No freelancers", { title: "CFO", employeeCount: 400 }, true],
    ["No freelancers", { title: "CFO" }, null],
    ["Only startups", { employeeCount: 20 }, true],
    ["Only startups", { employeeCount: 120 }, null],
    ["Only startups", { employeeCount: 4_000 }, false],
    ["No enterprises", { employeeCount: 12_000 }, false],
    ["Nur Mittelstand", { employeeCount: 120 }, true],
    ["No public sector", { industry: "Government Administration" }, false],
    ["Non-profits only", { industry: "Non-profit Organizations" }, true],
    ["Only B2B companies", { industry: "Software Development" }, true],
    ["Only B2B companies", { industry: "Restaurants" }, false],
    ["Only B2B companies", { industry: "Banking" }, null],
    ["No resellers", { industry: "Retail" }, null],
  ])("%s: %o is %s", (text, person, met) => {
    expect(check(text, person)).toEqual([met]);
  });
});

describe("checkLimits on roles", () => {
  it.each([
    ["Not interested in students", { title: "Student at a university" }, false],
    ["Not interested in students", { title: "CFO" }, true],
    ["Not interested in students", {}, null],
    ["No interns", { title: "International Sales Manager" }, true],
    ["No interns", { title: "Marketing Intern" }, false],
    ["No recruiters", { title: "Senior Recruiter" }, false],
    ["No recruiters", { title: "Headhunter" }, false],
    ["No recruiters", { title: "Owner", industry: "Staffing and Recruiting" }, true],
    ["Keine Headhunter", { title: "Inhaberin", industry: "Staffing and Recruiting" }, false],
    ["Keine Headhunter", { title: "Senior Recruiter" }, false],
    ["Sin cazatalentos", { title: "Socio", industry: "Executive Search" }, false],
    ["Keine Headhunter", { title: "CFO", industry: "Banking" }, true],
    ["Only CFOs", { title: "CFO" }, true],
    ["Only CFOs", { title: "Accountant" }, false],
    ["Only CFOs", { title: "VP Marketing" }, false],
    ["Only decision makers", { title: "Head of Sales" }, true],
    ["Only decision makers", { title: "Working student" }, false],
    ["Only VPs and above", { title: "CEO" }, true],
    ["No one below director", { title: "Sales Manager" }, false],
    ["Only marketing and sales people", { title: "Head of Sales" }, true],
    ["Only marketing and sales people", { title: "Legal Counsel" }, false],
  ])("%s: %o is %s", (text, person, met) => {
    expect(check(text, person)).toEqual([met]);
  });

  it("checks each limit by itself and leaves out what was not understood", () => {
    const text = "Only companies in retail, not agencies. Only if they use Salesforce.";
    expect(check(text, { industry: "Retail" })).toEqual([true, true]);
    expect(check("Only if they use Salesforce", { industry: "Retail" })).toEqual([]);
  });
});
