/** Topics of posts in the sandbox world. */
export const topics = [
  "pipeline",
  "outbound",
  "crm",
  "forecasting",
  "attribution",
  "ai_revenue",
  "customer_success",
  "hiring",
  "cloud_cost",
  "security",
  "manufacturing",
  "people",
  "finance",
  "product",
  "data",
] as const;
export type Topic = (typeof topics)[number];

/** Those that the demo workspace's company writes about. */
export const revenueTopics: readonly Topic[] = [
  "pipeline",
  "outbound",
  "forecasting",
  "crm",
  "ai_revenue",
  "attribution",
];
