import { readField } from "./specialty-entry";

/** Hotels, food service, travel, events, sports and personal services. */
export const hospitalitySpecialties = readField("hospitality", {
  hotel_management: { broad: true },
  rooms_division: {},
  revenue_management: {},
  food_beverage: {},
  restaurant: {},
  kitchen: {},
  events: {},
  travel: {},
  sports_fitness: {},
  leisure: {},
  franchise: {},
  beauty: {},
  funeral: {},
});
