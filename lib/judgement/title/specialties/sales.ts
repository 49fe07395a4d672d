import { readField } from "./specialty-entry";

/** Selling, partners, customers after the sale. */
export const salesSpecialties = readField("sales", {
  sales: { broad: true },
  field_sales: {},
  key_account: {},
  account_management: {},
  inside_sales: {},
  presales: {},
  channel_partners: {},
  sales_enablement: {},
  revenue_operations: {},
  bid_management: {},
  business_development: {},
  wholesale: {},
  customer_success: {},
  customer_support: {},
  customer_experience: {},
  community: {},
  delivery_management: {},
});
