import { readField } from "./specialty-entry";

/** Buying, planning, storing and moving goods. */
export const supplySpecialties = readField("supply", {
  procurement: { leads: true },
  category_management: {},
  supplier_management: {},
  supply_chain: {},
  demand_planning: {},
  logistics: { broad: true },
  warehouse: {},
  fleet: {},
  transport_planning: {},
  customs: {},
  import_export: {},
  driving: {},
  postal_parcel: {},
});
