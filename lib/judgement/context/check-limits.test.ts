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
    // Software and its neighbors name themselves by one another's industries; other neighbors don't.
    ["Only SaaS", { industry: "IT Services and Banking" }, null],
    ["Only SaaS", { industry: "Retail" }, false],
    ["Only IT service companies", { industry: "Telecommunications" }, false],
    ["Only telecommunications", { industry: "IT Services" }, false],
    ["Only cybersecurity", { industry: "Internet" }, false],
  ])("%s: %o is %s", (text, person, met) => {
    expect(check(text, person)).toEqual([met]);
  });
});

describe("checkLimits on kinds of company", () => {
  it.each([
    ["No agencies", { industry: "Advertising Services" }, false],
    ["No agencies", { industry: "Retail" }, true],
    ["No agencies", { industry: "Retail", companyName: "Vogt Agentur" }, false],
    ["No agencies", { industry: "Retail", companyName: "Agentur Vogt" }, false],
    ["No agencies", { industry: "Retail", companyName: `${"x".repeat(193)} agency` }, false],
    ["No agencies", { industry: "Retail", companyName: `${"x".repeat(194)} agency` }, true],
    ["No agencies", { industry: "Retail", title: "Agency owner" }, false],
    ["No agencies", { industry: "Advertising and Retail" }, false],
    ["No agencies", { industry: "Zauberkunst", companyName: "Vogt Marketing" }, false],
    ["No agencies", { industry: "Zauberkunst", companyName: "Vogt" }, null],
    ["No agencies", { industry: null }, null],
    ["No consultants", { industry: "Business Consulting and Services" }, false],
    ["No consultants", { industry: "Banking", title: "Consultant" }, false],
    ["No consultants", { industry: "Banking", title: "CFO", about: "I was a consultant" }, true],
    ["No freelancers", { title: "Freelance Designer", employeeCount: 40 }, false],
    ["No freelancers", { title: "Designer", about: "I am a freelancer", employeeCount: 40 }, false],
    ["No freelancers", { about: "Freelancer", employeeCount: 40 }, false],
    ["No freelancers", { about: `${"x".repeat(591)} freelance`, employeeCount: 40 }, false],
    ["No freelancers", { about: `${"x".repeat(592)} freelance`, employeeCount: 40 }, true],
    ["No freelancers", { employeeCount: 0 }, false],
    ["No freelancers", { employeeCount: 1 }, false],
    ["No freelancers", { employeeCount: 2 }, null],
    ["No freelancers", { employeeCount: 3 }, true],
    ["No freelancers", { title: "CFO", employeeCount: 400 }, true],
    ["No freelancers", { title: "CFO" }, null],
    ["Only startups", { employeeCount: 0 }, true],
    ["Only startups", { employeeCount: 50 }, true],
    ["Only startups", { employeeCount: 51 }, null],
    ["Only startups", { employeeCount: 250 }, null],
    ["Only startups", { employeeCount: 251 }, false],
    ["Nur Mittelstand", { employeeCount: 1 }, false],
    ["Nur Mittelstand", { employeeCount: 2 }, null],
    ["Nur Mittelstand", { employeeCount: 9 }, null],
    ["Nur Mittelstand", { employeeCount: 10 }, true],
    ["Nur Mittelstand", { employeeCount: 249 }, true],
    ["Nur Mittelstand", { employeeCount: 250 }, null],
    ["Nur Mittelstand", { employeeCount: 999 }, null],
    ["Nur Mittelstand", { employeeCount: 1_000 }, false],
    ["Only enterprises", { employeeCount: 249 }, false],
    ["Only enterprises", { employeeCount: 250 }, null],
    ["Only enterprises", { employeeCount: 999 }, null],
    ["Only enterprises", { employeeCount: 1_000 }, true],
    ["Only enterprises", { employeeCount: 1_000_000 }, true],
    ["No enterprises", { employeeCount: 12_000 }, false],
    ["Only enterprises", { title: "Enterprise assistant" }, null],
    ["No public sector", { industry: "Government Administration" }, false],
    ["Non-profits only", { industry: "Non-profit Organizations" }, true],
    ["Only B2B companies", { industry: "Software Development" }, true],
    ["Only B2B companies", { industry: "Restaurants" }, false],
    ["Only B2B companies", { industry: "Banking" }, null],
    ["Only B2B companies", { industry: "Software and Media" }, true],
    ["Only B2B companies", { industry: "Retail and Logistics" }, null],
    ["Only B2B companies", { industry: "Retail", headline: "B2B sales" }, true],
    ["Only B2C companies", { industry: "Restaurants and Media" }, true],
    ["Only B2C companies", { industry: "Software Development" }, false],
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
    ["No interns", { headline: "Marketing Intern" }, false],
    ["No interns", { title: "CFO", headline: `${"x".repeat(587)} intern` }, false],
    ["No interns", { title: "CFO", headline: `${"x".repeat(588)} intern` }, true],
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
    ["Only marketing and sales people", { title: "Marketing and Legal" }, true],
    // A hint at a function tells in a title, but not in a headline; a function outside the vocabulary never does.
    ["Only marketing people", { title: "Office" }, false],
    ["Only marketing people", { headline: "Office" }, null],
    ["Only marketing people", { title: "Bauleiter" }, null],
  ])("%s: %o is %s", (text, person, met) => {
    expect(check(text, person)).toEqual([met]);
  });

  it("checks each limit by itself and leaves out what was not understood", () => {
    const text = "Only companies in retail, not agencies. Only if they use Salesforce.";
    expect(check(text, { industry: "Retail" })).toEqual([true, true]);
    expect(check("Only if they use Salesforce", { industry: "Retail" })).toEqual([]);
  });
});
