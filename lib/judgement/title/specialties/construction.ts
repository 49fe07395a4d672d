import { readField } from "./specialty-entry";

/** Building, planning, land and property. */
export const constructionSpecialties = readField("construction", {
  site_management: {},
  construction: { broad: true },
  construction_project: {},
  estimating: {},
  bim: {},
  architecture: {},
  structural_engineering: {},
  building_services: {},
  surveying: {},
  skilled_trades: {},
  property_management: {},
  real_estate: { broad: true },
  real_estate_assets: {},
  real_estate_development: {},
  interior_design: {},
  urban_planning: {},
});
