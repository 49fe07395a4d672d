import type { TopicPhrases } from "../phrasebook";
import type { WorkTopicId } from "../topic-words";

export const workTopics: Record<WorkTopicId, TopicPhrases> = {
  hiring: {
    noun: "hiring",
    questions: [
      "how many weeks pass between an application and an offer?",
      "at which step do you lose the good candidates?",
    ],
  },
  pay: {
    noun: "pay and compensation",
    questions: ["how open are you about salary ranges?", "how do you settle what a role is worth?"],
  },
  employee_retention: {
    noun: "employee retention",
    questions: [
      "in which month do you lose most new people?",
      "what did you change after your last employee survey?",
    ],
  },
  training: {
    noun: "training and onboarding",
    questions: [
      "how long does it take until a new colleague works on their own?",
      "how do you find out whether a training changed anything?",
    ],
  },
  remote_work: {
    noun: "hybrid work",
    questions: ["which days do your people choose for the office?", "what works better for you in person?"],
  },
  leadership: {
    noun: "leadership",
    questions: [
      "what do your team leads spend too much time on?",
      "how do new managers learn the job in your company?",
    ],
  },
  cash_flow: {
    noun: "cash flow",
    questions: [
      "how many days do you wait for your money on average?",
      "how far ahead can you see your cash position?",
    ],
  },
  software_spend: {
    noun: "software spending",
    questions: [
      "who notices when nobody uses a tool any more?",
      "how many tools do you pay for that overlap?",
    ],
  },
  budgeting: {
    noun: "budgeting and the month-end close",
    questions: ["how many days does your month-end close take?", "what do you still reconcile manually?"],
  },
  procurement: {
    noun: "procurement",
    questions: [
      "how long does it take to approve a new supplier?",
      "which part of your spending is hardest to see?",
    ],
  },
  compliance: {
    noun: "compliance",
    questions: [
      "which evidence costs you the most time before an audit?",
      "who keeps track of new rules for you?",
    ],
  },
  contracts: {
    noun: "contracts",
    questions: ["where do contracts get stuck most often?", "how many days pass until a contract is signed?"],
  },
  security: {
    noun: "information security",
    questions: ["when did you last restore a backup for real?", "how do you review who has access to what?"],
  },
  software_delivery: {
    noun: "software delivery",
    questions: [
      "how long does a change take from commit to production?",
      "what slows your developers down most?",
    ],
  },
  data_quality: {
    noun: "data quality",
    questions: [
      "who decides when two dashboards show two numbers?",
      "how do you notice that a figure is wrong before the board does?",
    ],
  },
  it_systems: {
    noun: "IT systems and integrations",
    questions: [
      "which old system would you replace first?",
      "how much of your IT budget goes into keeping things running?",
    ],
  },
  product_discovery: {
    noun: "product discovery",
    questions: [
      "how many customers did your team talk to this month?",
      "how do you turn down a feature that sales wants?",
    ],
  },
  maintenance: {
    noun: "maintenance",
    questions: [
      "which machine stops most often without warning?",
      "how much of your maintenance is planned, and how much is firefighting?",
    ],
  },
  production: {
    noun: "production",
    questions: [
      "how old is your oldest connected machine?",
      "where do you lose the most minutes on a normal shift?",
    ],
  },
  supply_chain: {
    noun: "the supply chain",
    questions: [
      "how early do you hear about a late delivery?",
      "which part is missing most often when a date slips?",
    ],
  },
  quality: {
    noun: "quality management",
    questions: [
      "at which step do you find most defects?",
      "how long does it take to trace a complaint to its cause?",
    ],
  },
  sustainability: {
    noun: "energy and sustainability",
    questions: [
      "do you know the energy per part or per order?",
      "which of your customers ask for sustainability figures?",
    ],
  },
  construction: {
    noun: "construction projects",
    questions: [
      "where does a building project lose its time at the moment?",
      "how do changes on site reach the office?",
    ],
  },
  healthcare: {
    noun: "patient care and practice work",
    questions: [
      "how much of the day goes into paperwork?",
      "how do patients get an appointment with you today?",
    ],
  },
  commerce: {
    noun: "retail and e-commerce",
    questions: ["which step of the checkout loses most buyers?", "what share of orders comes back to you?"],
  },
  events: {
    noun: "trade fairs and events",
    questions: [
      "what happens to a contact in the week after the event?",
      "how do you decide whether an event was worth the money?",
    ],
  },
  projects: {
    noun: "project delivery",
    questions: [
      "how do you notice that a project is slipping?",
      "which decision holds up your projects most often?",
    ],
  },
  meetings: {
    noun: "meetings and focus time",
    questions: [
      "which regular meeting would nobody miss?",
      "how many hours a week are free of meetings for you?",
    ],
  },
  funding: {
    noun: "growth and funding",
    questions: [
      "which figure do your investors ask about first?",
      "what would you do earlier if you grew the company again?",
    ],
  },
  automation: {
    noun: "automation",
    questions: [
      "which task does your team still do in a spreadsheet?",
      "what would you automate first, and what last?",
    ],
  },
  ai: {
    noun: "AI at work",
    questions: [
      "for which task does your team really use AI every day?",
      "what would you not hand over to AI?",
    ],
  },
  change: {
    noun: "digital change",
    questions: [
      "which change met the least resistance in your company?",
      "where does a new idea usually get stuck?",
    ],
  },
};
