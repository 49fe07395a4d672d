import { readField } from "./specialty-entry";

/** Running whole companies and changing them. */
export const managementSpecialties = readField("management", {
  general_management: {},
  ownership: {},
  self_employment: {},
  board: {},
  branch_management: {},
  business_unit_management: {},
  strategy: {},
  change_management: {},
  innovation: {},
  operations: { general: true },
  shared_services: {},
  chief_of_staff: {},
  management_consulting: {},
  coaching: {},
});
