import type { CommentBook } from "./comment";

export const englishRevenueComments = {
  forecasting: {
    asks: [
      "Which model did you start with, and in which tool? We still roll up by hand.",
      "Our board wants this by January. Any tool that you would recommend?",
      "Is there something between a spreadsheet and a 60k forecasting platform? We're 12 reps.",
      "How do you snapshot the pipeline every week? Looking for a way that doesn't need an engineer.",
    ],
    evaluates: [
      "We are in the final round with a forecasting vendor, the pilot on Q2 data was closer than our commit.",
      "Replacing our forecast tool this year. Demo number four is tomorrow.",
      "Got the budget for a RevOps platform, decision due by end of November.",
    ],
    states_problem: [
      "Our forecast is a spreadsheet with eleven tabs and it hurts.",
      "Off by 22 % two quarters in a row. The CFO has stopped reading my email.",
      "It takes three analysts until Wednesday to answer what the board asked on Monday.",
      "Every manager adds a haircut here, so the number that arrives at the top is pure fiction.",
      "we don't even have a written definition of commit. 4 regions, 4 opinions",
    ],
    shares_experience: [
      "Reporting line matters more than people admit. We moved RevOps to the COO and it helped.",
      "Ran a dumb regression next to the commit call for two quarters. The dumb regression won both.",
      "We publish accuracy by manager since last year. Uncomfortable for a month, normal after that.",
      "My first RevOps hire was a generalist. In hindsight right, though I doubted it every week.",
    ],
    agrees: [
      "Accuracy by manager, kindly and in the open: stealing that.",
      "A forecast is a conversation. The number is only the excuse to have it.",
      "Comp plans are the real strategy document. Couldn't have put it better.",
      "Models won't fix politics though.",
    ],
  },
  attribution: {
    asks: [
      "Looking for something that measures at account level without cookies. Any experience?",
      "Which vendor would you pick for attribution at 8M ARR? Or none at all?",
      "How do you track podcasts and communities? Would pay for anything half reliable.",
    ],
    evaluates: [
      "We're running a bake-off between two attribution tools and a plain survey. So far the survey is winning.",
      "Gave notice to our attribution vendor last month, now looking at account-level measurement instead.",
      "Incrementality testing is in next year's budget, RFP is being written as we speak.",
    ],
    states_problem: [
      "58 % of our pipeline says 'direct'. I present that slide every month and die a little.",
      "Sales and marketing claim the same deals here, so on paper we sold 140 % of what we sold.",
      "I cannot prove a single euro of brand spend and next week is budget week.",
    ],
    shares_experience: [
      "We added the open question too. Half of the answers are podcasts and colleagues.",
      "The MQL is dead here since spring. Nobody came to the funeral.",
      "Turned paid social off in two regions for six weeks. Sad to report: nothing happened.",
      "We agreed on one model with finance in 2022. It is wrong, everybody knows how, and the fights are over.",
    ],
    agrees: [
      "Last touch is politics, not measurement.",
      "How large was the holdout? Our finance team would ask that first.",
      "Ranges instead of decimals should be mandatory in every board deck.",
      "Attribution is a story we tell so that budgets survive.",
    ],
  },
  ai_revenue: {
    asks: [
      "Which signals do you feed in? We only have web visits and need something better.",
      "What are people using for call prep? Looking for recommendations, ideally with EU hosting.",
      "Does it integrate with our CRM or is it one more tab? And what is it per user?",
      "Has anyone found an AI SDR vendor that gives you a monthly contract?",
    ],
    evaluates: [
      "We are testing two vendors at the moment, and the reading part is what convinces my reps.",
      "POC ends Friday. If research time drops by a third we sign for 40 seats.",
      "We cancelled ours after a quarter. Too many identical openers.",
      "Evaluating three of these for Q1. The one that shows why it scored an account is ahead.",
    ],
    states_problem: [
      "Our legal team blocks everything, so reps paste customer notes into private accounts. I lose sleep over it.",
      "We pay for four AI tools and nobody can say which one saves time.",
      "Prospects have started to forward us our own generated emails. With laughing emojis.",
      "reps research 45 min per account here and it's still mostly copy paste from the about page",
    ],
    shares_experience: [
      "Call prep stuck, email writing did not. Same as in your post, 60 users, five months in.",
      "Put a receipt next to each score and adoption doubled, no joke.",
      "Our best prompt was written by a 58-year-old account manager who hates computers ❤️",
    ],
    agrees: [
      "Reading beats writing. The industry has it exactly backwards.",
      "An AI SDR scales your worst habits first, that should be on a poster.",
      "I am less sure about the human at the send button. For renewals it's already overkill.",
      "Nobody needs more emails. People need better reasons.",
    ],
  },
  customer_success: {
    asks: [
      "How do you track champions who change jobs? That is our biggest leak and we need a tool for it.",
      "What do you use for health scores under 500 accounts? Everything I see is built for enterprise.",
    ],
    evaluates: [
      "We are rebuilding our health score this quarter and have two CS platforms on trial for it.",
      "Our CS platform renewal is in eight weeks and honestly it is fifty-fifty.",
    ],
    states_problem: [
      "Three champions left in one month and we found out from their out-of-office.",
      "My team has 90 accounts each. Proactive is just a word on a slide.",
      "Everything is green until the day it isn't, we have no early warning whatsoever.",
    ],
    shares_experience: [
      "Green accounts that leave: we call them watermelons. Started scoring people instead of logins and caught six in time.",
      "Success owns the renewal here, and it was the best change in years.",
      "We dropped QBRs for everyone below 20k and not a single customer complained.",
    ],
    agrees: [
      "Time to first value is the only onboarding metric that matters.",
      "Success without a number is support with a nicer title. Sorry, not sorry.",
    ],
  },
} satisfies CommentBook["byTopic"];
