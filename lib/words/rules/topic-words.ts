/** The topics of business posts that the words know by name, most specific first: on a tie the first one wins. */
const marketTopicIds = [
  "forecasting",
  "revenue_operations",
  "buying_signals",
  "attribution",
  "cloud_costs",
  "prospecting",
  "crm_data",
  "sales_pipeline",
  "demand_generation",
  "content",
  "pricing",
  "customer_retention",
  "customer_service",
  "sales_coaching",
  "partnerships",
] as const;
const workTopicIds = [
  "hiring",
  "pay",
  "employee_retention",
  "training",
  "remote_work",
  "leadership",
  "cash_flow",
  "software_spend",
  "budgeting",
  "procurement",
  "compliance",
  "contracts",
  "security",
  "software_delivery",
  "data_quality",
  "it_systems",
  "product_discovery",
  "maintenance",
  "production",
  "supply_chain",
  "quality",
  "sustainability",
  "construction",
  "healthcare",
  "commerce",
  "events",
  "projects",
  "meetings",
  "funding",
  "automation",
  "ai",
  "change",
] as const;

export const topicIds = [...marketTopicIds, ...workTopicIds];
/** Selling, marketing and customers. */
export type MarketTopicId = (typeof marketTopicIds)[number];
/** Everything else that companies do. */
export type WorkTopicId = (typeof workTopicIds)[number];
export type TopicId = MarketTopicId | WorkTopicId;
