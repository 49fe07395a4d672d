import { readField } from "./specialty-entry";

/** Operating aircraft, ships, trains, transit and vehicles. */
export const transportSpecialties = readField("transport", {
  aviation: {},
  shipping: {},
  rail: {},
  public_transit: {},
  automotive: {},
  aerospace: {},
});
