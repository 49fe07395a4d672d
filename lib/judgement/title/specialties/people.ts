import { readField } from "./specialty-entry";

/** People, the office and administration. */
export const peopleSpecialties = readField("people", {
  human_resources: { broad: true },
  recruiting: { leads: true },
  staffing_agency: {},
  learning_development: { leads: true },
  compensation_benefits: {},
  hr_systems: {},
  labor_relations: {},
  diversity_inclusion: {},
  employer_branding: {},
  occupational_health: {},
  workforce_management: {},
  facility_management: {},
  cleaning: {},
  office_management: {},
  executive_assistance: { leads: true },
  administration: { general: true },
});
