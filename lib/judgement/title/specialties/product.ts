import { readField } from "./specialty-entry";

/** Products, their design, and work in projects. */
export const productSpecialties = readField("product", {
  product_management: {},
  ux_design: {},
  industrial_design: {},
  agile: {},
  business_analysis: {},
  project_management: { broad: true },
  pmo: {},
  process_management: {},
  knowledge_management: {},
});
