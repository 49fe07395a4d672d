import type { TopicPhrases } from "../phrasebook";
import type { MarketTopicId } from "../topic-words";

export const marketTopics: Record<MarketTopicId, TopicPhrases> = {
  forecasting: {
    words: "forecast*, quota, quotas, commit, run rate",
    noun: "forecast accuracy",
    questions: [
      "how far off is the forecast usually by the end of the quarter?",
      "what turns a deal into a commit for you?",
    ],
  },
  revenue_operations: {
    words:
      "revops, revenue operations, sales operations, sales ops, rev ops, revenue team*, gtm, go to market",
    noun: "revenue operations",
    questions: [
      "whom does revenue operations report to in your company?",
      "which process between marketing and sales breaks most often?",
    ],
  },
  buying_signals: {
    words: "buying signal*, intent data, intent signal*, buyer intent, signal based",
    noun: "buying signals",
    questions: [
      "which signal makes your team pick up the phone the same day?",
      "where do your signals come from today, and who looks at them?",
    ],
  },
  attribution: {
    words: "attribution, attribut*, last touch, first touch, multi touch, marketing measurement, mql, mqls",
    noun: "marketing attribution",
    questions: [
      "which figure do marketing and finance both believe?",
      "do you ask new customers how they found you, or rely on tracking?",
    ],
  },
  cloud_costs: {
    words:
      "cloud cost*, cloud bill*, cloud spend*, finops, aws, azure, rightsizing, right sizing, kubernetes",
    noun: "cloud costs",
    questions: [
      "do your engineers see what each service costs?",
      "who notices first when the cloud bill jumps?",
    ],
  },
  prospecting: {
    words:
      "outbound, outreach, cold call*, cold email*, prospect*, sdr, sdrs, bdr, bdrs, reply rate*, sequence*, cadence*",
    noun: "outbound prospecting",
    questions: [
      "what brings you more first meetings at the moment, phone or email?",
      "how does your team decide whom to contact first in the morning?",
    ],
  },
  crm_data: {
    words: "crm, crms, salesforce, hubspot, duplicates, deduplicat*, enrichment, contact data",
    noun: "CRM data quality",
    questions: [
      "how many of your CRM fields does anybody still read?",
      "who cleans up when contacts change jobs?",
    ],
  },
  sales_pipeline: {
    words:
      "pipeline, pipelines, win rate*, close date*, account executive*, sales cycle*, sales team*, b2b sales",
    noun: "pipeline management",
    questions: [
      "how long may a deal sit in one stage before somebody asks?",
      "do you lose more deals to competitors or to no decision?",
    ],
  },
  demand_generation: {
    words:
      "demand gen*, lead gen*, leads, campaign*, paid ads, google ads, conversion*, funnel, growth marketing, marketing team*, newsletter*",
    noun: "demand generation",
    questions: [
      "which channel would you switch off first if you had to?",
      "how many of your leads does sales really call?",
    ],
  },
  content: {
    words:
      "content marketing, seo, branding, storytelling, copywriting, social media, linkedin strategy, podcast*, pr",
    noun: "brand and content",
    questions: [
      "which format do your customers mention when they first talk to you?",
      "how do you tell whether a piece of content did its job?",
    ],
  },
  pricing: {
    words: "pricing, price, prices, discount*, packaging tiers, margin, margins, willingness to pay",
    noun: "pricing",
    questions: [
      "who may give a discount, and up to which amount?",
      "when did you last change your prices, and what happened?",
    ],
  },
  customer_retention: {
    words:
      "churn, retention rate*, renewal*, renew, net revenue retention, nrr, customer success, health score*, upsell*, customer loyalty",
    noun: "customer retention",
    questions: [
      "what is usually the first sign that a customer is about to leave?",
      "who owns the renewal on your side?",
    ],
  },
  customer_service: {
    words:
      "customer service, customer support, support ticket*, tickets, helpdesk, help desk, contact center*, call center*, customer experience, cx, response time*",
    noun: "customer service",
    questions: [
      "which question reaches your team most often?",
      "how long does a customer wait for a first answer on a busy day?",
    ],
  },
  sales_coaching: {
    words:
      "enablement, ramp up, ramp, coaching, playbook*, sales training, objection*, discovery call*, call review*, talk track*",
    noun: "sales coaching",
    questions: ["how long until a new rep carries a full quota?", "who listens to calls, and how often?"],
  },
  partnerships: {
    words: "partnership*, partner program*, channel sales, reseller*, alliance*, ecosystem*, referral*",
    noun: "partnerships",
    questions: [
      "what share of new business comes through partners?",
      "which partners really bring deals, and which only bring logos?",
    ],
  },
};
