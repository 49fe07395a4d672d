import type { Topic } from "../topics/topic";

/** Comments on posts by topic; some express a need. */
export const englishComments: Record<Topic, string[]> = {
  pipeline: [
    "We changed our pipeline review in exactly this way last quarter, and the meeting is half as long now.",
    "Which tool do you use to see the age of a stage? Ours cannot do it and we are looking around.",
    "Disagree on coverage. For us 4x was the difference between a good and a bad year.",
    "This is precisely where my team struggles. Could you share the agenda?",
    "The 'lost to nothing' part hurts. We counted 31 of those.",
  ],
  outbound: [
    "How do you find people who are engaging with the topic? We do it by hand and it does not scale.",
    "We are evaluating signal-based outbound right now. Would love to compare notes.",
    "My SDRs would sign this. Volume targets are the problem.",
    "Honest question: what reply rate do you see from that?",
    "As a buyer I can confirm: the good ones know why they write today.",
  ],
  crm: [
    "We are about to choose a new CRM and this goes straight to the project team.",
    "Deduplication at the door: with which tool? Asking for a team of 60 reps.",
    "Nine fields! We are at 140 and I am a bit ashamed.",
    "The private spreadsheet is the real CRM everywhere, I am afraid.",
    "Our data decays by a third each year. Enrichment is on my list for next quarter.",
  ],
  forecasting: [
    "We are building our RevOps team at the moment. Would you hire an analyst or a generalist first?",
    "Accuracy by manager, kindly and in the open: stealing that.",
    "Which model did you start with? We still roll up by hand.",
    "Reporting line matters more than people admit. We moved to the COO and it helped.",
    "Our board wants this by January. Any tool that you would recommend?",
  ],
  attribution: [
    "We added the open question too. Half of the answers are podcasts and colleagues.",
    "Looking for something that measures at account level without cookies. Any experience?",
    "Last touch is politics, not measurement.",
    "How large was the holdout? Our finance team will ask.",
    "The MQL is dead here since spring. Nobody came to the funeral.",
  ],
  ai_revenue: [
    "We are testing two vendors at the moment, and the reading part is what convinces my reps.",
    "Which signals do you feed in? We only have web visits and it is too little.",
    "Please share the prompt of the account manager!",
    "We cancelled ours after a quarter. Too many identical openers.",
    "Do you have a policy for customer data? Our legal team blocks everything.",
  ],
  customer_success: [
    "How do you track champions who change jobs? That is our biggest leak.",
    "Green accounts that leave: we call them watermelons.",
    "We are rebuilding our health score this quarter. Can we talk?",
    "Success owns the renewal here, and it was the best change in years.",
  ],
  hiring: [
    "Salary range, always. It should be law.",
    "I was rejected without a word last month. Thank you for this.",
    "Our process takes nine weeks. I am sending this to my boss.",
  ],
  cloud_cost: [
    "Data transfer was half of ours too.",
    "Which tool shows the cost per service? We are looking for one.",
    "Delete before you discount: printed.",
  ],
  security: [
    "We restored one in March. It took eleven hours.",
    "Access reviews are my personal nightmare.",
    "Passkeys were easier than I feared.",
  ],
  manufacturing: [
    "Our oldest is from 1979 and it talks over a serial line.",
    "Changeovers! Nobody measures them.",
    "How did you convince maintenance?",
  ],
  people: [
    "Month three. So true.",
    "We stopped the survey as well. Nobody noticed.",
    "As a nurse I would like to see that rota.",
  ],
  finance: [
    "Four days, and I am proud of it.",
    "Unused subscriptions: we found 43.",
    "Every approval costs a day. Framed.",
  ],
  product: [
    "We removed a page and got thank-you mails.",
    "How do you choose whom to interview?",
    "Say no with a date. Good one.",
  ],
  data: [
    "Eight weeks for 'active customer' here.",
    "Who owns the contract when the producer leaves?",
    "Freshness first. Yes.",
  ],
};
