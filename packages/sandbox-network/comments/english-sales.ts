import type { CommentBook } from "./comment";

export const englishSalesComments = {
  pipeline: {
    asks: [
      "Which tool do you use to see the age of a stage? Ours cannot do it and we are looking around.",
      "Anyone here running pipeline inspection on top of the CRM? What do you pay per seat, roughly?",
      "how do you flag deals with no next step automatically? we have 14 reps and i do it on fridays with coffee",
      "Honest recommendations for a pipeline tool that reps don't hate? Team of 25, mid-market.",
    ],
    evaluates: [
      "We are comparing two vendors for deal inspection right now and this post goes straight into the requirements.",
      "Our current tool is out at the end of the quarter. Three demos done, one to go.",
      "Budget for pipeline tooling got approved last week, so the shortlist is my job until Christmas.",
    ],
    states_problem: [
      "This is precisely where my team struggles. The review is ninety minutes and nobody leaves it with a next step.",
      "The 'lost to nothing' part hurts. We counted 31 of those last quarter and I still cannot explain half of them.",
      "A third of our open deals has a close date in the past. Every. Single. Month.",
      "My managers inspect by gut. I get seven different versions of 'commit' on a Friday afternoon.",
      "We have 400 opportunities and I would bet real money on maybe 90 of them being alive.",
    ],
    shares_experience: [
      "We changed our pipeline review in exactly this way last quarter, and the meeting is half as long now.",
      "Disagree on coverage. For us 4x was the difference between a good and a bad year.",
      "Did the big clean-up in spring, closed 40 % in one afternoon. Win rate went from 17 to 26 because the denominator finally made sense.",
      "we stopped asking for close dates altogether. only next step + who owns it. took the team about three weeks to get used to",
      "Tried peer reviews instead of manager reviews for a quarter. Reps were tougher on each other than I ever was 😅",
    ],
    agrees: [
      "Age of stage is so underrated as a qualifier. Coverage only tells you how optimistic people are.",
      "A deal without a champion is a wish list, that's really all there is to it.",
      "Not sure. In enterprise a deal can sit still for ten weeks and be perfectly healthy.",
      "Killing deals in public takes a culture where nobody gets punished for it first.",
    ],
  },
  outbound: {
    asks: [
      "How do you find people who are engaging with the topic? We do it by hand and it does not scale.",
      "What are you using for the signals part? Need something that works in Europe without getting legal upset.",
      "Does anybody have a vendor for intent data that is worth the money under 20k a year?",
      "Is there a tool that tells me who comments on competitors' posts? Asking for 6 SDRs.",
    ],
    evaluates: [
      "We are evaluating signal-based outbound right now, two pilots are running with four SDRs each.",
      "Just cancelled our sequencing platform after two years. Looking at lighter options that start from signals.",
      "RFP for our outbound stack goes out in January and 'why this person today' is now requirement number one.",
      "Testing this with one pod until end of month, then we decide whether the other three get it too.",
    ],
    states_problem: [
      "Our reply rate is at 0.8 % and I am running out of excuses for the board.",
      "My SDRs spend two hours a day researching and still open with the wrong reason.",
      "We bought a list of 30k contacts in June. Half bounced, the other half is annoyed now.",
      "meetings booked down 40% yoy, same headcount, same tools. something is off and it's not the reps",
      "We see the buying signals in hindsight. Every time. After the competitor has signed.",
    ],
    shares_experience: [
      "Went from 120 touches a day to 35 per rep and booked more. Took me a year to get leadership to let us try.",
      "We built the list from people who commented on three topics. 11 % reply rate over six weeks, n=400, so take it with a grain of salt.",
      "As a buyer: I answered two cold mails this year. Both mentioned something I had written that same week.",
      "Tried the video thing, tried gifts, tried the phone. Phone won. Again.",
      "We halved volume in May. Pipeline dipped for four weeks, then came back higher than before.",
    ],
    agrees: [
      "My SDRs would sign this. Volume targets are the problem, not the people.",
      "Relevance over reach, always. A prospect owes you nothing just because you personalized the first line.",
      "Timing beats copy, but only if the list isn't garbage to begin with.",
      "Hard disagree on killing the eight steps. In some industries people simply need to hear from you often.",
      "Honest question to the author: what reply rate did the bought list get?",
    ],
  },
  crm: {
    asks: [
      "Deduplication at the door: with which tool? Asking for a team of 60 reps.",
      "Can anyone recommend an enrichment provider that is decent for DACH and Nordics?",
      "What do you use to catch job changes of contacts? Would love something that writes back to the CRM by itself.",
      "How did you get call notes into the CRM without typing? Need this yesterday.",
    ],
    evaluates: [
      "We are about to choose a new CRM and this goes straight to the project team.",
      "Our CRM contract is up in March. Two finalists, and data hygiene is the tie breaker.",
      "Enrichment is on my list for next quarter, three vendors have sent quotes already.",
    ],
    states_problem: [
      "Our data decays by a third each year and nobody owns the clean-up.",
      "140 mandatory fields. I inherited it, I am ashamed of it, and I cannot find anyone who dares to delete one.",
      "Two CRMs since the merger, 18 months ago. Reps search both before every call.",
      "every rep has a private spreadsheet here. i know because i have one too 🙈",
    ],
    shares_experience: [
      "We froze field creation for six months. Best thing that ever happened to our admin.",
      "Migrated twice in five years. The tool was never the reason it hurt, ownership was.",
      "Moved the 1:1 into the CRM as well. Adoption went from 'meh' to normal in about two months.",
      "We merge duplicates weekly with a script an intern wrote. It just works.",
    ],
    agrees: [
      "The private spreadsheet is the real CRM everywhere, I am afraid.",
      "If a field drives no decision it should not exist. Simple rule, rarely followed.",
      "I would argue that sales should own it. Ops can only police what sales wants.",
    ],
  },
} satisfies CommentBook["byTopic"];
