import { readField } from "./specialty-entry";

/** Schools, universities, science and culture. */
export const educationSpecialties = readField("education", {
  school_leadership: {},
  university_leadership: {},
  teaching: {},
  elearning: {},
  admissions: {},
  academic_research: {},
  childcare: {},
  library: {},
  culture: {},
});
