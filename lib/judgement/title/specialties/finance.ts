import { readField } from "./specialty-entry";

/** Finance, accounting, banking, insurance and investment. */
export const financeSpecialties = readField("finance", {
  finance: { broad: true },
  controlling: { leads: true },
  accounting: {},
  billing: {},
  tax: {},
  tax_advice: {},
  audit: {},
  treasury: {},
  credit_management: {},
  lending: {},
  payroll: {},
  mergers_acquisitions: {},
  investor_relations: {},
  investment: {},
  banking: {},
  payments: {},
  risk_management: {},
  financial_crime: {},
  pricing: {},
  claims: {},
  underwriting: {},
  actuarial: {},
  insurance_distribution: {},
  reinsurance: {},
});
