import { readField } from "./specialty-entry";

/** Energy, water, raw materials, farming and food. */
export const landAndEnergySpecialties = readField("land-and-energy", {
  energy: { broad: true },
  renewables: {},
  energy_grid: {},
  oil_gas: {},
  mining: {},
  waste: {},
  water: {},
  agriculture: {},
  food_safety: {},
  food_production: {},
});
