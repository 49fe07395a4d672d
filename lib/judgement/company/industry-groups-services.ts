import { readSector } from "./industry-entry";

/** Professional and business services. */
export const serviceIndustries = readSector("services", {
  professional_services: {
    label: "Professional services",
  },
  legal: {
    label: "Legal",
    parents: ["professional_services"],
  },
  accounting: {
    label: "Accounting",
    parents: ["professional_services"],
    near: ["finance", "consulting"],
  },
  consulting: {
    label: "Consulting",
    parents: ["professional_services"],
    near: ["it_services", "accounting", "staffing"],
  },
  marketing: {
    label: "Marketing and advertising",
    parents: ["professional_services"],
    near: ["media", "market_research", "design", "events"],
  },
  market_research: {
    label: "Market research",
    parents: ["professional_services"],
    near: ["marketing", "consulting", "research"],
  },
  design: {
    label: "Design",
    parents: ["professional_services"],
    near: ["marketing", "architecture"],
  },
  staffing: {
    label: "Staffing and recruiting",
    near: ["hr_services", "consulting"],
  },
  hr_services: {
    label: "Human resources services",
    near: ["staffing", "consulting"],
  },
  outsourcing: {
    label: "Outsourcing and call centers",
    near: ["it_services"],
  },
  translation: {
    label: "Translation",
    near: ["publishing"],
  },
  events: {
    label: "Events",
    near: ["marketing", "hospitality", "entertainment"],
  },
  facilities: {
    label: "Facility services",
    near: ["real_estate", "crafts"],
  },
  security_services: {
    label: "Security services",
    near: ["facilities"],
  },
  engineering_services: {
    label: "Engineering services",
    parents: ["professional_services"],
    near: ["architecture", "construction", "manufacturing", "machinery", "civil_engineering"],
  },
  research: {
    label: "Research",
    near: ["higher_education"],
  },
  rental: {
    label: "Equipment rental",
    near: ["construction"],
  },
});
