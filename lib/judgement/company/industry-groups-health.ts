import { readSector } from "./industry-entry";

/** Health, life sciences, education, public sector and nonprofit. */
export const healthAndPublicIndustries = readSector("health", {
  healthcare: {
    label: "Healthcare",
    near: ["life_sciences", "pharma", "medtech", "fitness"],
  },
  hospitals: {
    label: "Hospitals and clinics",
    parents: ["healthcare"],
    near: ["medical_practice", "elder_care", "mental_health"],
  },
  medical_practice: {
    label: "Medical practices",
    parents: ["healthcare"],
    near: ["hospitals", "mental_health"],
  },
  dental: {
    label: "Dental",
    parents: ["healthcare"],
  },
  mental_health: {
    label: "Mental health",
    parents: ["healthcare"],
    near: ["hospitals", "medical_practice"],
  },
  elder_care: {
    label: "Care homes and home care",
    parents: ["healthcare"],
    near: ["hospitals", "social_services"],
  },
  pharmacies: {
    label: "Pharmacies",
    parents: ["healthcare", "retail"],
    near: ["pharma"],
  },
  veterinary: {
    label: "Veterinary",
  },
  life_sciences: {
    label: "Life sciences",
    near: ["healthcare", "research"],
  },
  pharma: {
    label: "Pharma",
    parents: ["life_sciences"],
    near: ["medtech", "biotech", "healthcare", "chemicals", "pharmacies"],
  },
  biotech: {
    label: "Biotechnology",
    parents: ["life_sciences"],
    near: ["pharma", "medtech", "healthcare"],
  },
  medtech: {
    label: "Medical devices",
    parents: ["life_sciences"],
    near: ["pharma", "biotech", "healthcare"],
  },
  education: {
    label: "Education",
    near: ["research"],
  },
  schools: {
    label: "Schools and childcare",
    parents: ["education"],
  },
  higher_education: {
    label: "Higher education",
    parents: ["education"],
    near: ["research"],
  },
  e_learning: {
    label: "E-learning",
    parents: ["education"],
    near: ["training", "software"],
  },
  training: {
    label: "Training and coaching",
    parents: ["education"],
    near: ["e_learning", "hr_services"],
  },
  government: {
    label: "Public sector",
    near: ["nonprofit"],
  },
  defense: {
    label: "Defense and military",
    near: ["aerospace", "government"],
  },
  nonprofit: {
    label: "Nonprofit",
    near: ["government", "social_services"],
  },
  social_services: {
    label: "Social services",
    near: ["nonprofit", "elder_care", "healthcare"],
  },
});
