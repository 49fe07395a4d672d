import type { CommentBook } from "./comment";

export const englishCompanyComments = {
  hiring: {
    asks: ["Which applicant tracking system handles this without losing half of the candidates?"],
    evaluates: [
      "We're switching our ATS in spring, two vendors left. Candidate updates are the deciding point.",
    ],
    states_problem: [
      "Our process takes nine weeks. I am sending this to my boss.",
      "We ghost people. Not on purpose, there are 600 applications and two of us.",
    ],
    shares_experience: [
      "We publish ranges since last summer. Fewer applications, far better ones.",
      "I was rejected without a word last month, and I have told everyone I know.",
    ],
    agrees: ["Salary range, always. It should be law.", "Structured interviews protect you from yourself."],
    seeks_job: [
      "I'm looking for my next role in talent acquisition, happy to connect with anyone hiring in Leeds or remote.",
      "Is this position still open? I applied on Monday and would love to hear back.",
      "Recently laid off after six years in sales ops. Open to work and grateful for any lead 🙏",
    ],
  },
  cloud_cost: {
    asks: [
      "Which tool shows the cost per service? We are looking for one.",
      "How do you get cost per tenant out of a shared cluster? Is there a product for it?",
    ],
    evaluates: ["Comparing three FinOps vendors this month. Showback per team is a must for us."],
    states_problem: [
      "Our bill doubled in a year and not one person can tell me why.",
      "40 % of our spend has no tag. It is weather indeed.",
    ],
    shares_experience: [
      "Data transfer was half of ours too. Moved two services into the same zone and saved 9k a month.",
      "We went back to rented servers for batch jobs. Boring and cheap.",
    ],
    agrees: [
      "Delete before you discount: printed.",
      "Budgets without the means to change anything are just guilt.",
    ],
  },
  security: {
    asks: ["Any tool for access reviews that managers actually finish? Ours time out at 30 %."],
    evaluates: ["We have two passkey vendors in a proof of concept, decision before the audit in May."],
    states_problem: [
      "Access reviews are my personal nightmare. 2,300 lines, approved with select-all.",
      "Nobody here has restored a back-up since I joined. I have raised it four times.",
    ],
    shares_experience: [
      "We restored one in March. It took eleven hours.",
      "Passkeys were easier than I feared. 700 users in five weeks.",
    ],
    agrees: ["Know your suppliers' suppliers. Nobody wants to hear it until it is a Friday evening."],
  },
  manufacturing: {
    asks: [
      "What did you use to connect the machine from 1987? We have six of those and no clue where to start.",
      "Which OEE software works offline? Our hall has no signal.",
    ],
    evaluates: ["We are piloting predictive maintenance on two presses, the go / no-go is in February."],
    states_problem: [
      "Changeovers take us 50 minutes and nobody measures them.",
      "Spare parts still take 16 weeks. We cannibalize line 3 to keep line 1 alive.",
    ],
    shares_experience: [
      "Our oldest is from 1979 and it talks over a serial line. Took an apprentice two afternoons.",
      "Scrap went down 12 % after we let the night shift write the checklist.",
    ],
    agrees: [
      "Operators hear it first. Sensors only confirm it.",
      "How did you convince maintenance? That's the real story.",
    ],
  },
  people: {
    asks: [
      "What are you using instead of the annual survey? Looking for something short for 300 shift workers.",
    ],
    evaluates: ["We are replacing our HR suite next year and onboarding is the part I test first."],
    states_problem: [
      "We lose one in four in the first half year and the exit forms all say 'personal reasons'.",
      "Our rota comes out four days in advance. Good luck planning a life around that.",
    ],
    shares_experience: [
      "We stopped the survey as well. Nobody noticed.",
      "Four talks instead of one review, third year now. Managers grumbled, teams love it.",
    ],
    agrees: [
      "Burnout is a planning failure, and planning is a leadership job.",
      "Month three decides. Everything after that is paperwork.",
    ],
  },
  finance: {
    asks: ["Which close tool would you take with four entities and two ERPs?"],
    evaluates: ["Two spend management vendors are in procurement with us right now."],
    states_problem: [
      "Eleven days, every month, and two people who are close to quitting over it.",
      "We have no idea how many subscriptions we pay. I found three for the same thing this morning.",
    ],
    shares_experience: [
      "Four days, and I am proud of it. It took two years and one very patient controller.",
      "Unused subscriptions: we found 43. Cancelled 40.",
    ],
    agrees: [
      "Every approval costs a day. Framed.",
      "Rolling forecasts only work if nobody is punished for changing their mind.",
    ],
  },
  product: {
    asks: ["What do you use to recruit users for interviews? Ours burns out the same 20 customers."],
    evaluates: ["Trialing two feedback tools this sprint, will know by Thursday."],
    states_problem: [
      "Sales promises, we ship, nobody uses it. Third time this year.",
      "Our roadmap changes with every big deal and the team has stopped believing it.",
    ],
    shares_experience: [
      "We removed a page and got thank-you mails.",
      "Interviewed 12 customers who left. Nine never understood the second screen.",
    ],
    agrees: [
      "Say no with a date. Good one.",
      "How do you choose whom to interview? Feels like half of the result.",
    ],
  },
  data: {
    asks: ["Which tool do you use for freshness tests? We would need it on about 200 tables."],
    evaluates: ["Moving our warehouse this year, two vendors in the benchmark."],
    states_problem: [
      "Eight weeks for 'active customer' here, and marketing still uses its own.",
      "The board report breaks every other Monday and we learn it from the board.",
    ],
    shares_experience: [
      "We deleted 1,100 dashboards. Eleven people asked for theirs back.",
      "Contracts worked once the producer got the pager. Not a day earlier.",
    ],
    agrees: [
      "Who owns the contract when the producer leaves? That's where it dies.",
      "Freshness first, cleverness later.",
    ],
  },
} satisfies CommentBook["byTopic"];
