import { describe, expect, it } from "vitest";
import { type Department, labelTitle, type TitleLevel } from "./title-labels";

const titles: [string, Department, TitleLevel][] = [
  ["Chief Executive Officer", "Other", "Management"],
  ["Bürokauffrau", "Administrative", "Professional"],
  ["Business Development Manager", "Business Development", "Senior"],
  ["Senior Consultant", "Consulting", "Senior"],
  ["Leiterin Kundenservice", "Customer Support", "Lead"],
  ["Head of People", "Human Resources", "Lead"],
  ["Frontend Developer", "Information Technology", "Professional"],
  ["Engineering Manager", "Other", "Senior"],
  ["CRM Manager", "Information Technology", "Senior"],
  ["Marketing Operations Specialist", "Marketing", "Professional"],
  ["Revenue Operations Director", "Sales", "Director"],
  ["Sales & Marketing Director", "Marketing", "Director"],
  ["Marketing & Sales Director", "Marketing", "Director"],
  ["Steuerberaterin", "Other", "Professional"],
  ["Projektleiter Tiefbau", "Project Management", "Lead"],
  ["Responsable achats", "Purchasing", "Senior"],
  ["Jefe de Ventas", "Sales", "Lead"],
  ["Trainee", "Other", "Junior"],
  ["", "Other", "Professional"],
];

describe("labelTitle", () => {
  it.each(titles)('labels "%s" as %s, %s', (title, department, seniority) => {
    expect(labelTitle(title)).toEqual({ department, seniority });
  });
});
