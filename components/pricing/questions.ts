import { policy } from "@/db/policy";

/** What visitors ask about plans and credits. */
export const questions = [
  [
    "How long does the trial last?",
    `Until its credits are used. At most ${policy.trialCreditsPerDay} are used a day, on the best evidence first, so that you see several days of signals.`,
  ],
  [
    "What happens when credits run out?",
    "The search pauses and goes on by itself when the plan's credits renew, or when you buy a pack. Nothing that was found is lost.",
  ],
  [
    "Do credits carry over?",
    "A plan's credits are for one month and expire with it, also when you pay by the year. Credits in packs do not expire.",
  ],
  [
    "Can I change plans?",
    "At any time. A larger plan applies at once, and what is left of the period you paid for is credited.",
  ],
  [
    "What if I choose a smaller plan?",
    "Nothing is deleted. The newest sources and destinations above the limit pause, and seats above it become read-only.",
  ],
  [
    "How do I cancel?",
    "On the billing page. The plan goes on until the end of the period you paid for, and the workspace moves to the trial plan then. Packs stay.",
  ],
] as const;
