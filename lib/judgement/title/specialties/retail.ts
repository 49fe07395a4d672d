import { readField } from "./specialty-entry";

/** Stores, assortment and commerce online. */
export const retailSpecialties = readField("retail", {
  store_management: {},
  retail: { broad: true },
  retail_sales: {},
  merchandising: {},
  ecommerce: {},
  crm_loyalty: {},
  consumer_products: {},
});
