import type { TopicId } from "@/db/topics";
import type { Persona } from "@/db/vocabulary";

const revenue = ["sales", "business_development", "revenue_operations", "founder"] as const;
const technical = ["engineering", "information_technology", "product"] as const;
const operational = ["operations", "purchasing", "project_management"] as const;
const staff = ["human_resources", "founder"] as const;
const money = ["finance", "founder"] as const;

/** Who works on a topic, and can be asked about its details; everyone for the others. */
const audiences: Partial<Record<TopicId, readonly Persona[]>> = {
  forecasting: [...revenue, "finance"],
  revenue_operations: [...revenue, "marketing"],
  buying_signals: revenue,
  attribution: ["marketing", "revenue_operations", "founder"],
  cloud_costs: [...technical, ...money],
  prospecting: revenue,
  crm_data: [...revenue, "marketing", "customer_success", "information_technology"],
  sales_pipeline: revenue,
  demand_generation: [...revenue, "marketing"],
  content: ["marketing", "founder"],
  pricing: [...revenue, "product", "finance", "marketing"],
  customer_retention: [...revenue, "customer_success", "product"],
  customer_service: ["customer_success", "operations", "founder"],
  sales_coaching: revenue,
  partnerships: [...revenue, "marketing"],
  hiring: staff,
  pay: [...staff, "finance"],
  employee_retention: [...staff, "operations"],
  training: [...staff, "operations"],
  cash_flow: money,
  software_spend: [...technical, ...money, "purchasing"],
  budgeting: money,
  procurement: operational,
  compliance: ["legal", "finance", "information_technology", "human_resources"],
  contracts: ["legal", "purchasing", "finance"],
  security: [...technical, "legal"],
  software_delivery: [...technical, "project_management"],
  data_quality: [...technical, "revenue_operations", "operations"],
  it_systems: [...technical, "operations"],
  product_discovery: [...technical, "founder"],
  maintenance: [...operational, "engineering"],
  production: [...operational, "engineering"],
  supply_chain: operational,
  quality: [...operational, ...technical],
  construction: [...operational, "engineering"],
  commerce: ["marketing", "sales", "operations", "founder"],
  events: ["marketing", "sales", "administration"],
  projects: [...operational, ...technical, "consulting"],
  funding: money,
};

export const isAudience = (topic: TopicId, persona: Persona): boolean =>
  audiences[topic]?.includes(persona) ?? true;
