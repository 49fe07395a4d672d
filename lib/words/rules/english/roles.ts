import type { Persona } from "@/db/vocabulary";
import type { RolePhrases } from "../phrasebook";

export const roles: Record<Persona, RolePhrases> = {
  administration: {
    subject: "office organization",
    areas: ["appointments and approvals", "the way a request takes through the office"],
    questions: [
      ({ at }) => `whose desk does this land on first${at}?`,
      ({ at }) => `how much time goes into the paperwork around it${at}?`,
      () => "who has to approve something like this?",
    ],
  },
  business_development: {
    subject: "new markets and partners",
    areas: ["new markets and partners", "which accounts to open next"],
    questions: [
      ({ at }) => `does it change which accounts you open next${at}?`,
      () => "where does it slow down a new deal the most?",
      () => "what would a partner have to bring to help you with it?",
    ],
  },
  consulting: {
    subject: "client projects",
    areas: ["results for clients", "what clients are advised to do first"],
    questions: [
      () => "what do your clients ask about it first?",
      () => "what do you advise clients to leave alone?",
      ({ at }) => `where does it show up in your projects${at}?`,
    ],
  },
  customer_success: {
    subject: "customer retention",
    areas: ["renewals and adoption", "what customers complain about"],
    questions: [
      () => "what do your customers notice of it?",
      ({ at }) => `which part of it takes your customer team${at} the most time?`,
      () => "does it come up when customers renew?",
    ],
  },
  engineering: {
    subject: "software delivery",
    areas: ["reliability and effort", "what gets built next, and what it costs to run"],
    questions: [
      ({ at }) => `how much of it have you built yourselves${at}?`,
      () => "what does it take away from your developers each week?",
      () => "which part of it would you rather not maintain?",
    ],
  },
  finance: {
    subject: "budget and forecast",
    areas: ["spending and planning accuracy", "payback time and running costs"],
    questions: [
      ({ at }) => `where does it show up in your figures${at}?`,
      () => "which figure would have to move before you would spend money on it?",
      () => "can you put a number on what it costs you today?",
    ],
  },
  founder: {
    subject: "growth",
    areas: ["growth and cash", "what to do now and what to leave for later"],
    questions: [
      ({ at }) => `is it a topic for this quarter${at}, or for later?`,
      ({ at }) => `who looks after it${at}, you or somebody on the team?`,
      () => "what have you tried so far, and what did you drop?",
    ],
  },
  human_resources: {
    subject: "hiring and retention",
    areas: ["hiring and retention", "how people start, stay and leave"],
    questions: [
      ({ at }) => `what do your people${at} say about it?`,
      () => "does it come up in interviews or when somebody leaves?",
      () => "which part of it lands on the HR team?",
    ],
  },
  information_technology: {
    subject: "IT systems and integrations",
    areas: ["integrations and access", "systems, data and support effort"],
    questions: [
      ({ at }) => `how many systems does it touch${at}?`,
      () => "what would it have to connect to?",
      () => "which part of it ends up as a ticket for your team?",
    ],
  },
  legal: {
    subject: "contracts and risk",
    areas: ["risk and contracts", "what may be signed, and on which terms"],
    questions: [
      () => "at which point does your team get involved?",
      () => "which risk in it is underestimated?",
      ({ at }) => `is there a rule for it${at}, or does every case count on its own?`,
    ],
  },
  marketing: {
    subject: "demand generation",
    areas: ["pipeline from marketing", "campaigns and the budget behind them"],
    questions: [
      ({ at }) => `what does it mean for your marketing plan${at} this quarter?`,
      () => "how do you explain it to sales and finance?",
      () => "what does marketing contribute to it in your company?",
    ],
  },
  operations: {
    subject: "process efficiency",
    areas: ["throughput and cost per step", "where orders wait and why"],
    questions: [
      ({ at }) => `at which step does it cost you the most time${at}?`,
      () => "who notices first when it goes wrong?",
      () => "what would run differently tomorrow if it worked?",
    ],
  },
  product: {
    subject: "product discovery",
    areas: ["roadmap and adoption", "what customers really use"],
    questions: [
      ({ at }) => `does it have a place on your roadmap${at}?`,
      () => "what do your users say about it?",
      () => "what did you decide against?",
    ],
  },
  project_management: {
    subject: "project delivery",
    areas: ["scope and dates", "who has to be on board and when"],
    questions: [
      () => "who has to be on board before anything moves?",
      ({ at }) => `how often does it hold up a project${at}?`,
      () => "where would you start if you had one month?",
    ],
  },
  purchasing: {
    subject: "procurement",
    areas: ["suppliers and terms", "the shortlist and total cost"],
    questions: [
      ({ at }) => `what do you compare first${at} when suppliers pitch for it?`,
      () => "which suppliers do you use for it today?",
      () => "when does the next contract for it come up?",
    ],
  },
  revenue_operations: {
    subject: "revenue processes",
    areas: ["process and data quality", "the tools that sales works in every day"],
    questions: [
      ({ at }) => `which figure do you watch for it${at}?`,
      () => "is it a data problem for you, or a process problem?",
      () => "which tool does your team use for it, and which one around it?",
    ],
  },
  sales: {
    subject: "pipeline management",
    areas: ["pipeline and forecast", "the number and the team behind it"],
    questions: [
      ({ at }) => `which part of it takes your sales team${at} the most time?`,
      () => "how much does it decide whether you make your number?",
      () => "what do your best reps do differently here?",
    ],
  },
  other: {
    subject: "daily work",
    areas: ["how the work is done today", "daily work and who decides about it"],
    questions: [
      ({ at }) => `how is this handled${at} today?`,
      () => "who on your side cares about it most?",
      () => "what would you change about it first?",
    ],
  },
};
