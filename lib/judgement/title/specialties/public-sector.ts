import { readField } from "./specialty-entry";

/** Government, nonprofits, protection and religion. */
export const publicSpecialties = readField("public-sector", {
  municipal_administration: {},
  civil_service: {},
  public_procurement: {},
  smart_city: {},
  fundraising: {},
  grants: {},
  nonprofit: {},
  public_safety: {},
  physical_security: {},
  religion: {},
});
