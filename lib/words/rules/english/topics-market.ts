import type { TopicPhrases } from "../phrasebook";
import type { MarketTopicId } from "../topic-words";

export const marketTopics: Record<MarketTopicId, TopicPhrases> = {
  forecasting: {
    noun: "forecast accuracy",
    questions: [
      "how far off is the forecast usually by the end of the quarter?",
      "what turns a deal into a commit for you?",
    ],
  },
  revenue_operations: {
    noun: "revenue operations",
    questions: [
      "what do marketing and sales still count differently?",
      "which process between marketing and sales breaks most often?",
    ],
  },
  buying_signals: {
    noun: "buying signals",
    questions: [
      "which signal makes your team pick up the phone the same day?",
      "where do your signals come from today, and who looks at them?",
    ],
  },
  attribution: {
    noun: "marketing attribution",
    questions: [
      "which figure do marketing and finance both believe?",
      "do you ask new customers how they found you, or rely on tracking?",
    ],
  },
  cloud_costs: {
    noun: "cloud costs",
    questions: [
      "do your engineers see what each service costs?",
      "who notices first when the cloud bill jumps?",
    ],
  },
  prospecting: {
    noun: "outbound prospecting",
    questions: [
      "what brings you more first meetings at the moment, phone or email?",
      "how does your team decide whom to contact first in the morning?",
    ],
  },
  crm_data: {
    noun: "CRM data quality",
    questions: ["how many of your CRM fields are still in use?", "who cleans up when contacts change jobs?"],
  },
  sales_pipeline: {
    noun: "pipeline management",
    questions: [
      "how long may a deal sit in one stage before somebody asks?",
      "do you lose more deals to competitors or to no decision?",
    ],
  },
  demand_generation: {
    noun: "demand generation",
    questions: [
      "which channel would you switch off first if you had to?",
      "how many of your leads does sales really call?",
    ],
  },
  content: {
    noun: "brand and content",
    questions: [
      "which format do your customers mention when they first talk to you?",
      "how do you tell whether a piece of content did its job?",
    ],
  },
  pricing: {
    noun: "pricing",
    questions: [
      "who may give a discount, and up to which amount?",
      "when did you last change your prices, and what happened?",
    ],
  },
  customer_retention: {
    noun: "customer retention",
    questions: [
      "what is usually the first sign that a customer is about to leave?",
      "who owns the renewal on your side?",
    ],
  },
  customer_service: {
    noun: "customer service",
    questions: [
      "which question reaches your team most often?",
      "how long does a customer wait for a first answer on a busy day?",
    ],
  },
  sales_coaching: {
    noun: "sales coaching",
    questions: ["how long until a new rep carries a full quota?", "who listens to calls, and how often?"],
  },
  partnerships: {
    noun: "partnerships",
    questions: [
      "what share of new business comes through partners?",
      "which partners really bring deals, and which only bring logos?",
    ],
  },
};
