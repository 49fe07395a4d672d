import type { Persona } from "@/db/vocabulary";
import type { RolePhrases } from "../phrasebook";

export const roles: Record<Persona, RolePhrases> = {
  administration: {
    areas: ["appointments and approvals", "office organization"],
    questions: [
      ({ at }) => `which request takes the longest way through the office${at}?`,
      () => "which routine task would you hand over first?",
      () => "which approvals take the most follow-up?",
    ],
  },
  business_development: {
    areas: ["new markets and partners", "the choice of the next accounts"],
    questions: [
      ({ at }) => `how do you decide which accounts${at} to open next?`,
      () => "what slows down a new deal the most?",
      () => "what do you look for in a partner?",
    ],
  },
  consulting: {
    areas: ["results for clients", "client projects"],
    questions: [
      () => "what do your clients ask for most this year?",
      ({ at }) => `which part of a project${at} takes longer than planned?`,
      () => "where do projects lose the most time?",
    ],
  },
  customer_success: {
    areas: ["renewals and adoption", "customer feedback"],
    questions: [
      ({ at }) => `how do you notice${at} that a customer is about to leave?`,
      () => "what takes your customer team the most time?",
      () => "what do customers raise most often before a renewal?",
    ],
  },
  engineering: {
    areas: ["reliability and effort", "build-or-buy decisions"],
    questions: [
      ({ at }) => `how do you decide${at} what to build and what to buy?`,
      () => "which system would you rather not maintain yourselves?",
      () => "what takes your engineers away from their main work?",
    ],
  },
  finance: {
    areas: ["spending and planning accuracy", "payback time and running costs"],
    questions: [
      ({ at }) => `which step of the month-end close takes the longest${at}?`,
      () => "which figures do you still collect by hand?",
      () => "how far ahead can you rely on your plan?",
    ],
  },
  founder: {
    areas: ["growth and cash", "priorities for this quarter"],
    questions: [
      ({ at }) => `what is the bottleneck for growth${at} right now?`,
      () => "what still depends on you that should not?",
      () => "which decision is at the top of your list this quarter?",
    ],
  },
  human_resources: {
    areas: ["hiring and retention", "how people start, stay and leave"],
    questions: [
      ({ at }) => `which roles are the hardest to fill${at}?`,
      () => "which HR task still runs on spreadsheets?",
      () => "what takes the most time between an application and an offer?",
    ],
  },
  information_technology: {
    areas: ["integrations and access", "systems, data and support effort"],
    questions: [
      ({ at }) => `which systems${at} are the hardest to connect?`,
      () => "what produces the most tickets for your team?",
      () => "which system would you replace first?",
    ],
  },
  legal: {
    areas: ["risk and contracts", "contract review"],
    questions: [
      () => "at which point does your team get involved in a new contract?",
      ({ at }) => `which kind of contract${at} takes the longest to review?`,
      () => "which routine question reaches your team most often?",
    ],
  },
  marketing: {
    areas: ["pipeline from marketing", "campaigns and their budget"],
    questions: [
      ({ at }) => `how do you measure${at} what a campaign brings?`,
      () => "which channel works best for you this year?",
      () => "what takes your team the longest between idea and campaign?",
    ],
  },
  operations: {
    areas: ["throughput and cost", "waiting times in the process"],
    questions: [
      ({ at }) => `which step costs you the most time${at}?`,
      () => "which process still depends on one person?",
      () => "what do you still track by hand?",
    ],
  },
  product: {
    areas: ["roadmap and adoption", "what customers really use"],
    questions: [
      ({ at }) => `how do you decide${at} what goes on the roadmap?`,
      () => "how do you learn which features are really used?",
      () => "what slows down a release the most?",
    ],
  },
  project_management: {
    areas: ["scope and dates", "stakeholders and approvals"],
    questions: [
      ({ at }) => `what delays projects${at} most often?`,
      () => "how do you keep track of decisions across projects?",
      () => "who has to agree before a project can start?",
    ],
  },
  purchasing: {
    areas: ["suppliers and terms", "the shortlist and total cost"],
    questions: [
      ({ at }) => `how do you compare suppliers${at} today?`,
      () => "which category takes you the most time?",
      () => "how long does it take to approve a new supplier?",
    ],
  },
  revenue_operations: {
    areas: ["process and data quality", "the tools that sales works in"],
    questions: [
      ({ at }) => `which number do you trust least in your CRM${at}?`,
      () => "how many tools does a rep use in a normal day?",
      () => "which report still takes manual work?",
    ],
  },
  sales: {
    areas: ["pipeline and forecast", "quota and the sales team"],
    questions: [
      ({ at }) => `what takes your sales team${at} the most time besides selling?`,
      () => "at which stage do deals stall most often?",
      () => "how do you decide whom to contact first?",
    ],
  },
  other: {
    areas: ["how the work is done today", "daily work and who decides about it"],
    questions: [
      ({ at }) => `which task takes the most time${at}?`,
      () => "which part of your work still runs on spreadsheets or paper?",
      () => "what would you change first about the way it works today?",
    ],
  },
};
