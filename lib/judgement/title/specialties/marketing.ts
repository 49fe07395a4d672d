import { readField } from "./specialty-entry";

/** Marketing and communication. */
export const marketingSpecialties = readField("marketing", {
  marketing: { broad: true },
  brand: {},
  digital_marketing: {},
  performance_marketing: {},
  seo: {},
  content: {},
  social_media: {},
  communications: {},
  product_marketing: {},
  growth: {},
  demand_generation: {},
  marketing_operations: {},
  market_research: {},
  trade_marketing: {},
  advertising: {},
  sales_and_marketing_analytics: {},
});
