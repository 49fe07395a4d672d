import type { TopicPhrases } from "../phrasebook";
import type { WorkTopicId } from "../topic-words";

export const workTopics: Record<WorkTopicId, TopicPhrases> = {
  hiring: {
    words:
      "hiring, recruit*, candidate*, interview*, talent, job ad*, job description*, applicant*, time to hire, employer brand*",
    noun: "hiring",
    questions: [
      "how many weeks pass between an application and an offer?",
      "at which step do you lose the good candidates?",
    ],
  },
  pay: {
    words: "salary, salaries, pay gap, pay transparency, compensation, bonus*, payroll, benefits, wages",
    noun: "pay and compensation",
    questions: ["how open are you about salary ranges?", "how do you settle what a role is worth?"],
  },
  employee_retention: {
    words:
      "employee experience, engagement survey*, employee engagement, burnout, exit interview*, sick leave, culture, turnover, wellbeing, well being, mental health, people leave, hr, human resources",
    noun: "employee retention",
    questions: [
      "in which month do you lose most new people?",
      "what did you change after your last employee survey?",
    ],
  },
  training: {
    words:
      "training, upskill*, reskill*, learning, e learning, l d, skills, apprentice*, onboarding, trainee*",
    noun: "training and onboarding",
    questions: [
      "how long does it take until a new colleague works on their own?",
      "how do you find out whether a training changed anything?",
    ],
  },
  remote_work: {
    words:
      "hybrid work*, remote work*, remote team*, home office, return to office, rto, four day week, distributed team*",
    noun: "hybrid work",
    questions: ["which days do your people choose for the office?", "what works better for you in person?"],
  },
  leadership: {
    words: "leadership, management style, delegat*, team lead*",
    noun: "leadership",
    questions: [
      "what do your team leads spend too much time on?",
      "how do new managers learn the job in your company?",
    ],
  },
  cash_flow: {
    words:
      "cash, cash flow, cashflow, liquidity, invoice*, invoicing, receivable*, payment term*, dunning, working capital, payments",
    noun: "cash flow",
    questions: [
      "how many days do you wait for your money on average?",
      "how far ahead can you see your cash position?",
    ],
  },
  software_spend: {
    words:
      "subscriptions, software spend*, saas spend*, licenses, licences, tool stack, tech stack, shelfware, too many tools",
    noun: "software spending",
    questions: [
      "who notices when nobody uses a tool any more?",
      "how many tools do you pay for that overlap?",
    ],
  },
  budgeting: {
    words:
      "budget, budgets, budgeting, month end, close the books, closing the books, rolling forecast*, fp a, controlling, controller*, cfo, cfos, reconcil*, accounting, finance team*, bookkeeping, cost cutting",
    noun: "budgeting and the month-end close",
    questions: ["how many days does your month-end close take?", "what do you still reconcile manually?"],
  },
  procurement: {
    words: "procurement, purchasing, sourcing, supplier*, vendor management, tender*, rfp, rfps, rfq",
    noun: "procurement",
    questions: [
      "how long does it take to approve a new supplier?",
      "which part of your spending is hardest to see?",
    ],
  },
  compliance: {
    words:
      "compliance, gdpr, regulat*, audit, audits, auditor*, iso 27001, soc 2, nis2, dora, ai act, csrd, data protection, privacy",
    noun: "compliance",
    questions: [
      "which evidence costs you the most time before an audit?",
      "who keeps track of new rules for you?",
    ],
  },
  contracts: {
    words:
      "contract, contracts, legal team*, legal ops, nda, clause*, law firm*, lawyer*, litigation, legal tech",
    noun: "contracts",
    questions: ["where do contracts get stuck most often?", "how many days pass until a contract is signed?"],
  },
  security: {
    words:
      "security, cyber*, phishing, ransomware, zero trust, infosec, ciso, cisos, passkey*, mfa, access review*, least privilege, incident*, back ups, backups, vulnerabilit*, passwords",
    noun: "information security",
    questions: ["when did you last restore a backup for real?", "how do you review who has access to what?"],
  },
  software_delivery: {
    words:
      "developer*, engineers, devops, deployment*, deploy, technical debt, tech debt, code review*, microservice*, ci cd, refactor*, platform engineering, legacy code, software engineer*",
    noun: "software delivery",
    questions: [
      "how long does a change take from commit to production?",
      "what slows your developers down most?",
    ],
  },
  data_quality: {
    words:
      "data quality, data warehouse*, data contract*, data engineer*, data team*, data catalog*, data mesh, data governance, lakehouse, schema, bi, metrics definition",
    noun: "data quality",
    questions: [
      "who decides when two dashboards show two numbers?",
      "how do you notice that a figure is wrong before the board does?",
    ],
  },
  it_systems: {
    words:
      "erp, sap, migration, legacy system*, it department*, it service*, service desk, integration*, interface*, mainframe, cio, cios, s 4hana, it infrastructure",
    noun: "IT systems and integrations",
    questions: [
      "which old system would you replace first?",
      "how much of your IT budget goes into keeping things running?",
    ],
  },
  product_discovery: {
    words:
      "product discovery, roadmap*, product manage*, product team*, user research, product led, release note*, backlog, ux, user interview*, usability, design system*",
    noun: "product discovery",
    questions: [
      "how many customers did your team talk to this month?",
      "how do you turn down a feature that sales wants?",
    ],
  },
  maintenance: {
    words:
      "maintenance, predictive maintenance, downtime*, stoppage*, spare part*, field service*, breakdown*, condition monitoring",
    noun: "maintenance",
    questions: [
      "which machine stops most often without warning?",
      "how much of your maintenance is planned, and how much is firefighting?",
    ],
  },
  production: {
    words:
      "manufactur*, shop floor, factory, factories, production line*, lean, kaizen, scrap, changeover*, oee, industry 4 0, industry40, operators, plant, plants, machine, machines, cnc",
    noun: "production",
    questions: [
      "how old is your oldest connected machine?",
      "where do you lose the most minutes on a normal shift?",
    ],
  },
  supply_chain: {
    words:
      "supply chain*, logistics, warehous*, inventory, lead time*, freight, shipping, delivery time*, stock level*, fleet, last mile, transport",
    noun: "the supply chain",
    questions: [
      "how early do you hear about a late delivery?",
      "which part is missing most often when a date slips?",
    ],
  },
  quality: {
    words:
      "quality management, quality control, quality assurance, inspection*, complaints, defect*, six sigma, iso 9001, traceability, root cause*",
    noun: "quality management",
    questions: [
      "at which step do you find most defects?",
      "how long does it take to trace a complaint to its cause?",
    ],
  },
  sustainability: {
    words:
      "sustainab*, esg, carbon, emission*, co2, net zero, energy, renewable*, circular economy, climate, solar",
    noun: "energy and sustainability",
    questions: [
      "do you know the energy per part or per order?",
      "which of your customers ask for sustainability figures?",
    ],
  },
  construction: {
    words:
      "construction, building site*, contractor*, bim, architect*, real estate, property manage*, facility manage*, renovation*, housing",
    noun: "construction projects",
    questions: [
      "where does a building project lose its time at the moment?",
      "how do changes on site reach the office?",
    ],
  },
  healthcare: {
    words:
      "patient*, clinic, clinics, clinical, hospital*, dental, dentist*, physician*, nurse*, health care, healthcare, care home*, medical practice*, medtech",
    noun: "patient care and practice work",
    questions: [
      "how much of the day goes into paperwork?",
      "how do patients get an appointment with you today?",
    ],
  },
  commerce: {
    words:
      "ecommerce, e commerce, online shop*, retail, retailer*, checkout, shopping cart*, marketplace*, returns rate*, omnichannel, d2c",
    noun: "retail and e-commerce",
    questions: ["which step of the checkout loses most buyers?", "what share of orders comes back to you?"],
  },
  events: {
    words:
      "trade fair*, trade show*, conference*, webinar*, exhibitor*, booth*, event marketing, event planning",
    noun: "trade fairs and events",
    questions: [
      "what happens to a contact in the week after the event?",
      "how do you decide whether an event was worth the money?",
    ],
  },
  projects: {
    words:
      "project manage*, milestone*, deadline*, agile, scrum, kanban, sprint*, pmo, scope creep, project plan*, stakeholder*",
    noun: "project delivery",
    questions: [
      "how do you notice that a project is slipping?",
      "which decision holds up your projects most often?",
    ],
  },
  meetings: {
    words:
      "meeting, meetings, calendar, productivity, focus time, deep work, time management, inbox, email overload",
    noun: "meetings and focus time",
    questions: [
      "which regular meeting would nobody miss?",
      "how many hours a week are free of meetings for you?",
    ],
  },
  funding: {
    words:
      "fundrais*, venture capital, seed round, series a, series b, investor*, runway, valuation*, scale up*, pitch deck*",
    noun: "growth and funding",
    questions: [
      "which figure do your investors ask about first?",
      "what would you do earlier if you grew the company again?",
    ],
  },
  automation: {
    words:
      "automat*, workflow*, rpa, no code, low code, manual work, spreadsheet*, excel, paperwork, copy and paste, efficiency",
    noun: "automation",
    questions: [
      "which task does your team still do in a spreadsheet?",
      "what would you automate first, and what last?",
    ],
  },
  ai: {
    words:
      "ai, artificial intelligence, genai, gpt, chatgpt, llm, llms, copilot*, machine learning, ai agent*, agentic, prompt*",
    noun: "AI at work",
    questions: [
      "for which task does your team really use AI every day?",
      "what would you not hand over to AI?",
    ],
  },
  change: {
    words:
      "digital transformation, digitali*, transformation, change management, innovation, strategy, reorgani*",
    noun: "digital change",
    questions: [
      "which change met the least resistance in your company?",
      "where does a new idea usually get stuck?",
    ],
  },
};
