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
  ["Aankoopmanager", "Purchasing", "Senior"],
  ["Serviceberaterin Werkstatt", "Customer Support", "Professional"],
  ["Head of Customer Service and Sales", "Sales", "Lead"],
  ["Operational Marketing Manager", "Marketing", "Senior"],
  ["Legal Consultant", "Consulting", "Professional"],
  ["Leiter Finanzen und Projektmanagement", "Project Management", "Lead"],
  ["CFO & Head of Procurement", "Other", "Management"],
  ["Nature Program Lecturer", "Other", "Professional"],
  ["Gerente de novos negócios", "Business Development", "Lead"],
  ["Försäljningschef", "Sales", "Lead"],
  ["Jefa de RR.HH.", "Human Resources", "Lead"],
  ["Member of the Advisory Board", "Other", "Management"],
  ["Buchhalterin, Chief GmbH", "Other", "Professional"],
  ["Senior Executive Assistant", "Administrative", "Senior"],
  ["Chef d'agence", "Other", "Lead"],
  ["Chef de partie", "Other", "Professional"],
  ["Dekanat Informatik", "Information Technology", "Professional"],
  ["Lernender Kaufmann", "Other", "Junior"],
  ["Subdirectora de compras", "Purchasing", "Director"],
  ["Seniorpartner", "Other", "Management"],
  ["Associate Brand Manager", "Marketing", "Professional"],
  ["", "Other", "Professional"],
];

describe("labelTitle", () => {
  it.each(titles)('labels "%s" as %s, %s', (title, department, seniority) => {
    expect(labelTitle(title)).toEqual({ department, seniority });
  });
});
