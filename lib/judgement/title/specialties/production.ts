import { readField } from "./specialty-entry";

/** Making things: plants, machines, quality, safety, development. */
export const productionSpecialties = readField("production", {
  plant_management: {},
  production: { broad: true },
  production_planning: {},
  maintenance: {},
  quality: {},
  lean: {},
  process_engineering: {},
  research_development: {},
  mechanical_design: {},
  automation: {},
  electrical: {},
  hse: {},
  environment: {},
  sustainability: {},
  energy_management: {},
  packaging: {},
  technical_management: {},
  engineering: { broad: true },
  after_sales: {},
  product_compliance: {},
});
