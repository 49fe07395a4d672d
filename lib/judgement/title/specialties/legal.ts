import { readField } from "./specialty-entry";

/** Law, compliance and privacy. */
export const legalSpecialties = readField("legal", {
  legal_counsel: {},
  legal_operations: {},
  law_practice: { leads: true },
  practice_partner: {},
  legal_support: {},
  notary: {},
  compliance: {},
  data_protection: {},
  contract_management: {},
  intellectual_property: {},
  regulatory_affairs: {},
  corporate_governance: {},
  public_affairs: {},
  justice: {},
});
