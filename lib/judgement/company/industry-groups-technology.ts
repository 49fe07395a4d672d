import { readSector } from "./industry-entry";

/** Technology and telecommunications. */
export const technologyIndustries = readSector("technology", {
  technology: {
    label: "Technology",
    near: ["telecom"],
  },
  software: {
    label: "Software",
    parents: ["technology"],
    near: ["it_services", "internet", "data_ai", "cybersecurity", "fintech", "gaming"],
  },
  it_services: {
    label: "IT services",
    parents: ["technology"],
    near: ["software", "internet", "data_ai", "cybersecurity", "telecom", "consulting", "hardware"],
  },
  internet: {
    label: "Internet",
    parents: ["technology"],
    near: ["software", "it_services", "data_ai", "ecommerce", "digital_media"],
  },
  data_ai: {
    label: "Data and AI",
    parents: ["technology"],
    near: ["software", "it_services", "internet", "cybersecurity"],
  },
  cybersecurity: {
    label: "Cybersecurity",
    parents: ["technology"],
    near: ["software", "it_services", "data_ai"],
  },
  hardware: {
    label: "Hardware and electronics",
    parents: ["technology"],
    near: ["telecom", "semiconductors", "manufacturing", "it_services", "electrical", "automation"],
  },
  semiconductors: {
    label: "Semiconductors",
    parents: ["technology", "manufacturing"],
    near: ["hardware", "electrical"],
  },
  telecom: {
    label: "Telecommunications",
    near: ["it_services", "internet", "hardware", "technology"],
  },
});
